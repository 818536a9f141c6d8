/// The script of all pages: it makes the sliders and switches of figures work, and nothing else.
enum PageScript {
  /// The script's text.
  static let text = """
    "use strict";
    // Controls and slides are shown from the first paint on, so that nothing on the page moves.
    document.documentElement.classList.add("js");
    document.addEventListener("DOMContentLoaded", () => {
      const dark = matchMedia("(prefers-color-scheme: dark)");
      // What is to be read keeps the size that its letters need: on a small screen its stage scrolls, by the keyboard too.
      const reach = () => {
        for (const stage of document.querySelectorAll(".stage")) {
          if (stage.scrollWidth > stage.clientWidth) stage.tabIndex = 0; else stage.removeAttribute("tabindex");
        }
      };
      addEventListener("resize", reach);
      reach();
      for (const figure of document.querySelectorAll("figure[data-frames]")) {
        const frames = JSON.parse(figure.dataset.frames);
        const layout = figure.dataset.layout ? JSON.parse(figure.dataset.layout) : null;
        const stage = figure.querySelector(".stage");
        const image = stage.querySelector("img");
        const source = stage.querySelector("source");
        const slider = figure.querySelector("input[type=range]");
        const toggle = figure.querySelector("input[type=checkbox]");
        // What the stage shows need not be told twice.
        figure.querySelector(".strip")?.setAttribute("aria-hidden", "true");
        const output = figure.querySelector("output");
        const words = image.alt;
        const first = slider ? Number(slider.defaultValue) : 0;
        let chosen = first;
        const show = () => {
          const isLayout = toggle !== null && toggle.checked;
          // The layout is drawn at one place and size only; without it the slider is where the reader had it.
          if (slider && slider.disabled !== isLayout) {
            if (isLayout) chosen = slider.value;
            slider.value = isLayout ? first : chosen;
            slider.disabled = isLayout;
          }
          const index = slider ? Number(slider.value) : 0;
          const frame = isLayout ? layout : frames[index];
          source.srcset = frame.dark;
          image.src = frame.light;
          image.alt = isLayout ? figure.dataset.layoutAlt : words;
          image.width = frame.w;
          image.height = frame.h;
          image.style.setProperty("--w", frame.w);
          image.style.setProperty("--h", frame.h);
          reach();
          if (slider) {
            slider.setAttribute("aria-valuetext", frame.spoken);
            output.value = frame.written;
          }
        };
        // All pictures of a figure are fetched when a reader is about to use its controls.
        let isReady = false;
        const prepare = () => {
          if (isReady) return;
          isReady = true;
          for (const frame of layout ? [...frames, layout] : frames) {
            new Image().src = dark.matches ? frame.dark : frame.light;
          }
        };
        for (const control of [slider, toggle]) {
          if (!control) continue;
          control.addEventListener("input", show);
          control.addEventListener("focus", prepare);
          control.addEventListener("pointerenter", prepare);
        }
      }
    });

    """
}
