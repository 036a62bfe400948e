// One import is enough: a style hands on the engine's words and the platform's views.

@_exported public import RefreshCore
@_exported public import RefreshViews
