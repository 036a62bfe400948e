import RefreshTesting

/// What every app does with a refresh control, sooner or later.
enum StyleTask: String, CaseIterable {
  case add
  case end
  case trigger
  case hide
  case footer
  case noMoreData = "no more data"
  case restyle
  case customLook = "custom look"
  case globalDefault = "global default"
  case remove

  /// The task as an order.
  var title: String {
    switch self {
    case .add: "Reload when the list is pulled down"
    case .end: "Say that the reload is over"
    case .trigger: "Reload without a pull"
    case .hide: "Let nobody pull for a while"
    case .footer: "Load more at the end"
    case .noMoreData: "Say that there is no more"
    case .restyle: "Show another look, stock"
    case .customLook: "Show a look of the app’s own: a bar that grows with the pull"
    case .globalDefault: "Give every list of the app the same look"
    case .remove: "Take the control away"
    }
  }
}

/// The ten tasks, done in the words of one style.
protocol StyleTasks {
  /// The tasks for a list and its feed.
  init(list: any ScrollHosting, feed: Feed)

  func add()
  func end()
  func trigger()
  func hide()
  func footer()
  func noMoreData()
  func restyle()
  func customLook()

  /// Also adds a header that shows the default.
  func globalDefault()
  func remove()
}

extension StyleTasks {
  /// Does a task.
  func perform(_ task: StyleTask) {
    switch task {
    case .add: add()
    case .end: end()
    case .trigger: trigger()
    case .hide: hide()
    case .footer: footer()
    case .noMoreData: noMoreData()
    case .restyle: restyle()
    case .customLook: customLook()
    case .globalDefault: globalDefault()
    case .remove: remove()
    }
  }
}

extension FeedStyle {
  /// The tasks in this style.
  func tasks(_ list: any ScrollHosting, _ feed: Feed) -> any StyleTasks {
    switch self {
    case .sv: SVTasks(list: list, feed: feed)
    case .infinity: InfinityTasks(list: list, feed: feed)
    case .fig: FigTasks(list: list, feed: feed)
    case .gm: GMTasks(list: list, feed: feed)
    }
  }

  /// The name of the file with the tasks' code, without its end.
  var tasksName: String {
    switch self {
    case .sv: "SVTasks"
    case .infinity: "InfinityTasks"
    case .fig: "FigTasks"
    case .gm: "GMTasks"
    }
  }
}
