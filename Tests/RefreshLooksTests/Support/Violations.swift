import RefreshCore

@testable import RefreshLooks
@testable import RefreshPictures

/// What a look does that no look may do, in words; empty for a good look.
struct Violations {
  let look: Look

  // MARK: Bounds and numbers

  /// What is drawn outside the view and the look's overshoot.
  ///
  /// The width of text is a guess, so in a view of 200 points only its height counts.
  func bounds(width: Double, isDark: Bool, isRightToLeft: Bool) -> [String] {
    let scenes = Scenes(look, width: width, isDark: isDark, isRightToLeft: isRightToLeft)
    let room = look.overshoot + 0.05
    return firsts(scenes.all) { moment in
      for mark in scenes.drawing(moment).marks where mark.isVisible {
        var (left, right) = (mark.bounds.minX + room, moment.width + room - mark.bounds.maxX)
        if mark.kind == .text, width < 320 { (left, right) = (0, 0) }
        let least = min(left, right, mark.bounds.minY + room, moment.height + room - mark.bounds.maxY)
        if least < 0 {
          return "a \(mark.kind) reaches \(short(-least + 0.05)) pt out of the view: \(short(mark.bounds))"
        }
      }
      return nil
    }
  }

  /// Numbers that are none, colours and opacities beyond their range, and paths that nothing paints.
  func numbers(width: Double, isDark: Bool, isRightToLeft: Bool) -> [String] {
    let scenes = Scenes(look, width: width, isDark: isDark, isRightToLeft: isRightToLeft)
    return firsts(scenes.all) { moment in
      let drawing = scenes.drawing(moment)
      if let bad = drawing.numbers.first(where: { !$0.isFinite }) { return "draws with the number \(bad)" }
      if drawing.leavesPathUnpainted { return "leaves a path unpainted" }
      var problem: String?
      drawing.forEach { if let new = Self.problem($0) { problem = new } }
      return problem
    }
  }

  private static func problem(_ element: DrawingElement) -> String? {
    func check(_ color: DrawingColor) -> String? {
      let parts = [color.red, color.green, color.blue, color.alpha]
      return parts.allSatisfy { $0 > -1e-9 && $0 < 1 + 1e-9 }
        ? nil : "has a colour beyond its range: \(color)"
    }
    switch element {
    case .fill(let color): return check(color)
    case .fillLinear(let first, _, _, let second, _, _): return check(first) ?? check(second)
    case .fillRadial(let inner, _, _, let radius, let outer):
      return radius < 0 ? "has a gradient of negative radius" : check(inner) ?? check(outer)
    case .stroke(let color, let width, let style):
      if width < 0 { return "has a stroke of negative width" }
      if style.trimStart < -1e-9 || style.trimEnd > 1 + 1e-9 { return "trims beyond the path" }
      return check(color)
    case .text(_, _, _, let size, _, _, let color):
      return size <= 0 ? "has a text without size" : check(color)
    case .push(_, _, _, _, _, let opacity):
      return opacity > 1 + 1e-9 ? "has a group of opacity \(opacity)" : nil
    case .arc(_, _, let radius, _, _): return radius < 0 ? "has an arc of negative radius" : nil
    case .clip(_, _, let width, let height):
      return width < 0 || height < 0 ? "clips to a negative rectangle" : nil
    case .move, .line, .quad, .cubic, .close, .image, .pop: return nil
    }
  }

  // MARK: Continuity

  /// Jumps while the progress goes on by hundredths.
  func pulling() -> [String] {
    let scenes = Scenes(look)
    let bound = Allowances.bound(look.name, "pulling", Allowances.pulling)
    var ways: [(Int) -> Moment] = []
    ways.append { scenes.moment(.pulling(progress: Double(min($0, 100)) / 100)) }
    ways.append { scenes.moment(.armed(progress: 1 + Double($0) / 200), after: .pulling(progress: 1)) }
    ways.append {
      scenes.moment(.returning(progress: 1 - Double($0) / 100), after: .pulling(progress: 1))
    }
    return ways.flatMap { way in
      jumps((0...100).map(way), of: scenes, bound, "for a step of 0.01")
    }
  }

  /// Jumps at the moment when a phase becomes another.
  func changes() -> [String] {
    let scenes = Scenes(look)
    var found: [String] = []
    var known: Set<String> = []
    for change in scenes.changes {
      let jump = Jump.size(scenes.drawing(change.before), scenes.drawing(change.after))
      let bound = Allowances.bound(look.name, "\(change)", Allowances.change)
      if jump > bound, known.insert("\(change)").inserted {
        found.append("\(look.name): \(change) jumps by \(short(jump)) pt, more than \(short(bound))")
      }
    }
    return found
  }

