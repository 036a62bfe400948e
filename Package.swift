// swift-tools-version: 6.2
import PackageDescription

/// What every target shares: main-actor code by default, explicit existentials, and imports that do
/// not leak. A target that needs something else says why, in place.
let strict: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// As an app outside this package is built: no default isolation, so that what a user must write is
/// what the tests write.
let outsider: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Where there is no UIKit, a stand-in by its name can take its place, so that the UIKit side is compiled
/// and tested there too: REFRESH_UIKIT=1 swift test --scratch-path .build-uikit
let standIn: [Target.Dependency] =
  Context.environment["REFRESH_UIKIT"] == nil ? [] : ["UIKit", "ImageIO", "ObjectiveC", "_Testing_UIKit"]

/// What a style speaks of and re-exports.
let engine: [Target.Dependency] = ["RefreshCore", "RefreshLooks", "RefreshViews", "RefreshUIKit"]

let styles: [Target.Dependency] = ["SVStyle", "InfinityStyle", "FigStyle", "GMStyle"]

let package = Package(
  name: "RefreshStyles",
  platforms: [.iOS(.v15), .tvOS(.v15), .visionOS(.v1), .macCatalyst(.v15), .macOS(.v13)],
  products: [
    // Styles: what an app imports, one import each.
    .library(name: "SVStyle", targets: ["SVStyle"]),
    .library(name: "InfinityStyle", targets: ["InfinityStyle"]),
    .library(name: "FigStyle", targets: ["FigStyle"]),
    .library(name: "GMStyle", targets: ["GMStyle"]),
    // For authors of hosts and styles, and for testers.
    .library(name: "RefreshCore", targets: ["RefreshCore"]),
    .library(name: "RefreshTesting", targets: ["RefreshTesting"]),
  ],
  targets: [
    // MARK: Core — decides everything; imports nothing.
    .target(name: "RefreshCore", swiftSettings: strict),

    // MARK: Looks — pure functions from a moment to a drawing.
    .target(name: "RefreshLooks", dependencies: ["RefreshCore"], swiftSettings: strict),

    // MARK: Pictures — drawings on paper: SVG, contact sheets, text.
    .target(
      name: "RefreshPictures", dependencies: ["RefreshLooks", "RefreshCore"], swiftSettings: strict),

    // MARK: Views — what is on screen, by UIKit's names.
    .target(
      name: "RefreshViews", dependencies: ["RefreshCore", "RefreshLooks"] + standIn,
      swiftSettings: strict),

    // MARK: UIKit — UIScrollView as a host; empty where there is no UIKit.
    .target(
      name: "RefreshUIKit", dependencies: ["RefreshCore", "RefreshViews"] + standIn,
      swiftSettings: strict),

    // MARK: Styles — words, no decisions.
    .target(name: "SVStyle", dependencies: engine, swiftSettings: strict),
    .target(name: "InfinityStyle", dependencies: engine, swiftSettings: strict),
    .target(name: "FigStyle", dependencies: engine, swiftSettings: strict),
    .target(name: "GMStyle", dependencies: engine, swiftSettings: strict),

    // MARK: Hosts and testing — a scroll view without a screen, and behaviour written down.
    .target(name: "RefreshPhysics", dependencies: ["RefreshCore"], swiftSettings: strict),
    .target(
      name: "RefreshSimulation", dependencies: ["RefreshCore", "RefreshPhysics", "RefreshViews"],
      swiftSettings: strict),
    .target(
      name: "RefreshScenario", dependencies: ["RefreshCore", "RefreshViews", "RefreshSimulation"],
      swiftSettings: strict),
    .target(
      name: "RefreshTesting",
      dependencies: [
        "RefreshCore", "RefreshLooks", "RefreshViews", "RefreshPhysics", "RefreshSimulation",
        "RefreshScenario",
      ] + styles,
      swiftSettings: strict),

    // MARK: Examples that run anywhere.
    .target(name: "CommandKit", path: "Examples/CommandKit", swiftSettings: strict),
    .executableTarget(
      name: "ThreeStyles", dependencies: ["CommandKit", "RefreshTesting"] + styles,
      path: "Examples/ThreeStyles",
      exclude: ["Strokes"], swiftSettings: strict),

    .executableTarget(
      name: "Gallery", dependencies: ["CommandKit", "RefreshPictures", "RefreshLooks"],
      path: "Examples/Gallery",
      swiftSettings: strict),

    .executableTarget(
      name: "Conformance", dependencies: ["CommandKit", "RefreshTesting"], path: "Examples/Conformance",
      swiftSettings: strict),

    // MARK: Tests — the kit is a library, the suites state what must hold.
    .target(
      name: "RefreshTestKit", dependencies: ["RefreshTesting", "RefreshWalks"], path: "Tests/RefreshTestKit",
      swiftSettings: strict),
    .target(
      name: "RefreshWalks", dependencies: ["RefreshTesting"], path: "Tests/RefreshWalks",
      swiftSettings: strict),
    .executableTarget(
      name: "Memory", dependencies: ["RefreshWalks", "RefreshTesting"], path: "Tests/Memory",
      swiftSettings: strict),
    .target(
      name: "RefreshFuzz", dependencies: ["RefreshWalks", "RefreshScenario", "RefreshViews"],
      path: "Tests/RefreshFuzz", swiftSettings: strict),
    .executableTarget(
      name: "Walks", dependencies: ["RefreshWalks", "RefreshTesting"], path: "Tests/Walks",
      swiftSettings: strict),
    .target(name: "CommandTestKit", path: "Tests/CommandTestKit", swiftSettings: outsider),
    .executableTarget(
      name: "Benchmarks", dependencies: ["RefreshCore"] + styles, path: "Tests/Benchmarks",
      swiftSettings: strict),
    .testTarget(
      name: "RefreshCoreTests", dependencies: ["RefreshCore", "RefreshTestKit"],
      swiftSettings: outsider),
    .testTarget(
      name: "RefreshViewsTests", dependencies: ["RefreshViews", "RefreshTestKit", "RefreshWalks"],
      swiftSettings: strict),
    .testTarget(
      name: "RefreshLooksTests", dependencies: ["RefreshLooks", "RefreshCore", "RefreshPictures"],
      exclude: ["Golden"], swiftSettings: outsider),
    .testTarget(
      name: "RefreshPicturesTests", dependencies: ["RefreshPictures", "RefreshLooks", "RefreshCore"],
      swiftSettings: outsider),
    .testTarget(
      name: "GalleryTests",
      dependencies: ["CommandKit", "CommandTestKit", "Gallery", "RefreshPictures", "RefreshLooks"],
      swiftSettings: outsider),
    .testTarget(
      name: "RefreshSimulationTests",
      dependencies: ["RefreshCore", "RefreshPhysics", "RefreshViews", "RefreshSimulation"],
      swiftSettings: outsider),
    .testTarget(name: "RefreshScenarioTests", dependencies: ["RefreshScenario"], swiftSettings: strict),
    .testTarget(
      name: "RefreshTestingTests", dependencies: ["RefreshTesting", "RefreshTestKit"],
      swiftSettings: strict),
    .testTarget(
      name: "RefreshWalksTests", dependencies: ["RefreshTesting", "RefreshWalks"] + styles,
      swiftSettings: strict),
    .testTarget(name: "ConformanceTests", dependencies: ["RefreshTestKit"], swiftSettings: strict),
    .testTarget(
      name: "StyleTests", dependencies: ["RefreshTestKit"] + styles, swiftSettings: strict),
    .testTarget(
      name: "SVStyleTests", dependencies: ["SVStyle", "RefreshTestKit"], swiftSettings: strict),
    .testTarget(
      name: "GMStyleTests", dependencies: ["GMStyle", "RefreshTestKit"], swiftSettings: strict),
    .testTarget(
      name: "FigStyleTests", dependencies: ["FigStyle", "RefreshTestKit"], swiftSettings: strict),
    .testTarget(
      name: "InfinityStyleTests", dependencies: ["InfinityStyle", "RefreshTestKit"], swiftSettings: strict),
    .testTarget(
      name: "ThreeStylesTests",
      dependencies: ["CommandKit", "CommandTestKit", "ThreeStyles", "RefreshTesting"], swiftSettings: strict),
    .testTarget(
      name: "SnippetTests",
      dependencies: ["RefreshCore", "RefreshLooks", "RefreshViews", "RefreshSimulation", "RefreshTesting"]
        + ["RefreshUIKit"] + styles + standIn + (standIn.isEmpty ? [] : ["StandInTestKit"]),
      swiftSettings: outsider),
    .testTarget(
      name: "ConformanceCommandTests", dependencies: ["CommandKit", "CommandTestKit", "Conformance"],
      swiftSettings: strict),
    .testTarget(
      name: "OutsiderTests", dependencies: ["RefreshTesting"] + styles, swiftSettings: outsider),
  ]
)

