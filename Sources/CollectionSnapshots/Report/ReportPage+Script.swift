extension ReportPage {
  /// What makes the page's tools work; without it everything is shown side by side.
  static let script = """
    (() => {
      const $ = (id) => document.getElementById(id);
      const main = document.querySelector("main");
      const articles = [...document.querySelectorAll("article")];
      const links = [...document.querySelectorAll("nav li")];
      $("tools").hidden = articles.length === 0;
      const mode = () => document.querySelector("input[name=mode]:checked").value;
      const show = () => {
        const stacked = ["swipe", "blend", "flicker"].includes(mode());
        const zoom = Number($("zoom").value);
        main.className = [mode(), stacked ? "stacked" : "", zoom > 1 ? "zoomed" : "", $("frames").checked ? "" : "noframes"]
          .join(" ").trim();
        main.style.setProperty("--zoom", zoom);
        main.style.setProperty("--at", $("position").value + "%");
      };
      const filter = () => {
        const words = $("search").value.toLowerCase().split(" ").filter(Boolean);
        const status = $("filter").value;
        articles.forEach((article, index) => {
          const fits = (!status || article.dataset.status === status)
            && words.every((word) => article.dataset.name.includes(word));
          article.hidden = !fits;
          links[index].hidden = !fits;
        });
      };
      const step = (by) => {
        const shown = articles.filter((article) => !article.hidden);
        if (!shown.length) return;
        const now = shown.findIndex((article) => article.getBoundingClientRect().bottom > 160);
        const next = shown[Math.min(Math.max((now < 0 ? shown.length - 1 : now) + by, 0), shown.length - 1)];
        next.tabIndex = -1;
        next.scrollIntoView();
        next.focus({ preventScroll: true });
      };
      $("tools").addEventListener("input", () => { show(); filter(); });
      document.addEventListener("keydown", (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches?.("input[type=search], select")) return;
        if (event.key === "j") step(1);
        else if (event.key === "k") step(-1);
        else if ("12345".includes(event.key)) {
          document.querySelectorAll("input[name=mode]")[Number(event.key) - 1].checked = true;
          show();
        }
      });
      // Pictures that are zoomed move together.
      main.addEventListener("scroll", (event) => {
        if (!event.target.classList.contains("picture")) return;
        for (const other of event.target.closest(".views").querySelectorAll(".picture")) {
          if (other === event.target) continue;
          other.scrollLeft = event.target.scrollLeft;
          other.scrollTop = event.target.scrollTop;
        }
      }, true);
      const canvases = new WeakMap();
      const pixel = (image, x, y) => {
        let context = canvases.get(image);
        if (!context) {
          const canvas = document.createElement("canvas");
          canvas.width = image.naturalWidth;
          canvas.height = image.naturalHeight;
          context = canvas.getContext("2d", { willReadFrequently: true });
          context.drawImage(image, 0, 0);
          canvases.set(image, context);
        }
        return [...context.getImageData(x, y, 1, 1).data];
      };
      main.addEventListener("mousemove", (event) => {
        const views = event.target.closest(".views");
        if (!views || event.target.tagName !== "IMG") return;
        const box = event.target.getBoundingClientRect();
        const x = Math.floor((event.clientX - box.left) / box.width * event.target.naturalWidth);
        const y = Math.floor((event.clientY - box.top) / box.height * event.target.naturalHeight);
        const images = ["old", "new"].map((kind) => views.querySelector("figure." + kind + " img")).filter(Boolean);
        try {
          const colors = images.map((image) => pixel(image, x, y));
          const delta = colors.length === 2 ? Math.max(...colors[0].map((value, i) => Math.abs(value - colors[1][i]))) : 0;
          $("pixel").textContent = `(${x}, ${y})  ` + colors.map((color) => color.join(" ")).join("  →  ")
            + (colors.length === 2 ? `  Δ ${delta}` : "");
        } catch { $("pixel").textContent = `(${x}, ${y})`; }
      });
      show();
    })();
    """
}
