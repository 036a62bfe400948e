// Everything that a tester needs with one import: the simulated scroll view, scenarios, and the engine.

@_exported public import RefreshCore
@_exported public import RefreshScenario
@_exported public import RefreshSimulation
@_exported public import RefreshViews
