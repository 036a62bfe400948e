/// How the page looks, in light and dark.
enum PageStyle {
  static let css = """
    :root {
      --paper: #f6f5f2; --card: #ffffff; --ink: #1c1c1e; --soft: #62626a; --line: #dedcd6;
      --accent: #1f4fd1; --mark: #e7eefc; --chip: #f1f0ec; --edge: #0000001c;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --paper: #131316; --card: #1b1b20; --ink: #ececf0; --soft: #a2a2ad; --line: #34343c;
        --accent: #9db8ff; --mark: #25304d; --chip: #26262d; --edge: #ffffff24;
      }
    }
    * { box-sizing: border-box; }
    html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
    body {
      margin: 0 auto; max-width: 1480px; padding: 0 clamp(14px, 3.2vw, 48px) 80px;
      background: var(--paper); color: var(--ink);
      font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
    }
    header { padding: clamp(32px, 6vw, 64px) 0 8px; }
    h1 { font-size: clamp(32px, 5vw, 52px); line-height: 1.1; letter-spacing: -0.025em; margin: 0 0 14px; }
    h2 { font-size: 26px; letter-spacing: -0.015em; margin: 0; line-height: 1.25; }
    h3 { font-size: 19px; letter-spacing: -0.01em; margin: 0; line-height: 1.3; }
    h3 a { color: inherit; text-decoration: none; }
    h3 a:hover { color: var(--accent); }
    p { margin: 0; color: var(--soft); }
    .lead { font-size: 19px; max-width: 62ch; }
    nav { display: grid; gap: 10px; margin-top: 28px; }
    nav p { display: flex; align-items: baseline; font-size: 14px; }
    nav span { display: flex; flex-wrap: wrap; gap: 4px 14px; }
    nav b { flex: 0 0 118px; color: var(--ink); font-weight: 650; }
    nav a { color: var(--soft); text-decoration: none; }
    nav a:hover { color: var(--accent); text-decoration: underline; text-underline-offset: 3px; }
    section { padding-top: 56px; }
    section > p { margin: 2px 0 18px; }
    article {
      display: grid; grid-template: auto 1fr auto / minmax(0, 320px) minmax(0, 1fr);
      gap: 16px 28px; align-items: start;
      background: var(--card); border: 1px solid var(--line); border-radius: 16px; padding: 22px 24px 0;
      margin-bottom: 20px; overflow: hidden; content-visibility: auto; contain-intrinsic-size: auto 520px;
      scroll-margin-top: 16px;
    }
    .about { grid-column: 1; }
    .about p { display: flex; flex-wrap: wrap; gap: 6px; margin-top: 8px; }
    .about span {
      font-size: 12.5px; line-height: 1; padding: 5px 9px; border-radius: 99px; background: var(--chip);
      font-variant-numeric: tabular-nums;
    }
    .live { grid-column: 1; display: grid; gap: 12px; }
    .phases { grid-column: 2; grid-row: 1 / span 2; display: grid; gap: 14px; }
    .screen { border-radius: 12px; overflow: hidden; box-shadow: 0 0 0 1px var(--edge); padding-bottom: 12px; }
    .screen.light { background: #fff; --bar: #ececef; }
    .screen.dark { background: #000; --bar: #222227; }
    .screen svg { display: block; width: 100%; height: auto; }
    .screen i { display: block; height: 10px; border-radius: 5px; background: var(--bar); margin: 12px 16px 0; }
    .screen i:nth-of-type(2) { width: 74%; }
    .screen i:nth-of-type(3) { width: 52%; }
    .screen svg:last-child { margin: 12px 0 -12px; }
    .row { display: grid; grid-template-columns: repeat(6, minmax(0, 1fr)); gap: 12px 10px; }
    figure { margin: 0; min-width: 0; }
    figure svg { display: block; width: 100%; height: auto; border-radius: 7px; box-shadow: 0 0 0 1px var(--edge); }
    figure svg.light { background: #fff; }
    figure svg.dark { background: #000; margin-top: 4px; }
    figcaption {
      font-size: 12px; line-height: 1.2; color: var(--soft); text-align: center; margin-top: 6px;
      font-variant-numeric: tabular-nums; white-space: nowrap;
    }
    .code {
      grid-column: 1 / -1; list-style: none; margin: 6px -24px 0; padding: 14px 24px 16px; display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 460px), 1fr)); gap: 8px 28px;
      border-top: 1px solid var(--line);
    }
    .code li { display: flex; align-items: baseline; gap: 12px; min-width: 0; }
    .code b { flex: 0 0 86px; font-size: 12.5px; font-weight: 600; color: var(--soft); }
    code {
      font: 12px/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
      white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0;
    }
    em { font-style: normal; font-weight: 600; color: var(--accent); }
    @media (max-width: 980px) {
      article { grid-template: none / minmax(0, 1fr); padding: 18px 18px 0; contain-intrinsic-size: auto 900px; }
      .phases { grid-column: 1; grid-row: auto; }
      .live { grid-template-columns: repeat(2, minmax(0, 1fr)); }
      .code { margin: 4px -18px 0; padding: 12px 18px 14px; }
    }
    @media (max-width: 620px) {
      .live { grid-template-columns: minmax(0, 1fr); }
      .row { grid-template-columns: repeat(3, minmax(0, 1fr)); }
      .code li { flex-direction: column; gap: 0; }
      .code b { flex: none; }
      nav p { display: block; }
    }
    @media print { article { break-inside: avoid; } }
    """
}
