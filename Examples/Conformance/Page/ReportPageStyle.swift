import CommandKit

/// How the report looks.
enum ReportPageStyle {
  static let css = """
    \(ReportStyle.page)
    section { padding-top: 36px; }
    .totals b { display: inline-block; margin-right: 18px; font-size: 20px; }
    .ok { color: #1c7f4f; } .bad { color: #c3281c; } .none { color: var(--soft); }
    .legend { list-style: none; margin: 22px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 18px; font-size: 13px; color: var(--soft); }
    .legend li { display: flex; align-items: center; gap: 7px; }
    .legend i { display: inline-block; width: 16px; height: 12px; border-radius: 3px; }
    .legend .line { height: 0; border-top: 2px solid var(--offset); border-radius: 0; }
    .legend .space { background: var(--room); }
    .legend .mark { width: 2px; border-radius: 0; background: var(--action); margin: 0 6px; }
    .cases { border: 1px solid var(--line); border-radius: 12px; background: var(--card); overflow: hidden; margin-top: 12px; }
    .row {
      display: grid; grid-template-columns: 128px minmax(0, 1fr) repeat(5, 76px); gap: 8px; padding: 7px 16px;
      align-items: baseline; font-size: 15px;
    }
    .row > span:nth-child(n + 3) { text-align: center; font-weight: 650; }
    .row.head { font-size: 12px; color: var(--soft); }
    .row.head > span:nth-child(n + 3) { font-weight: 400; }
    .row .none { font-weight: 400; }
    details { border-top: 1px solid var(--grid); }
    summary { cursor: pointer; list-style: none; }
    summary::-webkit-details-marker { display: none; }
    summary:hover { background: var(--grid); }
    summary .id { font: 12.5px ui-monospace, Menlo, Consolas, monospace; color: var(--soft); overflow-wrap: anywhere; }
    .inside { padding: 2px 16px 16px; }
    .inside p { font-size: 14px; margin: 0 0 8px; }
    .reports a { color: var(--offset); text-decoration: none; }
    .reports a:hover { text-decoration: underline; }
    .charts { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 420px), 1fr)); gap: 12px; align-items: start; }
    figure { margin: 0; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; min-width: 0; }
    figcaption { padding: 6px 12px; font-weight: 650; font-size: 14px; }
    figcaption span { float: right; font-weight: 400; color: var(--soft); font-size: 12.5px; }
    ul.bad { margin: 0; padding: 0 16px 10px 30px; font-size: 13px; }
    \(ReportStyle.chart)
    .chart { padding: 0 6px 4px; }
    svg { min-width: 0; }
    svg .inside { font: 10px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: var(--ink); }
    svg .tick { font-size: 10px; }
    line.action { stroke: var(--action); stroke-width: 1.6; }
    @media (max-width: 760px) { .row { grid-template-columns: 84px minmax(0, 1fr) repeat(5, 30px); } .row.head { display: none; } }
    @media (prefers-color-scheme: dark) { .ok { color: #5fd69b; } .bad { color: #ff8577; } }
    """
}
