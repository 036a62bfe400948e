/// What has a header and a footer: `fig_header` and `fig_footer`.
///
/// Everything that a style can extend is refreshable; other than in FigRefresh, a class of your own
/// becomes it by saying which `scrollHost` drives it.
public typealias Refreshable = ScrollHosting
