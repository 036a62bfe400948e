import RefreshLooks
import RefreshPictures

/// The looks as files, one for each pose, and the sheet.
struct Pictures {
  let looks: [Look]

  /// The files by their paths, such as `sv-arrow/idle-dark.svg`.
  var files: [(path: String, text: String)] {
    var files: [(path: String, text: String)] = []
    for look in looks {
      for palette in [Palette.light, .dark] {
        let ending = palette.isDark ? "-dark.svg" : ".svg"
        let setting = PictureSetting(palette: palette, images: SampleImages.provider)
        for pose in Pose.all(of: look) {
          let picture = SVGWriter.document(
            of: look.drawing(pose.moment(of: look, in: setting)), width: setting.width, height: look.height,
            margin: look.overshoot, background: palette.background, title: "\(look.name), \(pose.label)",
            images: setting.images)
          files.append(("\(look.name)/\(pose.name)\(ending)", picture))
        }
        let loop = SVGAnimation(look, in: setting).document(background: palette.background)
        files.append(("\(look.name)/loop\(ending)", loop))
      }
    }
    let setting = PictureSetting(width: 200, images: SampleImages.provider)
    files.append(("contact-sheet.svg", ContactSheet(looks, in: setting).document))
    return files
  }
}
