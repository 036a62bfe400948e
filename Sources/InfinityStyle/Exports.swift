// One import is enough: a style hands on the engine's words, the looks and the platform's views.

@_exported public import RefreshCore
@_exported public import RefreshLooks
@_exported public import RefreshUIKit
@_exported public import RefreshViews
