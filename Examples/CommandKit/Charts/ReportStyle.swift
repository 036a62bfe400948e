/// How pages with timelines look, in light and dark.
package enum ReportStyle {
  /// Colours, and what every page has: a heading, a lead and links.
  package static let page = """
    :root {
      --paper: #f6f5f2; --card: #ffffff; --ink: #1c1c1e; --soft: #62626a; --line: #dedcd6; --grid: #ecebe6;
      --finger: #c8501f; --offset: #1f4fd1; --room: #8d6bf055; --edge: #9a98a0; --touch: #c8501f12;
      --action: #6a2fd6; --loaded: #6c6a75;
      --resting: #e9e8ee; --pulling: #b4d5fa; --armed: #ffd787; --loading: #cdbcfb; --returning: #b1e4d5;
      --noMore: #e3d1c2; --progress: #3f86d866;
      --c: #7b7b84; --s: #b0361e; --k: #9b2393; --t: #1d6a84; --w: #0b3fb8; --wback: #e7eefc;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #131316; --card: #1b1b20; --ink: #ececf0; --soft: #a2a2ad; --line: #34343c; --grid: #28282f;
        --finger: #ff9468; --offset: #86a9ff; --room: #8f6cff4d; --edge: #787884; --touch: #ff946814;
        --action: #bfa2ff; --loaded: #a8a6b4;
        --resting: #2e2e36; --pulling: #24507f; --armed: #7a5713; --loading: #51409c; --returning: #1f6454;
        --noMore: #5c4a3c; --progress: #7db7ff66;
        --c: #8a8a96; --s: #ff8f78; --k: #ff8ad8; --t: #7fd3e8; --w: #a9c4ff; --wback: #25304d;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; }
    body {
      margin: 0 auto; max-width: 1480px; padding: 0 clamp(16px, 3.2vw, 48px) 72px;
      background: var(--paper); color: var(--ink);
      font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    header { padding: 56px 0 8px; }
    h1 { font-size: clamp(30px, 4.6vw, 48px); line-height: 1.1; letter-spacing: -0.02em; margin: 0 0 14px; }
    h2 { font-size: 25px; letter-spacing: -0.01em; margin: 0 0 4px; line-height: 1.25; }
    h2 small { font: 13px ui-monospace, Menlo, Consolas, monospace; color: var(--soft); letter-spacing: 0; }
    p { margin: 0 0 16px; max-width: 90ch; color: var(--soft); }
    .lead { font-size: 19px; max-width: 64ch; }
    nav { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 22px; }
    nav a {
      color: var(--ink); text-decoration: none; font-size: 14px; padding: 5px 12px;
      border: 1px solid var(--line); border-radius: 99px; background: var(--card);
    }
    nav a:hover { border-color: var(--offset); color: var(--offset); }
    section { padding-top: 52px; }
    """

  /// Charts of an offset over time, and the states that go with it.
  package static let chart = """
    .chart { overflow-x: auto; padding: 6px 14px 10px; }
    svg { display: block; width: 100%; min-width: 760px; height: auto; }
    svg text { font-size: 11px; fill: var(--soft); }
    svg .style { font-size: 15px; font-weight: 650; fill: var(--ink); }
    svg .tick, svg .note { font-variant-numeric: tabular-nums; white-space: pre; }
    svg .note { paint-order: stroke; stroke: var(--card); stroke-width: 4px; }
    .plot { fill: none; stroke: var(--line); }
    .grid { stroke: var(--grid); }
    .touch { fill: var(--touch); }
    .lift { stroke: var(--finger); stroke-dasharray: 2 3; }
    path.finger { fill: none; stroke: var(--finger); stroke-width: 1.2; opacity: .55; }
    .samples { fill: var(--finger); }
    path.offset { fill: none; stroke: var(--offset); stroke-width: 2; stroke-linejoin: round; }
    path.room { fill: var(--room); }
    line.edge, path.edge { fill: none; stroke: var(--edge); stroke-dasharray: 5 4; }
    .state { stroke: var(--card); stroke-width: 1; }
    .resting { fill: var(--resting); background: var(--resting); }
    .pulling { fill: var(--pulling); background: var(--pulling); }
    .armed { fill: var(--armed); background: var(--armed); }
    .loading { fill: var(--loading); background: var(--loading); }
    .returning { fill: var(--returning); background: var(--returning); }
    .noMore { fill: var(--noMore); background: var(--noMore); }
    .progress { fill: var(--progress); }
    """
}