// MARK: Seed samples — what the originals' own texts show, compiled as apps old and new compile it.
for style in ["SVStyle", "InfinityStyle", "FigStyle", "GMStyle"] {
  let dependencies: [Target.Dependency] = [.byName(name: style), "RefreshTesting", "RefreshSimulation"]
  package.targets += [
    .testTarget(
      name: style + "SeedSamples", dependencies: dependencies, path: "Tests/SeedSamples/" + style,
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .testTarget(
      name: style + "SeedSamplesInSwift5", dependencies: dependencies,
      path: "Tests/SeedSamples/" + style + "InSwift5", swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
}

if !standIn.isEmpty {
  package.targets += [
    .target(
      name: "UIKit", dependencies: ["RefreshCore", "RefreshPhysics", "ObjectiveC"],
      path: "Tests/StandIn/UIKit"),
    .target(name: "ObjectiveC", path: "Tests/StandIn/ObjectiveC"),
    .target(name: "ImageIO", dependencies: ["UIKit"], path: "Tests/StandIn/ImageIO"),
    .target(name: "_Testing_UIKit", path: "Tests/StandIn/_Testing_UIKit"),
    .target(
      name: "StandInTestKit", dependencies: ["RefreshUIKit", "UIKit"], path: "Tests/StandIn/TestKit",
      swiftSettings: strict),
    .testTarget(
      name: "RefreshUIKitTests",
      dependencies: ["RefreshUIKit", "RefreshTesting", "RefreshTestKit", "RefreshWalks", "StandInTestKit"]
        + standIn + styles,
      swiftSettings: strict),
  ]

  // Apps on their way from an original to its style: some files import the one, some the other.
  let originals = ["SVPullToRefresh", "Infinity", "FigRefresh"]
  let bothWays: [Target.Dependency] =
    standIn + styles + originals.map { .byName(name: $0) }
  package.targets += originals.map {
    .target(name: $0, dependencies: ["UIKit"], path: "Tests/TwoLibraries/Originals/" + $0)
  }
  package.targets += [
    .testTarget(
      name: "TwoLibrariesTests", dependencies: bothWays, path: "Tests/TwoLibraries/App",
      swiftSettings: outsider),
    .testTarget(
      name: "TwoLibrariesInSwift5Tests", dependencies: bothWays, path: "Tests/TwoLibraries/AppInSwift5",
      swiftSettings: [.swiftLanguageMode(.v5)]),
    // Classes that say nothing of the main actor, as apps in Swift 5 mode are full of.
    .testTarget(
      name: "PlainCallersOnUIKitTests", dependencies: standIn + styles, path: "Tests/PlainCallersOnUIKit",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    // The app that opens in Xcode, and a walk through all its screens.
    .executableTarget(
      name: "UIKitCatalog", dependencies: ["UIKit"] + styles, path: "Examples/UIKitCatalog.swiftpm/Sources",
      swiftSettings: [.enableUpcomingFeature("MemberImportVisibility"), .treatAllWarnings(as: .error)]),
    .executableTarget(
      name: "UIKitCatalogInSwift5", dependencies: ["UIKit"] + styles, path: "Tests/UIKitCatalogInSwift5",
      swiftSettings: [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)]),
    .testTarget(
      name: "UIKitCatalogTests",
      dependencies: ["UIKitCatalog", "RefreshUIKit", "StandInTestKit", "RefreshTestKit"] + standIn,
      swiftSettings: strict),
  ]
}

// MARK: A simulator — REFRESH_SIMULATOR=1 leaves out what starts processes, which nothing there may.
if Context.environment["REFRESH_SIMULATOR"] != nil {
  let startsProcesses: Set = [
    "CommandTestKit", "ConformanceCommandTests", "FigStyleTests", "GalleryTests", "InfinityStyleTests",
    "RefreshCoreTests", "RefreshSimulationTests", "ThreeStylesTests",
  ]
  package.targets.removeAll { $0.type == .executable || startsProcesses.contains($0.name) }
}
