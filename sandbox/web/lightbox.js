// A full-screen picture. A click on it enlarges it further, around the clicked point, and at last shows it whole again.
// Escape, the button or a click beside it closes it.

import { h, icon } from "./dom.js";

const ENLARGED = 1.25; // how much wider than in the message a picture opens, at least
const STEP = 1.15; // how much wider each further width is, at least

/** The point of a click in an element, as shares of its width and height. By keyboard it is the middle. */
function pointOf(event, element) {
  const box = element.getBoundingClientRect();
  const inside = event.clientX > 0 && event.clientY > 0;
  return inside ? [(event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height] : [0.5, 0.5];
}

/**
 * The widths of a picture, each larger than the one before: whole in the frame, filling the frame, and in its own size
 * or twice the width of the frame, for pictures that are not larger than a phone.
 */
function widths({ naturalWidth: width, naturalHeight: height }, frame) {
  const whole = Math.min(frame.clientWidth / width, frame.clientHeight / height);
  const filling = Math.max(frame.clientWidth / width, frame.clientHeight / height);
  const scales = [Math.min(1, whole), Math.min(filling, 2 * whole), Math.max(1, 2 * whole)];
  return scales.map((scale) => scale * width).filter((wide, at, all) => !at || wide >= STEP * all[at - 1]);
}

/** Open the picture shown in `shown` after a click on it. After closing, the focus returns to what was clicked. */
export function openLightbox(event, shown, source, alt, t) {
  const picture = h("img", { src: source, alt, onclick: (click) => enlarge((at + 1) % steps.length, pointOf(click, picture)) });
  const close = h("button", { class: "tool", type: "button", "aria-label": t("close"), title: t("close"), onclick: () => box.close() }, icon("close"));
  const frame = h("div", { class: "frame", tabIndex: 0, role: "group", "aria-label": t("picture") }, picture);
  const box = h("dialog", { class: "lightbox", "aria-label": alt || t("picture"), onclose: () => box.remove(), onclick: (click) => click.target.closest("img, p, button") || box.close() }, close, frame, alt ? h("p", {}, alt) : null);
  let steps = [];
  let at = 0;
  const enlarge = (step, [across, down]) => {
    at = step;
    picture.style.setProperty("width", `${steps[at]}px`);
    picture.classList.toggle("largest", at === steps.length - 1);
    frame.scrollTo(picture.offsetLeft + across * picture.offsetWidth - frame.clientWidth / 2, picture.offsetTop + down * picture.offsetHeight - frame.clientHeight / 2);
  };
  const point = pointOf(event, shown);
  document.body.append(box);
  box.showModal();
  const begin = () => {
    steps = widths(picture, frame);
    const first = steps.findIndex((width) => width >= ENLARGED * shown.clientWidth);
    enlarge(first < 0 ? steps.length - 1 : first, point);
  };
  picture.decode().then(begin, () => {});
}
