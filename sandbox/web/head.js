// The header of a column: the person's name and language, the link to the seat, and a menu.

import { h, icon } from "./dom.js";
import { LANGUAGES } from "./words.js";

const LONGEST_NAME = 32;
const THIS_MACHINE = new Set(["127.0.0.1", "localhost", "[::1]"]);

/** A small select for the language. */
export function languageChooser(label, value, changed) {
  const options = Object.entries(LANGUAGES).map(([locale, name]) => h("option", { value: locale, selected: locale === value }, name.toUpperCase()));
  return h("select", { class: "language", "aria-label": label, title: label, onchange: (event) => changed(event.target.value) }, options);
}

/** The header of a column. */
export function columnHead(column) {
  const { t, seat } = column;
  const named = { name: seat.name };
  return h(
    "header",
    { class: "column-head" },
    column.sign,
    h("h2", { "aria-label": seat.name }, nameButton(column, t("rename", named))),
    languageChooser(t("your_language", named), seat.locale, (locale) => column.act("speak", { locale })),
    h("button", { class: "tool", type: "button", "aria-label": t("copy_link"), title: t("copy_link"), onclick: () => copyLink(column) }, icon("link")),
    column.page.alone ? null : menu(column, named),
  );
}

/** The name, which becomes a text field when clicked. */
function nameButton(column, label) {
  const { name } = column.seat;
  const done = (keep) => {
    if (!input.isConnected || input.closing) return;
    input.closing = true; // its removal also takes the focus from it
    const typed = input.value.trim();
    input.replaceWith(button);
    input.closing = false;
    if (keep && typed && typed !== name) column.act("rename", { name: typed });
  };
  const keys = { Enter: () => input.blur(), Escape: () => done(false) };
  const input = h("input", { class: "name", value: name, maxLength: LONGEST_NAME, "aria-label": label, onblur: () => done(true), onkeydown: (event) => keys[event.key]?.() });
  const edit = () => {
    button.replaceWith(input);
    input.select();
  };
  const button = h("button", { class: "name", type: "button", title: label, "aria-label": label, onclick: edit }, name);
  return button;
}

function menu(column, named) {
  const { t } = column;
  const hide = h("button", { type: "button", role: "menuitem", onclick: () => column.page.hide(column.seat) }, t("hide"));
  const leave = h("button", { type: "button", role: "menuitem", class: "grave", onclick: () => confirm(t("leave_sure", named)) && column.act("leave") }, t("leave"));
  const face = h("summary", { class: "tool", "aria-label": t("menu", named), title: t("menu", named) }, icon("more"));
  const close = () => (box.open = false);
  const box = h("details", { class: "menu" }, face, h("div", { role: "menu" }, hide, leave));
  box.addEventListener("focusout", (event) => box.contains(event.relatedTarget) || close());
  box.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    close();
    face.focus();
  });
  return box;
}

async function copyLink(column) {
  const address = location.origin + column.seat.link;
  try {
    await navigator.clipboard.writeText(address);
    column.toast(column.t(THIS_MACHINE.has(location.hostname) ? "copied_here" : "copied"), "good");
  } catch {
    column.toast(`${column.t("copy_failed")} ${address}`, "good");
  }
}
