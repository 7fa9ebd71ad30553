// The composer: plain messages, and slash commands with their options and autocomplete.

import { fitting, h, icon } from "./dom.js";
import { Suggestions } from "./suggestions.js";
import { inLanguage } from "./words.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const NUMBER = 10;
const OBJECTS = { 6: ["people"], 7: ["places"], 8: ["roles"], 9: ["people", "roles"] };
const COMPLETE_AFTER_MS = 120;

const said = (node, key, locale) => node[`${key}_localizations`]?.[locale] || node[key];

export class Composer {
  /** `context` as for messages; `act(kind, data)` sends; `busy(button, promise)` shows progress. */
  constructor(context) {
    this.context = context;
    this.values = new Map();
    this.build();
  }

  get t() {
    return this.context.t;
  }

  build() {
    this.suggestions = new Suggestions(this.t("nothing_fits"), (entry) => entry.choose());
    this.input = h("textarea", { rows: 1, class: "say", placeholder: this.t("placeholder"), "aria-label": this.t("placeholder"), maxLength: 2000, oninput: () => this.typed(), onkeydown: (event) => this.key(event), onblur: () => this.suggestions.hide() });
    this.command = h("div", { class: "command", hidden: true });
    this.sendButton = h("button", { class: "tool send", type: "button", "aria-label": this.t("send"), title: this.t("send"), onclick: () => this.send() }, icon("send"));
    this.plus = h("button", { class: "tool", type: "button", "aria-label": this.t("commands"), title: this.t("commands"), onclick: () => this.showAll() }, icon("plus"));
    this.element = h("div", { class: "composer" }, this.suggestions.element, h("div", { class: "composer-box" }, this.plus, this.input, this.command, this.sendButton));
  }

  // Plain text, and choosing a command

  typed() {
    this.grow();
    const text = this.input.value;
    const named = this.named(text);
    if (named) this.enter(...named);
    else if (text.startsWith("/") && !text.includes("\n")) this.showCommands(text.slice(1));
    else this.suggestions.hide();
  }

  /** The command whose whole name begins a text, and what follows it after a space; only one with options. */
  named(text) {
    for (const command of this.here()) {
      const name = [this.title(command), command.path].find((known) => text.startsWith(`/${known} `));
      if (name !== undefined && command.node.options?.length) return [command, text.slice(name.length + 2)];
    }
    return undefined;
  }

  /** The commands of this room. */
  here() {
    return this.context.commands.filter((command) => (this.context.room().kind === "dm" ? command.dm : command.server));
  }

  grow() {
    this.input.style.setProperty("height", "auto");
    this.input.style.setProperty("height", `${Math.min(this.input.scrollHeight, 160)}px`);
  }

