import CommandKit

/// How the page looks, in light and dark.
enum PageStyle {
  static let css = """
    \(ReportStyle.page)
    .columns { display: grid; gap: 16px; grid-template-columns: repeat(auto-fit, minmax(min(100%, 380px), 1fr)); align-items: start; }
    .columns.four { grid-template-columns: repeat(auto-fit, minmax(min(100%, 560px), 1fr)); }
    figure, .card, .table {
      margin: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; overflow: hidden;
      min-width: 0;
    }
    figcaption { padding: 11px 16px; font-weight: 650; border-bottom: 1px solid var(--line); }
    figcaption span { font-weight: 400; color: var(--soft); font-size: 13px; margin-left: 6px; }
    pre {
      margin: 0; padding: 12px 14px 16px; overflow-x: auto;
      font: 11.5px/1.6 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    .c { color: var(--c); } .s { color: var(--s); } .k { color: var(--k); } .t { color: var(--t); }
    .w { color: var(--w); background: var(--wback); border-radius: 3px; font-weight: 600; }
    \(ReportStyle.chart)
    .leader { fill: none; stroke: var(--soft); stroke-width: .8; }
    svg .inside, svg .below { font: 10.5px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    svg .inside { fill: var(--ink); }
    line.action { stroke: var(--action); stroke-width: 1.6; }
    line.loaded { stroke: var(--loaded); stroke-width: 1.2; }
    svg .mark { font-weight: 600; paint-order: stroke; stroke: var(--card); stroke-width: 3px; }
    svg .mark.action { fill: var(--action); } svg .mark.loaded { fill: var(--loaded); }
    .legend {
      list-style: none; margin: 0; padding: 12px 18px; display: flex; flex-wrap: wrap; gap: 4px 18px;
      font-size: 13px; color: var(--soft); border-bottom: 1px solid var(--line);
    }
    .legend li { display: flex; align-items: center; gap: 7px; }
    .legend .break { flex-basis: 100%; height: 0; }
    .legend i { display: inline-block; width: 16px; height: 12px; border-radius: 3px; }
    .legend i.stroke { height: 0; border-radius: 0; border-top: 2px solid; }
    .legend i.finger { border-top-style: dotted; border-color: var(--finger); }
    .legend i.offset { border-color: var(--offset); }
    .legend i.edge { border-top-style: dashed; border-color: var(--edge); }
    .legend i.bar { width: 2px; height: 14px; border-radius: 0; margin: 0 4px; }
    .legend i.action { background: var(--action); } .legend i.loaded { background: var(--loaded); }
    .legend i.room { background: var(--room); }
    .table { margin-top: 16px; overflow-x: auto; }
    table { border-collapse: collapse; width: 100%; min-width: 680px; table-layout: fixed; font-size: 14px; font-variant-numeric: tabular-nums; }
    th, td { text-align: left; padding: 8px 16px; vertical-align: top; }
    thead th:first-child { width: 190px; }
    thead th { border-bottom: 1px solid var(--line); white-space: nowrap; }
    tbody th { font-weight: 400; color: var(--soft); white-space: nowrap; }
    tbody tr + tr > * { border-top: 1px solid var(--grid); }
    h3 { font-size: 17px; margin: 34px 0 10px; }
    th small, td small { display: block; font-weight: 400; font-size: 12px; color: var(--soft); }
    .tasks thead th:first-child { width: 34%; }
    .tasks tbody th { white-space: normal; }
    .tasks a { color: inherit; text-decoration-color: var(--line); text-underline-offset: 3px; }
    .tasks a:hover { color: var(--offset); }
    .tasks i { font-style: normal; } .tasks i.some { color: var(--finger); font-weight: 600; }
    .tasks .sum > * { font-weight: 650; color: var(--ink); }
    #tasks pre, #mixed pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    .traps code { font: 12px ui-monospace, Menlo, Consolas, "DejaVu Sans Mono", monospace; color: var(--ink); }
    .traps { margin: 0; padding: 10px 16px 14px 32px; font-size: 13px; color: var(--soft); border-top: 1px solid var(--grid); }
    .traps b { color: var(--finger); font-weight: 600; }
    .same { font-size: 14px; margin: 10px 2px 0; }
    @media print { section { break-inside: avoid; } .chart, pre { overflow: visible; } }
    """
}
