// swift-tools-version: 6.0
import AppleProductTypes
import PackageDescription

// An app: open this folder in Xcode and run it. Its sources are also a target of the package two folders up,
// where they are compiled and tested against a stand-in for UIKit.

let package = Package(
  name: "UIKitCatalog",
  platforms: [.iOS(.v15)],
  products: [
    .iOSApplication(
      name: "UIKitCatalog",
      targets: ["UIKitCatalog"],
      bundleIdentifier: "org.example.refreshstyles.catalog",
      displayVersion: "1.0",
      bundleVersion: "1",
      appIcon: .placeholder(icon: .leaf),
      accentColor: .presetColor(.blue),
      supportedDeviceFamilies: [.phone, .pad],
      supportedInterfaceOrientations: [.portrait, .landscapeLeft, .landscapeRight]
    )
  ],
  dependencies: [.package(name: "RefreshStyles", path: "../..")],
  targets: [
    .executableTarget(
      name: "UIKitCatalog",
      dependencies: ["SVStyle", "InfinityStyle", "FigStyle", "GMStyle"].map {
        .product(name: $0, package: "RefreshStyles")
      },
      path: "Sources"
    )
  ]
)