  key(event) {
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter" && !event.shiftKey) {
      event.preventDefault();
      this.send();
    }
  }

  showAll() {
    this.leave();
    this.input.value = "/";
    this.input.focus();
    this.typed();
  }

  title(command) {
    return command.names.map((part) => part.localizations[this.context.locale] || part.name).join(" ");
  }

  /** The commands that match; `typed` is the text after the slash. */
  showCommands(typed) {
    const here = this.here();
    here.sort((a, b) => this.title(a).localeCompare(this.title(b)));
    const entry = (command) => ({ mark: "/", label: this.title(command), detail: said(command.node, "description", this.context.locale), choose: () => this.enter(command) });
    const fits = fitting(here, typed, (command) => `${this.title(command)} ${command.path}`);
    const quick = typed.trim() ? [] : this.context.quick.map((offer) => this.quickEntry(offer));
    this.suggestions.show(this.t("commands"), [...quick, ...fits.map(entry)], this.input);
  }

  /** A quick command in the list, which has no options to fill in. */
  quickEntry(offer) {
    const { locale } = this.context;
    const choose = () => {
      this.leave(true);
      this.input.value = "";
      this.context.act("slash", { path: offer.command, options: offer.options });
    };
    return { mark: "▸", label: inLanguage(offer.label, locale), detail: inLanguage(offer.hint, locale), choose };
  }

  // A command with its options

  /** Start a command; one without options is sent at once. `path` names it if it was not chosen in the list. `typed` is
   * written into its first field. */
  enter(commandOrPath, typed = "") {
    const command = typeof commandOrPath === "string" ? this.context.commands.find((known) => known.path === commandOrPath) : commandOrPath;
    if (!command) return;
    this.leave();
    this.current = command;
    this.input.value = "";
    this.input.hidden = true;
    this.command.hidden = false;
    this.plus.hidden = true;
    const options = command.node.options ?? [];
    if (!options.length) {
      this.command.replaceChildren(h("span", { class: "command-name" }, `/${this.title(command)}`));
      this.send();
      return;
    }
    this.fields = h("div", { class: "fields-line" });
    const close = h("button", { class: "tool small", type: "button", "aria-label": this.t("cancel"), title: this.t("cancel"), onclick: () => this.leave(true) }, icon("close"));
    this.extras = h("span", { class: "extras" });
    this.command.replaceChildren(h("span", { class: "command-name" }, `/${this.title(command)}`), this.fields, this.extras, close);
    const required = options.filter((option) => option.required);
    for (const option of required.length ? required : options.slice(0, 1)) this.addField(option);
    this.offerMore();
    const first = this.fields.querySelector("input");
    first.focus();
    if (!typed) return;
    first.value = typed;
    first.dispatchEvent(new Event("input"));
  }

  /** Back to plain text. */
  leave(focus = false) {
    this.suggestions.hide();
    clearTimeout(this.timer);
    this.current = this.fields = this.unanswered = undefined;
    this.values.clear();
    this.input.hidden = false;
    this.plus.hidden = false;
    this.command.hidden = true;
    this.command.replaceChildren();
    if (focus) this.input.focus();
  }

  offerMore() {
    const open = new Set([...this.fields.querySelectorAll("input")].map((input) => input.name));
    const rest = this.current.node.options.filter((option) => !open.has(option.name));
    this.extras.replaceChildren(
      ...rest.map((option) => {
        const name = said(option, "name", this.context.locale);
        const add = () => {
          this.addField(option).focus();
          this.offerMore();
        };
        return h("button", { class: "extra", type: "button", "aria-label": this.t("add_option", { name }), title: said(option, "description", this.context.locale), onclick: add }, `+ ${name}`);
      }),
    );
  }

  addField(option) {
    const name = said(option, "name", this.context.locale);
    const input = h("input", { name: option.name, autocomplete: "off", placeholder: option.required ? this.t("required") : "", title: said(option, "description", this.context.locale) });
    input.addEventListener("input", () => this.wrote(option, input));
    input.addEventListener("focus", () => this.suggest(option, input, ""));
    input.addEventListener("blur", () => this.suggestions.hide());
    input.addEventListener("keydown", (event) => this.fieldKey(event, option, input));
    this.fields.append(h("label", { class: "option-field" }, h("span", {}, name), input));
    return input;
  }

  wrote(option, input) {
    this.values.delete(option.name);
    input.classList.remove("set", "wrong");
    input.removeAttribute("aria-invalid");
    this.suggest(option, input, input.value);
  }

  fieldKey(event, option, input) {
    if (event.key === "Enter" && this.unanswered === input) {
      event.preventDefault();
      this.takeFirst(option, input);
      return;
    }
    if (this.suggestions.open && event.key === "Enter" && !this.suggestions.entries.length) this.suggestions.hide();
    if (this.suggestions.key(event)) return;
    if (event.key === "Enter") {
      event.preventDefault();
      this.send();
    } else if (event.key === "Escape" || (event.key === "Backspace" && !input.value && input === this.fields.querySelector("input"))) {
      event.preventDefault();
      this.leave(true);
    }
  }

  /** The suggestions for an option: its choices, the bot's autocomplete, people, places, yes and no. */
  suggest(option, input, text) {
    clearTimeout(this.timer);
    if (option.autocomplete) {
      this.suggestions.hide(); // these suggestions are for other letters
      this.unanswered = text ? input : undefined;
      this.timer = setTimeout(() => this.complete(option, input), text ? COMPLETE_AFTER_MS : 0);
      return;
    }
    const fixed = this.fixed(option);
    if (fixed) this.offer(option, input, fitting(fixed, text, (choice) => choice.name));
    else if (option.type === STRING && /@[^@]*$/.test(text)) this.offerMentions(option, input);
    else this.suggestions.hide();
  }

  /** Suggest people whose name begins as what is typed after the last @ of a text. */
  offerMentions(option, input) {
    const at = input.value.lastIndexOf("@");
    const typed = input.value.slice(at + 1).toLowerCase();
    const names = this.people().map(([, name]) => name).filter((name) => name.toLowerCase().startsWith(typed));
    if (!names.length) {
      this.suggestions.hide(); // a whole name, and what follows it
      return;
    }
    const choose = (name) => {
      input.value = `${input.value.slice(0, at)}@${name} `;
      this.suggestions.hide();
    };
    this.suggestions.show(said(option, "description", this.context.locale), names.map((name) => ({ mark: "@", label: name, choose: () => choose(name) })), input);
  }

  /** The people of this server, as pairs of id and name. */
  people() {
    return Object.entries(this.context.people).filter(([id]) => this.context.members.includes(id));
  }

  /** Put mentions in place of typed names, such as @Ana, as Discord's client does; the longest name that fits counts. */
  mentioning(text) {
    const longestFirst = this.people().sort(([, one], [, other]) => other.length - one.length);
    return text.replace(/@[^@]+/g, (typed) => {
      const found = longestFirst.find(([, name]) => typed.slice(1).toLowerCase().startsWith(name.toLowerCase()));
      return found ? `<@${found[0]}>${typed.slice(1 + found[1].length)}` : typed;
    });
  }

  fixed(option) {
    const { locale } = this.context;
    if (option.choices?.length) return option.choices.map((choice) => ({ name: said(choice, "name", locale), value: choice.value }));
    if (option.type === BOOLEAN) return [true, false].map((value) => ({ name: this.t(String(value)), value }));
    const kinds = OBJECTS[option.type];
    if (!kinds) return null;
    return kinds.flatMap((kind) => (kind === "people" ? this.people() : Object.entries(this.context[kind])).map(([value, name]) => ({ name, value })));
  }

  async complete(option, input) {
    const text = input.value;
    const path = this.current?.path;
    const answer = await this.context.act("complete", { path, focused: option.name, text, options: this.collected(false) }, true);
    if (document.activeElement !== input || input.value !== text || this.current?.path !== path) return;
    this.unanswered = undefined;
    if (answer.choices) this.offer(option, input, answer.choices);
    else this.suggestions.hide(); // the bot was too slow, which says nothing about what there is
  }

  /** Handle Enter before the bot's suggestions arrived: request them, then take the first, or send the typed text. */
  async takeFirst(option, input) {
    clearTimeout(this.timer);
    await this.complete(option, input);
    if (this.unanswered === input || !input.isConnected) return;
    if (this.suggestions.entries.length) this.suggestions.entries[0].choose();
    else this.suggestions.hide();
  }

  offer(option, input, choices) {
    const choose = (choice) => {
      this.values.set(option.name, choice.value);
      input.value = choice.name;
      input.classList.add("set");
      input.classList.remove("wrong");
      this.suggestions.hide();
      const fields = [...this.fields.querySelectorAll("input")];
      fields.find((field) => !field.value)?.focus();
    };
    const entries = choices.map((choice) => ({ label: choice.name, choose: () => choose(choice) }));
    this.suggestions.show(said(option, "description", this.context.locale), entries, input);
  }

  /** The values of the filled fields, or null if one is invalid, which is then marked. */
  collected(strict) {
    const values = {};
    for (const input of this.fields?.querySelectorAll("input") ?? []) {
      const option = this.current.node.options.find((known) => known.name === input.name);
      const value = this.values.has(option.name) ? this.values.get(option.name) : this.parsed(option, input.value.trim());
      if (value !== undefined) values[option.name] = value;
      const wrong = strict && (value === undefined ? option.required || input.value.trim() !== "" : false);
      input.classList.toggle("wrong", Boolean(wrong));
      input.setAttribute("aria-invalid", String(Boolean(wrong)));
      if (wrong) {
        input.focus();
        return null;
      }
    }
    return values;
  }

  /** Parse text as a value of the option's type and within its limits; undefined if it is invalid. */
  parsed(option, text) {
    const value = this.read(option, text);
    const [size, bound] = typeof value === "string" ? [[...value].length, "length"] : [value, "value"];
    return size < (option[`min_${bound}`] ?? -Infinity) || size > (option[`max_${bound}`] ?? Infinity) ? undefined : value;
  }

  read(option, text) {
    if (text === "") return undefined;
    const fixed = this.fixed(option);
    if (fixed) return fixed.find((choice) => choice.name.toLowerCase() === text.toLowerCase())?.value;
    if (option.type === INTEGER) return /^[-+]?\d+$/.test(text) ? Number(text) : undefined;
    if (option.type === NUMBER) return Number.isFinite(Number(text.replace(",", "."))) ? Number(text.replace(",", ".")) : undefined;
    return option.type === STRING ? this.mentioning(text) : undefined;
  }

  // Sending

  async send() {
    if (this.current) {
      const options = this.collected(true);
      if (options === null) return;
      const { path } = this.current;
      const answer = await this.context.busy(this.sendButton, this.context.act("slash", { path, options }));
      if (answer.error === undefined || answer.unanswered) this.leave(true);
      return;
    }
    const text = this.input.value.trim();
    if (!text || text.startsWith("/")) return;
    this.input.value = "";
    this.grow();
    await this.context.act("say", { text: this.mentioning(text) });
  }
}

/** The welcome card of an empty channel, with a button for each quick command. */
export function welcome(name, context) {
  const { t, locale, quick, alone } = context;
  const start = (entry) => (event) => context.busy(event.currentTarget, context.act("slash", { path: entry.command, options: entry.options }));
  const buttons = quick.map((entry) =>
    h(
      "button",
      { class: "quick", type: "button", onclick: start(entry) },
      h("span", {}, h("span", { class: "quick-label" }, inLanguage(entry.label, locale)), entry.hint ? h("span", { class: "quick-hint" }, inLanguage(entry.hint, locale)) : null),
      icon("send"),
    ),
  );
  return h(
    "div",
    { class: "welcome" },
    h("img", { src: "/web/table-scene.svg", alt: "" }),
    h("h3", {}, t("welcome", { name })),
    h("p", {}, t(alone ? "welcome_text_alone" : "welcome_text")),
    context.commands.length ? [buttons.length ? h("div", { class: "quick-list", role: "group", "aria-label": t("quick_start") }, buttons) : null, h("p", { class: "subtext" }, t("quick_more"))] : h("p", { class: "waiting" }, h("i"), t("waiting_for_bot")),
  );
}
