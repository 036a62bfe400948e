import Foundation
import RefreshCore
import RefreshLooks
import RefreshPictures
import Testing

/// Poses, animations, contact sheets and drawings in words.
@Suite struct SheetTests {
  // MARK: Poses

  @Test func headersAndFootersHaveTheirPoses() {
    let names = Pose.all(of: SampleLooks.ring).map(\.name)
    #expect(
      names == [
        "idle", "pulled-025", "pulled-050", "pulled-075", "pulled-100", "pulled-150", "loop-0", "loop-1",
        "loop-2", "loop-3", "loop-4", "loop-5", "returning", "finishing",
      ])
    #expect(Pose.all(of: SampleLooks.steps).map(\.name) == names + ["no-more-data"])
  }

  @Test func posesAreMoments() {
    let setting = PictureSetting(width: 200, palette: .dark, isRightToLeft: true)
    func moment(_ pose: Pose, _ look: Look = SampleLooks.ring) -> Moment {
      pose.moment(of: look, in: setting)
    }
    #expect(moment(.idle).phase == .idle)
    #expect(moment(.pulled(percent: 75)).phase == .pulling(progress: 0.75))
    #expect(moment(.pulled(percent: 100)).phase == .armed(progress: 1))
    #expect(moment(.pulled(percent: 100)).texts.title == "Release to refresh")
    #expect(moment(.looping(sixths: 3)).seconds == 1.5)
    #expect(moment(.looping(sixths: 3)).width == 200)
    #expect(moment(.looping(sixths: 3)).palette.isDark)
    #expect(moment(.looping(sixths: 3)).isRightToLeft)
    #expect(!moment(.idle).isAtEnd)
    #expect(moment(.idle, SampleLooks.steps).isAtEnd)
    #expect(moment(.noMoreData, SampleLooks.steps).texts == LookTexts())
  }

  // MARK: Animations

  @Test func framesStandOnAStripThatMovesInSteps() {
    let animation = SVGAnimation(SampleLooks.ring, in: PictureSetting(width: 100), prefix: "q")
    #expect(animation.frameCount == 30)
    #expect(animation.duration == 1)
    let text = animation.document
    #expect(text.contains(".qm{animation:qk 1s steps(30) infinite}"))
    #expect(text.contains("@keyframes qk{to{transform:translateX(-3000px)}}"))
    #expect(text.contains("<svg x=\"2900\" width=\"100\" height=\"60\" viewBox=\"0 0 100 60\">"))
    #expect(XML(text).isWellFormed)
  }

  @Test func equalFramesAreKeptOnce() {
    let setting = PictureSetting(width: 100)
    let animation = SVGAnimation(SampleLooks.steps, in: setting, framesPerSecond: 8, prefix: "q")
    #expect(animation.frameCount == 3)
    #expect(
      animation.element().contains(
        "@keyframes qk{0%{transform:translateX(0)}25%{transform:translateX(-108px)}"
          + "50%{transform:translateX(-216px)}75%{transform:translateX(-108px)}to{transform:translateX(0)}}"))
    #expect(attributes("id", in: animation.document).count == 1)
  }

  @Test func whoWantsLessMotionSeesTheStill() {
    let text = SVGAnimation(SampleLooks.ring, prefix: "q").document
    #expect(text.contains("@media(prefers-reduced-motion:reduce){.qm{display:none}.qr{display:inline}}"))
    let still = text.components(separatedBy: "<g class=\"qr\">")[1]
    #expect(!still.contains("rotate"))
  }

  @Test func whatStandsStillHasOneFrame() {
    let animation = SVGAnimation(SampleLooks.bar)
    #expect(animation.frameCount == 1)
    #expect(!animation.document.contains("<style>"))
  }

  @Test func thereAreNotTooManyFrames() {
    let slow = Look("slow", loop: 20) { moment, drawing in
      drawing.circle(moment.seconds, 10, radius: 3)
      drawing.fill(.black)
    }
    #expect(SVGAnimation(slow, mostFrames: 50).frameCount == 50)
  }

  // MARK: Contact sheets

  @Test func everyLookAndPoseIsOnTheSheet() {
    let text = ContactSheet(SampleLooks.all).document
    let xml = XML(text)
    #expect(xml.isWellFormed)
    for word in SampleLooks.all.map(\.name) + ["idle", "25 %", "no more data", "stands still", "loop 1 s"] {
      #expect(xml.characters.contains(word), "\(word)")
    }
    // Two lines a look; headers have 14 poses, footers 15; and the picture itself.
    #expect(xml.elements.filter { $0.name == "svg" }.count == 2 * (14 + 15 + 14) + 1)
    #expect(Set(xml.ids).count == xml.ids.count)
  }

  // MARK: Words

  @Test func drawingsInWords() {
    let words = drawing { drawing in
      drawing.group(x: 1, y: 2, degrees: 45, scaleX: 0.5, opacity: 0.25) { drawing in
        drawing.move(to: 1 / 3, -0.5)
        drawing.line(to: 2, 3)
        drawing.quad(1, 2, to: 3, 4)
        drawing.cubic(1, 2, 3, 4, to: 5, 6)
        drawing.arc(1, 2, radius: 3, start: -90, sweep: 270)
        drawing.close()
        drawing.stroke(
          DrawingColor(76, 143, 255), width: 2,
          StrokeStyle(cap: .round, join: .bevel, dash: 2, gap: 1, trimStart: 0.25, trimEnd: 0.5))
      }
      drawing.clipped(x: 0, y: 0, width: 10, height: 20) { drawing in
        drawing.fill(from: .white, at: 1, 2, to: .clear, at: 3, 4)
        drawing.fill(from: .white, around: 1, 2, radius: 3, to: DrawingColor(gray: 0, alpha: 0.5))
        drawing.fill(DrawingColor(red: 0.5, green: 0, blue: .nan))
      }
      drawing.text("a \"b\"", x: 1, y: 2, size: 14, weight: .bold, alignment: .right, color: .black)
      drawing.image("run", frame: 3, x: 1, y: 2, width: 3, height: 4)
    }
    #expect(
      words.text == """
        group at 1 2 turned 45 scaled 0.5 1 opacity 0.25
          move 0.33 -0.5
          line 2 3
          quad 1 2 to 3 4
          cubic 1 2 3 4 to 5 6
          arc 1 2 radius 3 from -90 by 270
          close
          stroke rgb 76 143 255 width 2 round-cap bevel-join dash 2 gap 1 trim 0.25 to 0.5
        end
        clip at 0 0 size 10 20
          fill from rgb 255 255 255 at 1 2 to rgb 0 0 0 alpha 0 at 3 4
          fill from rgb 255 255 255 around 1 2 radius 3 to rgb 0 0 0 alpha 0.5
          fill rgb 127.5 0 nan
        end
        text "a \\"b\\"" at 1 2 size 14 bold right rgb 0 0 0
        image "run" frame 3 at 1 2 size 3 4

        """)
  }
}
