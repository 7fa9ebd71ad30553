// A popup list above a text field. The arrow keys move in it while the person goes on typing.

import { h, uid } from "./dom.js";

export class Suggestions {
  /** `pick(entry)` is called with the chosen entry. Entries have `label` and optionally `detail` and `mark`. */
  constructor(emptyText, pick) {
    Object.assign(this, { emptyText, pick, entries: [], at: 0 });
    this.title = h("div", { class: "suggestions-title", "aria-hidden": "true" });
    this.list = h("div", { role: "listbox", id: uid("suggestions") });
    this.element = h("div", { class: "suggestions", hidden: true }, this.title, this.list);
  }

  get open() {
    return !this.element.hidden;
  }

  /** Show entries for a field under a title, with the first one selected. */
  show(title, entries, field) {
    this.title.textContent = title;
    this.list.setAttribute("aria-label", title);
    this.field = field;
    this.entries = entries;
    this.at = 0;
    this.items = entries.map((entry, index) =>
      h(
        "div",
        { class: "option", role: "option", id: uid("option"), onmousedown: (event) => event.preventDefault(), onclick: () => this.pick(entry), onmousemove: () => this.move(index) },
        entry.mark ? h("span", { class: "option-mark", "aria-hidden": "true" }, entry.mark) : null,
        h("span", { class: "option-text" }, h("span", { class: "option-label" }, entry.label), entry.detail ? h("span", { class: "option-description" }, entry.detail) : null),
      ),
    );
    this.list.replaceChildren(...(this.items.length ? this.items : [h("p", { class: "empty" }, this.emptyText)]));
    this.element.hidden = false;
    field.setAttribute("role", "combobox");
    field.setAttribute("aria-autocomplete", "list");
    field.setAttribute("aria-controls", this.list.id);
    field.setAttribute("aria-expanded", "true");
    this.mark();
  }

  hide() {
    this.element.hidden = true;
    this.field?.setAttribute("aria-expanded", "false");
    this.field?.removeAttribute("aria-activedescendant");
  }

  move(index) {
    if (!this.items.length) return;
    this.at = (index + this.items.length) % this.items.length;
    this.mark();
  }

  mark() {
    this.items.forEach((item, index) => item.setAttribute("aria-selected", String(index === this.at)));
    const item = this.items[this.at];
    if (item) this.field.setAttribute("aria-activedescendant", item.id);
    item?.scrollIntoView({ block: "nearest" });
  }

  /** Handle a key of the field. Returns true if the list has used it. */
  key(event) {
    if (!this.open) return false;
    if (event.key === "ArrowDown") this.move(this.at + 1);
    else if (event.key === "ArrowUp") this.move(this.at - 1);
    else if ((event.key === "Enter" || event.key === "Tab") && this.entries[this.at]) this.pick(this.entries[this.at]);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }
}
