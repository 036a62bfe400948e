// A test that imports the kit has what the kit speaks of: the engine, and a scroll view to run it on.

@_exported public import RefreshTesting
@_exported public import RefreshWalks
