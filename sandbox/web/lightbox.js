// A full-screen picture. Escape, the button or a click beside it closes it; a click on it shows it in full size.

import { h, icon } from "./dom.js";

/** Open a picture. After closing, the focus returns to the element that opened it. */
export function openLightbox(source, alt, t) {
  const picture = h("img", { src: source, alt, onclick: () => box.classList.toggle("full") });
  const close = h("button", { class: "tool", type: "button", "aria-label": t("close"), title: t("close"), onclick: () => box.close() }, icon("close"));
  const box = h(
    "dialog",
    { class: "lightbox", "aria-label": alt || t("picture"), onclose: () => box.remove(), onclick: (event) => event.target.closest("img, p, button") || box.close() },
    close,
    h("div", { class: "frame" }, picture),
    alt ? h("p", {}, alt) : null,
  );
  document.body.append(box);
  box.showModal();
}
