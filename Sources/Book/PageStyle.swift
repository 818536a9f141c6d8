/// The style sheet of all pages.
enum PageStyle {
  /// The style sheet's text.
  static let text = [colors, base, opening, figures, code, contents, paper].joined(separator: "\n")

  /// Apple's grouped backgrounds, and inks with a contrast of 4.5 : 1 and more on both of them.
  static let colors = """
    :root {
      color-scheme: light dark;
      --page: #f2f2f7; --card: #ffffff; --ink: #1c1c1e; --soft: #5c5c61; --accent: #0060c7; --line: #d1d1d6;
      --keyword: #9b2393; --string: #c41a16; --number: #1c00cf; --comment: #5d6c79; --type: #3900a0;
      --call: #29626a; --mark: #643820;
      --shadow: 0 3px 8px rgb(0 0 0 / 6%);
    }
    @media screen and (prefers-color-scheme: dark) {
      :root {
        --page: #000000; --card: #1c1c1e; --ink: #f2f2f7; --soft: #aeaeb2; --accent: #4ca2ff; --line: #3a3a3c;
        --keyword: #fc5fa3; --string: #fc6a5d; --number: #d0bf69; --comment: #8a97a3; --type: #d0a8ff;
        --call: #67b7a4; --mark: #fd8f3f;
        --shadow: 0 0 #0000;
      }
    }

    """

  private static let base = """
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: none; text-size-adjust: none; }
    body {
      margin: 0; background: var(--page); color: var(--ink); overflow-wrap: break-word;
      font: 1.0625rem/1.6 -apple-system, "SF Pro Text", Inter, system-ui, "Segoe UI", Roboto, sans-serif;
    }
    main, .bar, .pager { max-width: 73rem; margin-inline: auto; padding-inline: 1rem; }
    main:focus { outline: none; }
    a { color: var(--accent); text-underline-offset: .15em; text-decoration-thickness: .06em; }
    :focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 4px; }
    h1, h2, h3, h4, h5, h6 { line-height: 1.2; letter-spacing: -.015em; text-wrap: balance; }
    h2 { font-size: 1.375rem; margin: 3.5rem 0 1rem; }
    small { font-size: .8125rem; }
    .skip { position: absolute; inset-inline-start: 1rem; top: -4rem; z-index: 2; padding: .5rem 1rem;
      background: var(--card); border-radius: 0 0 12px 12px; box-shadow: var(--shadow); }
    .skip:focus { top: 0; }
    .bar nav { display: flex; justify-content: space-between; align-items: center; min-height: 3.5rem; gap: 1rem; }
    .bar a { text-decoration: none; }
    .home { font-weight: 600; letter-spacing: -.01em; padding-block: .5rem; }
    .steps { display: flex; gap: .5rem; }
    .steps a { display: grid; place-items: center; width: 2.75rem; height: 2.75rem; border-radius: 50%;
      background: var(--card); box-shadow: var(--shadow); font-size: 1.125rem; }
    .pager { margin-top: 4rem; padding-bottom: 3rem; }
    .pager nav { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); }
    .pager a { display: block; padding: .875rem 1.125rem; border-radius: 18px; background: var(--card);
      box-shadow: var(--shadow); text-decoration: none; color: var(--ink); font-weight: 600; line-height: 1.35; }
    .pager small { display: block; font-weight: 400; color: var(--soft); }
    .pager .next { text-align: end; }
    .pager .contents { text-align: center; }
    .pager a:hover, .steps a:hover { color: var(--accent); }
    @media (max-width: 33rem) { .pager .next, .pager .contents { text-align: start; } }

    """

