extension ReportPage {
  /// The page's style sheet.
  static let style = """
    :root { color-scheme: light dark; --edge: #c6c6c8; --paper: #fff; --ink: #1c1c1e; --soft: #636366; --bad: #b3261e;
      --warn: #8a5a00; --good: #1b6e3a; --zoom: 1; --at: 50%; }
    @media (prefers-color-scheme: dark) { :root { --edge: #48484a; --paper: #1c1c1e; --ink: #f2f2f7; --soft: #aeaeb2;
      --bad: #ff8a80; --warn: #ffd27a; --good: #7bd88f; } }
    * { box-sizing: border-box; }
    body { margin: 0; font: 15px/1.45 system-ui, sans-serif; color: var(--ink); background: var(--paper); display: grid;
      grid-template-columns: minmax(0, 18rem) minmax(0, 1fr); grid-template-areas: "head head" "nav main"; }
    header { grid-area: head; position: sticky; top: 0; z-index: 2; padding: .75rem 1rem; background: var(--paper);
      border-bottom: 1px solid var(--edge); }
    header h1 { font-size: 1.2rem; margin: 0; display: inline; } #verdict { display: inline; margin-left: 1rem; }
    #tools { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; margin-top: .5rem; }
    #tools[hidden] { display: none; } fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .6rem; }
    legend { float: left; margin-right: .5rem; }
    nav { grid-area: nav; padding: 1rem; border-right: 1px solid var(--edge); overflow-wrap: anywhere; }
    nav ol { margin: 0; padding: 0; list-style: none; } nav li { padding: .15rem 0; }
    main { grid-area: main; padding: 0 1rem 4rem; min-width: 0; }
    a { color: inherit; } a:focus-visible, article:focus-visible { outline: 2px solid #0a66ff; outline-offset: 2px; }
    small { color: var(--soft); font-weight: 400; } .changed small, .missing small, .error small { color: var(--bad); }
    .withinTolerance small { color: var(--warn); } .recorded small, .passed small { color: var(--good); }
    article { padding: 1rem 0; border-bottom: 1px solid var(--edge); scroll-margin-top: 8rem; }
    h2 { font-size: 1rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
    .views { display: flex; flex-wrap: wrap; gap: 1rem; overflow: auto; }
    figure { margin: 0; max-width: 100%; } figcaption { color: var(--soft); font-size: .8rem; }
    .picture { position: relative; display: inline-block; max-width: 100%; overflow: auto; border: 1px solid var(--edge); }
    .picture img { display: block; max-width: 100%; height: auto; width: calc(var(--w) * var(--zoom) * 1px); }
    .zoomed .picture img { max-width: none; image-rendering: pixelated; }
    .picture svg { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
    .zoomed .picture svg { width: auto; height: auto; }
    rect { fill: none; stroke: #d55e00; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
    rect.was { stroke: #0072b2; stroke-dasharray: 4 3; } .noframes svg { display: none; }
    .stacked .views { display: grid; } .stacked figure { grid-area: 1 / 1; } .stacked figure.diff { display: none; }
    .stacked figcaption { visibility: hidden; }
    .swipe figure.new { clip-path: inset(0 0 0 var(--at)); } .blend figure.new { opacity: var(--at); }
    .difference figure.old, .difference figure.new { display: none; }
    @keyframes flicker { 50% { visibility: hidden; } }
    .flicker figure.new { animation: flicker 1s step-end infinite; }
    @media (prefers-reduced-motion: reduce) { .flicker figure.new { animation-duration: 4s; } }
    table { border-collapse: collapse; margin: .75rem 0; font-variant-numeric: tabular-nums; display: block; overflow: auto; }
    caption { text-align: left; color: var(--soft); } th, td { text-align: left; padding: .15rem .75rem .15rem 0; font-weight: 400; }
    pre { overflow: auto; background: color-mix(in srgb, var(--edge) 25%, transparent); padding: .5rem; }
    dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: .1rem 1rem; margin: 0; font-size: .85rem; }
    dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
    @media (max-width: 45rem) { body { display: block; } nav { border: 0; } header { position: static; } }
    """
}
