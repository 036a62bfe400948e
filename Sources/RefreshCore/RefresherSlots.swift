public final class RefresherSlots: MainActorBound {
  public init(host: any ScrollHost) {}
  public func report(_ event: ScrollEvent) {}
}