  private static let opening = """
    .opening { padding-top: 2rem; }
    .eyebrow { margin: 0; font-size: .75rem; font-weight: 600; letter-spacing: .05em; text-transform: uppercase;
      color: var(--accent); line-height: 1.5; }
    h1 { font-size: clamp(2.125rem, 1.6rem + 2.4vw, 3.25rem); letter-spacing: -.024em; line-height: 1.1;
      margin: .15rem 0 .35rem; }
    .summary { margin: 0; font-size: 1.1875rem; line-height: 1.4; color: var(--soft); max-width: 36em;
      text-wrap: balance; }
    .prose { max-width: 40rem; margin-top: 1.75rem; }
    .prose > :first-child { margin-top: 0; }
    .prose > p:first-child { font-size: 1.1875rem; line-height: 1.5; }
    .prose p { margin: 1.125rem 0; text-wrap: pretty; }
    .prose p > strong:first-child { letter-spacing: -.01em; }
    .prose li { margin-block: .35rem; }
    .prose blockquote { margin: 1.5rem 0; padding-inline-start: 1rem; border-inline-start: 3px solid var(--line);
      color: var(--soft); overflow-x: auto; }
    .prose hr { border: 0; border-top: 1px solid var(--line); margin: 2.5rem 0; }
    .prose h3, .prose h4, .prose h5, .prose h6 { font-size: 1.0625rem; margin: 2rem 0 .5rem; }
    code { font: .875em/1.5 ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace; }
    p code, li code, td code, th code, h2 code, h3 code, figcaption code {
      padding: .1em .35em; border-radius: 6px; background: color-mix(in srgb, var(--ink) 7%, transparent);
      -webkit-box-decoration-break: clone; box-decoration-break: clone; overflow-wrap: anywhere; }
    .scroller { overflow-x: auto; margin: 1.5rem 0; background: var(--card); border-radius: 18px;
      box-shadow: var(--shadow); padding: .5rem 1rem; }
    table { border-collapse: collapse; font-size: .9375rem; font-variant-numeric: tabular-nums; width: 100%; }
    th, td { text-align: start; padding: .5rem 1rem .5rem 0; border-bottom: 1px solid var(--line);
      vertical-align: top; }
    th { font-weight: 600; color: var(--soft); }
    tr:last-child td { border-bottom: 0; }
    @media (min-width: 45rem) {
      article.beside { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 19rem);
        grid-template-rows: auto 1fr; column-gap: clamp(1.5rem, 5vw, 5rem); }
      .beside > .main-figure { grid-column: 2; grid-row: 1 / 3; padding-top: 2rem; }
      .beside > .main-figure figure { position: sticky; top: 1.25rem; }
      .beside > .main-figure .stage img { max-width: max(13rem, (100vh - 14rem) * var(--w) / var(--h)); }
      .beside > .figures, .beside > .source { grid-column: 1 / -1; }
    }
    @media (min-width: 64rem) { article.beside { grid-template-columns: minmax(0, 1fr) minmax(0, 23rem); } }

    """

