import Testing
import UIKit

@Suite("Stand-in: views, layout and constraints", .serialized)
struct LayoutTests {
  let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  @Test("new bounds keep the middle, a new frame does not, and a transform turns the frame into a box")
  func geometry() {
    box.bounds.size = CGSize(width: 100, height: 50)
    #expect(box.frame == CGRect(x: 50, y: 25, width: 100, height: 50) && box.center == CGPoint(x: 100, y: 50))
    box.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(abs(box.frame.width - 50) < 0.001 && abs(box.frame.height - 100) < 0.001)
    #expect(box.bounds.size == CGSize(width: 100, height: 50))
  }

  @Test("what gives way shares what the superview has grown by")
  func autoresizing() {
    let (wide, right, middle) = (
      UIView(frame: box.bounds), UIView(frame: box.bounds), UIView(frame: box.bounds)
    )
    wide.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    right.autoresizingMask = .flexibleLeftMargin
    middle.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    for view in [wide, right, middle] { box.addSubview(view) }
    box.frame.size = CGSize(width: 300, height: 140)
    #expect(wide.frame == CGRect(x: 0, y: 0, width: 300, height: 140))
    #expect(right.frame.minX == 100 && middle.frame.minX == 50 && middle.frame.width == 200)
  }

  @Test("anchors: edges, middles, sizes, constants, and a size that a label has by itself")
  func anchors() {
    let (label, bar) = (UILabel(frame: .zero), UIView(frame: .zero))
    label.text = "hello"
    for view in [label, bar] {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    let height = bar.heightAnchor.constraint(equalToConstant: 8)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      bar.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      bar.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
      bar.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 4), height,
    ])
    box.layoutIfNeeded()
    #expect(label.center.x == 100 && label.frame.minY == 10 && label.frame.size == label.intrinsicContentSize)
    #expect(bar.frame == CGRect(x: 16, y: label.frame.maxY + 4, width: 168, height: 8))
    height.constant = 20
    box.semanticContentAttribute = .forceRightToLeft
    box.layoutIfNeeded()
    #expect(bar.frame.height == 20 && bar.frame.minX == 16)
    box.frame.size.width = 300
    box.layoutIfNeeded()
    #expect(bar.frame.width == 268 && label.center.x == 150)
  }

  @Test("the safe area guide leaves out what bars cover")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.systemInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: window.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: window.safeAreaLayoutGuide.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      view.widthAnchor.constraint(equalTo: window.widthAnchor, multiplier: 0.5),
    ])
    window.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 44, width: 160, height: 402))
  }

  @Test("places are converted between views, scrolled or not")
  func converting() {
    let list = UIScrollView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 5, y: 50, width: 10, height: 10))
    list.contentSize.height = 1000
    box.addSubview(list)
    list.addSubview(inner)
    list.contentOffset.y = 30
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: box) == CGPoint(x: 16, y: 41))
    #expect(box.convert(CGPoint(x: 16, y: 41), to: inner) == CGPoint(x: 1, y: 1))
  }
}
