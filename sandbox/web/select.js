// A select like Discord's: a button that opens a list with descriptions, for one or several values.

import { h, icon, uid } from "./dom.js";
import { emojiText } from "./emoji.js";

const FIRST_OF = { 5: ["people"], 6: ["roles"], 7: ["people", "roles"], 8: ["places"] };

/** The options of a select: its own, or the people, roles or channels of the server. */
function offered(component, context) {
  if (component.options) return component.options;
  return FIRST_OF[component.type].flatMap((kind) => {
    const known = Object.entries(context[kind]).map(([value, label]) => ({ value, label }));
    return kind === "people" ? known.filter((person) => context.members.includes(person.value)) : known;
  });
}

export class Select {
  /** `done(values)` is called with a finished choice. In a form (`inForm`) it is called for every change. */
  constructor(component, context, done, inForm = false) {
    Object.assign(this, { component, context, done, inForm });
    this.options = offered(component, context);
    this.least = component.min_values ?? 1;
    this.most = component.max_values ?? 1;
    this.build();
    this.reset();
  }

  /** Show what the message says, as before a choice and after one that the bot did not answer. */
  reset() {
    const preset = this.options.filter((option) => option.default).map((option) => option.value);
    this.values = preset.length ? preset : (this.component.default_values ?? []).map((entry) => String(entry.id));
    this.show();
  }

  build() {
    const { t } = this.context;
    const list = uid("list");
    this.face = h("span", { class: "face", id: uid("face") });
    this.button = h(
      "button",
      { type: "button", class: "select-button", "aria-haspopup": "listbox", "aria-expanded": "false", "aria-controls": list, "data-key": this.component.custom_id, disabled: this.component.disabled, onclick: () => this.toggle(), onkeydown: (event) => this.key(event) },
      this.face,
      icon("down"),
    );
    this.items = this.options.map((option, index) => this.item(option, index));
    this.list = h("div", { class: "options", role: "listbox", id: list, "aria-label": this.component.placeholder ?? t("choose"), "aria-multiselectable": String(this.most > 1) }, this.items.length ? this.items : h("p", { class: "empty" }, t("nothing_fits")));
    this.count = h("span", { class: "count" });
    this.confirm = h("button", { type: "button", class: "button primary small", onclick: () => this.finish() }, t("confirm"));
    this.foot = h("div", { class: "select-foot", hidden: this.most <= 1 || this.inForm }, this.count, this.confirm);
    this.popup = h("div", { class: "select-popup", hidden: true, onkeydown: (event) => this.key(event) }, this.list, this.foot);
    this.element = h("div", { class: "select", onfocusout: (event) => this.element.contains(event.relatedTarget) || this.close() }, this.button, this.popup);
  }

  item(option, index) {
    return h(
      "div",
      { class: "option", role: "option", tabIndex: -1, "data-value": option.value, onmousedown: (event) => event.preventDefault(), onclick: () => this.pick(index) },
      this.most > 1 ? h("span", { class: "tick", "aria-hidden": "true" }) : null,
      option.emoji ? h("span", { class: "emoji", "aria-hidden": "true" }, emojiText(option.emoji)) : null,
      h("span", { class: "option-text" }, h("span", { class: "option-label" }, option.label), option.description ? h("span", { class: "option-description" }, option.description) : null),
    );
  }

  show() {
    const { t } = this.context;
    const chosen = this.options.filter((option) => this.values.includes(option.value)).map((option) => option.label);
    this.face.textContent = chosen.join(", ") || this.component.placeholder || t("choose");
    this.face.classList.toggle("placeholder", !chosen.length);
    const full = this.most > 1 && this.values.length >= this.most;
    this.items.forEach((item, index) => {
      const selected = this.values.includes(this.options[index].value);
      item.setAttribute("aria-selected", String(selected));
      item.setAttribute("aria-disabled", String(full && !selected));
    });
    this.count.textContent = t("choose_up_to", { count: this.values.length, max: this.most });
    this.confirm.disabled = this.values.length < this.least || this.values.length > this.most;
  }

  toggle() {
    if (this.popup.hidden) this.open();
    else this.close();
  }

  open() {
    this.before = [...this.values];
    this.popup.hidden = false;
    this.button.setAttribute("aria-expanded", "true");
    (this.items.find((item) => item.getAttribute("aria-selected") === "true") ?? this.items[0])?.focus({ preventScroll: true });
    this.element.scrollIntoView({ block: "nearest" });
  }

  /** Close the list, and discard a choice that was not confirmed. */
  close() {
    if (!this.popup.hidden && !this.inForm) this.values = this.before;
    this.fold();
    this.show();
  }

  fold() {
    this.popup.hidden = true;
    this.button.setAttribute("aria-expanded", "false");
  }

  pick(index) {
    const { value } = this.options[index];
    if (this.most === 1) {
      this.values = this.inForm && this.least === 0 && this.values[0] === value ? [] : [value];
      return this.finish();
    }
    if (this.values.includes(value)) this.values = this.values.filter((other) => other !== value);
    else if (this.values.length < this.most) this.values.push(value);
    this.show();
    if (this.inForm) this.done(this.values);
    return undefined;
  }

  /** Send the choice, unless the select shows it already: like Discord, which forgets it only when the message is updated. */
  finish() {
    const same = this.values.length === this.before.length && this.values.every((value) => this.before.includes(value));
    this.show();
    this.fold();
    this.button.focus({ preventScroll: true });
    if (this.inForm || !same) this.done(this.values);
  }

  key(event) {
    const at = this.items.indexOf(document.activeElement);
    const go = (index) => this.items[Math.max(0, Math.min(this.items.length - 1, index))]?.focus();
    const moves = { ArrowDown: () => (this.popup.hidden ? this.open() : go(at + 1)), ArrowUp: () => (this.popup.hidden ? this.open() : go(at - 1)), Home: () => go(0), End: () => go(this.items.length - 1) };
    if (moves[event.key]) moves[event.key]();
    else if (event.key === "Escape" && !this.popup.hidden) {
      this.close();
      this.button.focus();
    } else if ((event.key === "Enter" || event.key === " ") && at >= 0) this.pick(at);
    else if (event.key.length === 1 && event.key !== " " && at >= 0) this.typeAhead(event.key, at);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  typeAhead(letter, at) {
    const turned = [...this.items.slice(at + 1), ...this.items.slice(0, at + 1)];
    turned.find((item) => item.querySelector(".option-label").textContent.toLowerCase().startsWith(letter.toLowerCase()))?.focus();
  }
}