  private static let figures = """
    figure { margin: 0; }
    .main-figure { margin-top: 1.5rem; }
    @media (min-width: 45rem) { .beside > .main-figure { margin-top: 0; } }
    .main-figure figure, .gallery figure { background: var(--card); border-radius: 26px; padding: 14px;
      box-shadow: var(--shadow); }
    .stage img, .strip img { display: block; height: auto; width: min(100%, var(--w) * 1px); margin-inline: auto;
      border-radius: 12px; box-shadow: 0 0 0 1px var(--line); background: var(--page); }
    .film .stage { display: none; }
    .strip { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); gap: 1rem; }
    .strip small { display: block; text-align: center; margin-top: .4rem; color: var(--soft);
      font-variant-numeric: tabular-nums; }
    .gallery { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 19rem), 1fr));
      align-items: start; }
    .gallery .wide { grid-column: 1 / -1; }
    .gallery .stage img { max-width: 24.375rem; }
    .gallery .wide .stage img { max-width: 100%; }
    .gallery .film .stage img { max-width: 22rem; }
    @media (max-width: 45rem) {
      .gallery .wide:not(.film) .stage, .above > .main-figure .stage { overflow-x: auto; padding: 1px; }
      .gallery .wide:not(.film) .stage img, .above > .main-figure .stage img { min-width: min(var(--w) * 1px, 42.5rem); }
    }
    figcaption { font-size: .875rem; line-height: 1.45; color: var(--soft); margin-top: .75rem; padding-inline: 4px;
      text-wrap: pretty; }
    figcaption b { color: var(--ink); font-variant-numeric: tabular-nums; margin-inline-end: .25em; }
    .wide figcaption, .gallery :only-child > figcaption { text-align: center; }
    .controls { display: none; gap: .25rem .75rem; align-items: center; margin: .75rem auto 0; padding-inline: 4px;
      max-width: 30rem; grid-template-columns: auto minmax(0, 1fr); font-size: .875rem;
      line-height: 1.4; }
    .js .controls { display: grid; }
    .controls label { font-weight: 600; }
    .controls output { grid-area: 1 / 2; color: var(--soft); font-variant-numeric: tabular-nums; text-align: end; }
    input { accent-color: var(--accent); margin: 0; }
    input[type="range"] { grid-column: 1 / -1; width: 100%; height: 1.75rem; cursor: pointer; }
    input[type="range"]:disabled { opacity: .45; cursor: default; }
    .switch { grid-column: 1 / -1; display: flex; gap: .5rem; align-items: center; min-height: 1.75rem;
      cursor: pointer; }
    .switch input { appearance: none; width: 2.5rem; height: 1.5rem; border-radius: 1rem; background: var(--soft);
      position: relative; cursor: pointer; flex: none; }
    .switch input::after { content: ""; position: absolute; inset: 2px auto 2px 2px; width: 1.25rem;
      border-radius: 50%; background: var(--card); }
    .switch input:checked { background: var(--accent); }
    .switch input:checked::after { inset: 2px 2px 2px auto; }
    .gallery figure:has(.switch input:checked) { grid-column: 1 / -1; }
    .stage:has(~ .controls .switch input:checked) { overflow-x: auto; }
    .stage:has(~ .controls .switch input:checked) img { max-width: none; box-shadow: none;
      min-width: min(var(--w) * 1px, 42.5rem); }
    article.beside:has(.main-figure .switch input:checked) { display: block; }
    .main-figure:has(.switch input:checked) figcaption { text-align: center; }
    .beside:has(.main-figure .switch input:checked) > .main-figure figure { position: static; }
    @media (forced-colors: active) { .switch input { appearance: auto; width: auto; }
      .switch input::after { content: none; } }
    @media screen {
      .js .film .stage { display: block; }
      .js .film .strip { display: none; }
      @media (min-width: 45rem) {
        .js .gallery .film { display: grid; grid-template: auto auto 1fr / minmax(0, 22rem) minmax(0, 1fr);
          column-gap: clamp(1.25rem, 4vw, 3rem); }
        .js .gallery .film .stage { grid-row: 1 / -1; }
        .js .gallery .film .strip { display: flex; flex-wrap: wrap; grid-area: 1 / 2; }
        .js .gallery .film .strip span { flex: 1 1 4.5rem; max-width: 11rem; }
        .js .gallery .film .controls { grid-row: 2; width: 100%; max-width: 47rem; margin: 1.5rem 0 0; padding: 0; }
        .js .gallery .film figcaption { grid-row: 3; text-align: start; padding: 0; }
        .js .gallery .film .strip img { border-radius: 8px; }
      }
    }

    """