  /// Jumps while time goes by: through whatever follows a change, and through a loop.
  func frames() -> [String] {
    let scenes = Scenes(look)
    let bound = Allowances.bound(look.name, "frame", Allowances.frame)
    var ways = [(scenes.moment(.refreshing, 0, after: .armed(progress: 1)), scenes.refreshing(1) + 0.1)]
    for change in scenes.changes where !change.after.phase.isSameKind(as: .refreshing) {
      ways.append((change.after, scenes.settled + 0.1))
    }
    return ways.flatMap { start, seconds in
      let moments = (0...Int(seconds * 60)).map { frame in
        var moment = start
        moment.seconds = Double(frame) / 60
        return moment
      }
      return jumps(moments, of: scenes, bound, "in a frame")
    }
  }

  private func jumps(_ moments: [Moment], of scenes: Scenes, _ bound: Double, _ what: String) -> [String] {
    let seen = moments.map { scenes.drawing($0).marks.filter(\.isVisible) }
    var worst = (jump: bound, index: 0)
    for index in 1..<seen.count {
      let jump = Jump.size(seen[index - 1], seen[index])
      if jump > worst.jump { worst = (jump, index) }
    }
    guard worst.index > 0 else { return [] }
    let place = short(moments[worst.index])
    return ["\(look.name): \(place) jumps by \(short(worst.jump)) pt \(what), more than \(short(bound))"]
  }

  // MARK: Time

  /// A loop whose end is not its beginning.
  func loop() -> [String] {
    guard look.loop > 0 else { return [] }
    let scenes = Scenes(look)
    return firsts((0..<12).map { scenes.moment(.refreshing, scenes.refreshing((Double($0) + 0.37) / 12)) }) {
      var later = $0
      later.seconds += look.loop
      let jump = Jump.size(scenes.drawing($0), scenes.drawing(later))
      return jump > 0.1 ? "is \(short(jump)) pt off after a loop of \(short(look.loop)) s" : nil
    }
  }

  /// Movement where the look says that nothing moves, and words that something does at rest.
  func rest() -> [String] {
    let scenes = Scenes(look)
    var moments = scenes.all + scenes.changes.map(\.after)
    moments += moments.map { moment in
      var moment = moment
      moment.reducesMotion = true
      return moment
    }
    moments += moments.map { moment in
      var moment = moment
      moment.seconds = look.settling
      return moment
    }
    return firsts(moments) { moment in
      let isRefreshing = moment.phase.isSameKind(as: .refreshing) && !moment.reducesMotion
      if look.isMoving(moment) {
        return moment.seconds < look.settling || isRefreshing ? nil : "says that it moves"
      }
      var later = moment
      later.seconds += 0.37
      let jump = Jump.size(scenes.drawing(moment), scenes.drawing(later))
      return jump > 0.01 ? "says that it stands still and moves by \(short(jump)) pt" : nil
    }
  }

  /// Drawings that are not the same when made again, in storage that was used before.
  func repetition() -> [String] {
    let scenes = Scenes(look)
    var used = Drawing()
    for moment in scenes.all.reversed() { look.draw(moment, &used) }
    return firsts(scenes.all) { moment in
      used.clear()
      look.draw(moment, &used)
      return used == scenes.drawing(moment) ? nil : "draws the same moment in two ways"
    }
  }

  /// Storage that grows once everything was drawn before.
  ///
  /// What a look allocates and frees again within a frame is not seen.
  func storage() -> [String] {
    let scenes = Scenes(look)
    let moments = scenes.all
    var drawing = Drawing()
    func capacities() -> [Int] {
      [drawing.codes.capacity, drawing.numbers.capacity, drawing.strings.capacity]
    }
    func frame(_ index: Int) {
      drawing.clear()
      look.draw(moments[index % moments.count], &drawing)
    }
    for index in moments.indices { frame(index) }
    let warm = capacities()
    for index in 0..<1000 {
      frame(index * 7)
      if capacities() != warm { return ["\(look.name): its drawing grows in frame \(index)"] }
    }
    return []
  }

  // MARK: Words

  /// The first two moments with a problem, in words.
  private func firsts(_ moments: [Moment], _ problem: (Moment) -> String?) -> [String] {
    var found: [String] = []
    for moment in moments {
      if let problem = problem(moment) {
        found.append("\(look.name): \(short(moment)) \(problem)")
        if found.count == 2 { break }
      }
    }
    return found
  }

  private func short(_ number: Double) -> String { Numbers.plain(number) }

  private func short(_ bounds: PictureBounds) -> String {
    let edges = [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].map(short)
    return "x \(edges[0])…\(edges[2]), y \(edges[1])…\(edges[3])"
  }

  private func short(_ moment: Moment) -> String {
    let progress = moment.phase.progress > 0 ? " at \(short(moment.phase.progress))" : ""
    let size = "\(short(moment.width)) pt wide, \(moment.palette.isDark ? "dark" : "light")"
    let still = moment.reducesMotion ? ", less motion" : ""
    let past = "after \(moment.previous.name)"
    return "\(moment.phase.name)\(progress) \(past), \(short(moment.seconds)) s, \(size)\(still):"
  }
}
