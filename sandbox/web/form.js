// A modal form, shown over the column of the person it was opened for.

import { h, uid } from "./dom.js";
import { markdown } from "./markdown.js";
import { Select } from "./select.js";

const FIELDS = {
  4: textField,
  3: selectField,
  5: selectField,
  6: selectField,
  7: selectField,
  8: selectField,
  21: radioField,
  22: checkboxesField,
  23: checkboxField,
};

/** Builders of fields. Each returns the element, and a function that reads its value. */
function textField(field, label) {
  const shared = { id: label, value: field.value ?? "", placeholder: field.placeholder ?? "", required: field.required !== false, maxLength: field.max_length ?? 4000, minLength: field.min_length ?? 0 };
  const input = field.style === 2 ? h("textarea", { ...shared, rows: 4 }) : h("input", { ...shared, type: "text", autocomplete: "off" });
  return { element: input, read: () => input.value, filled: () => input.value !== "" };
}

function selectField(field, label, context) {
  const chooser = new Select(field, context, () => {}, true);
  chooser.button.id = label;
  chooser.button.setAttribute("aria-labelledby", `${label}-label ${chooser.face.id}`);
  return { element: chooser.element, read: () => chooser.values, filled: () => chooser.values.length > 0 };
}

function choices(field, type, name) {
  const inputs = field.options.map((option) => h("input", { type, name, value: option.value, checked: Boolean(option.default) }));
  const rows = field.options.map((option, index) => h("label", { class: "choice" }, inputs[index], h("span", {}, option.label, option.description ? h("span", { class: "option-description" }, option.description) : null)));
  return { inputs, rows };
}

function radioField(field, label) {
  const { inputs, rows } = choices(field, "radio", label);
  const read = () => inputs.find((input) => input.checked)?.value ?? null;
  return { element: h("div", { class: "choices", role: "radiogroup", "aria-labelledby": `${label}-label` }, rows), read, filled: () => read() !== null };
}

function checkboxesField(field, label) {
  const { inputs, rows } = choices(field, "checkbox", label);
  const read = () => inputs.filter((input) => input.checked).map((input) => input.value);
  return { element: h("div", { class: "choices", role: "group", "aria-labelledby": `${label}-label` }, rows), read, filled: () => read().length > 0 };
}

function checkboxField(field, label) {
  const input = h("input", { type: "checkbox", id: label, checked: Boolean(field.default) });
  return { element: h("div", { class: "choice" }, input), read: () => input.checked, filled: () => true };
}

export class Form {
  /** `send(values)` returns the sandbox's answer; `dismiss()` closes the form without sending. */
  constructor(data, context, send, dismiss) {
    Object.assign(this, { id: data.id, context, send, dismiss, fields: new Map() });
    const title = uid("form");
    this.problem = h("p", { class: "problem", role: "alert" });
    this.submitButton = h("button", { class: "button primary", type: "submit" }, context.t("submit"));
    const parts = data.components.flatMap((component) => this.part(component));
    const form = h(
      "form",
      { noValidate: true, onsubmit: (event) => this.submit(event), onkeydown: (event) => this.key(event) },
      h("h3", { id: title }, data.title),
      h("div", { class: "sheet-body" }, parts),
      this.problem,
      h("div", { class: "sheet-foot" }, h("button", { class: "button secondary", type: "button", onclick: dismiss }, context.t("cancel")), this.submitButton),
    );
    this.element = h("div", { class: "veil" }, h("div", { class: "sheet", role: "dialog", "aria-modal": "true", "aria-labelledby": title }, form));
  }

  part(component) {
    if (component.type === 18) return [this.field(component.component, component.label, component.description)];
    if (component.type === 1) return component.components.map((field) => this.field(field, field.label));
    return component.type === 10 ? [markdown(component.content, this.context)] : [];
  }

  field(field, label, description) {
    const id = uid("field");
    const built = FIELDS[field.type](field, id, this.context);
    const required = field.required !== false && field.type !== 23;
    this.fields.set(field.custom_id, { ...built, required, label });
    return h(
      "div",
      { class: "form-field" },
      h("label", { for: id, id: `${id}-label` }, label, required ? h("span", { class: "needed", "aria-hidden": "true" }, " *") : null),
      description ? h("p", { class: "option-description" }, description) : null,
      built.element,
    );
  }

  focus() {
    this.element.querySelector("input, textarea, .select-button, button")?.focus();
  }

  async submit(event) {
    event.preventDefault();
    const empty = [...this.fields.values()].find((field) => field.required && !field.filled());
    if (empty) {
      this.problem.textContent = `${empty.label}: ${this.context.t("required")}`;
      empty.element.querySelector?.("input, button")?.focus();
      return;
    }
    if (this.submitButton.ariaBusy === "true") return;
    this.submitButton.ariaBusy = "true"; // not disabled: it would lose the focus
    const values = Object.fromEntries([...this.fields].map(([name, field]) => [name, field.read()]));
    const answer = await this.send(values);
    this.submitButton.ariaBusy = null;
    this.problem.textContent = answer.error === undefined ? "" : answer.unanswered ? this.context.t("failed") : answer.error;
  }

  /** Escape closes the form; Tab stays inside. */
  key(event) {
    if (event.key === "Escape") this.dismiss();
    if (event.key !== "Tab") return;
    const stops = [...this.element.querySelectorAll("button, input, textarea, [tabindex='0']")].filter((stop) => stop.offsetParent && !stop.disabled);
    const edge = event.shiftKey ? stops[0] : stops.at(-1);
    if (document.activeElement === edge) {
      event.preventDefault();
      (event.shiftKey ? stops.at(-1) : stops[0]).focus();
    }
  }
}