  private static let code = """
    pre { margin: 1rem 0; padding: 1rem 1.125rem; overflow-x: auto; background: var(--card); border-radius: 18px;
      box-shadow: var(--shadow); tab-size: 2; font-size: .8125rem; line-height: 1.6; }
    pre code { font-size: 1em; line-height: inherit; }
    .listing { background: var(--card); border-radius: 18px; box-shadow: var(--shadow); }
    .listing figcaption { margin: 0; padding: .75rem 1.125rem; border-bottom: 1px solid var(--line);
      font: 600 .8125rem/1.4 ui-monospace, "SF Mono", Menlo, Consolas, "Noto Sans Mono", monospace; }
    .listing pre { margin: 0; border-radius: 0 0 18px 18px; box-shadow: none; }
    details { margin-top: 1rem; }
    summary { cursor: pointer; color: var(--accent); padding-block: .35rem; }
    .kwa { color: var(--keyword); } .kwb { color: var(--mark); } .kwc { color: var(--type); } .kwd { color: var(--call); }
    .str { color: var(--string); } .num, .esc { color: var(--number); } .com, .slc { color: var(--comment); }
    .ipl { color: var(--ink); }

    """

  private static let contents = """
    .contents .opening { padding: 4rem 0 2.5rem; }
    .cards { list-style: none; margin: 0; padding: 0 0 4rem; display: grid; gap: 12px;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); }
    .cards li { position: relative; background: var(--card); border-radius: 18px; overflow: hidden; display: flex; flex-direction: column;
      box-shadow: var(--shadow), 0 0 0 1px color-mix(in srgb, var(--line) 60%, transparent); }
    .thumbnail { aspect-ratio: 4 / 3; overflow: hidden; background: var(--page); border-bottom: 1px solid var(--line); }
    .thumbnail img { display: block; width: 100%; height: 100%; object-fit: cover; object-position: 50% 34%; }
    .thumbnail:empty { background: linear-gradient(160deg, #bfd7ea, #fbe3c0); }
    .cards .words { padding: 12px 16px 16px; }
    .cards h2 { font-size: 1.0625rem; margin: .1rem 0 .2rem; }
    .cards .words p:not(.eyebrow) { margin: 0; font-size: .875rem; line-height: 1.4; color: var(--soft); }
    .cards a { color: inherit; text-decoration: none; }
    .cards a::after { content: ""; position: absolute; inset: 0; border-radius: 18px; }
    .cards a:focus-visible { outline: none; }
    .cards a:focus-visible::after { outline: 3px solid var(--accent); outline-offset: -3px; }
    .cards li:hover h2 { color: var(--accent); }
    @media (max-width: 33rem) {
      .contents .opening { padding-block: 3rem 1.75rem; }
      .cards li { flex-direction: row; }
      .thumbnail { aspect-ratio: auto; width: 6.5rem; flex: none; border-bottom: 0; border-inline-end: 1px solid var(--line); }
      .thumbnail img { min-height: 6.5rem; position: absolute; width: 6.5rem; object-position: 0 46%; }
    }
    @media (prefers-reduced-motion: no-preference) {
      .cards li { transition: transform .2s ease-out; }
      .cards li:hover { transform: translateY(-2px); }
      .switch input::after { transition: inset .15s ease-out; }
    }

    """

  private static let paper = """
    @media print {
      :root { --page: #ffffff; --shadow: 0 0 #0000; }
      body { font-size: 10.5pt; }
      .bar, .pager, .skip, .controls, .js .controls { display: none; }
      main { padding: 0; }
      article.beside { display: block; }
      .beside > .main-figure { float: inline-end; width: 38%; margin: 0 0 1rem 1.5rem; padding: 0; }
      .beside > .main-figure figure { position: static; }
      .figures, .source { clear: both; }
      .main-figure figure, .gallery figure { padding: 0; break-inside: avoid; }
      .film .strip { grid-template-columns: repeat(auto-fit, minmax(6rem, 1fr)); }
      .gallery .film .stage { display: none; }
      h2, h3 { break-after: avoid; }
      p { orphans: 3; widows: 3; }
      pre { white-space: pre-wrap; padding: 0; }
      pre code { font-size: 8pt; }
      .listing figcaption { padding-inline: 0; }
      a { color: inherit; }
      .thumbnail { display: none; }
      .cards li { break-inside: avoid; }
    }

    """
}
