// One message, as one person sees it.

import { calm, h, icon } from "./dom.js";
import { embed, fileLink, picture, render } from "./components.js";
import { headingLevels, markdown, plainText } from "./markdown.js";
import { morph } from "./patch.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;

/** A person's round sign, with letter and colour of their seat in a channel with a table, else plain. */
export function avatar(mark) {
  if (!mark) return h("span", { class: "avatar", "aria-hidden": "true" }, icon("person"));
  const sign = h("span", { class: "avatar marked", "aria-hidden": "true" }, mark.letter);
  sign.style.setProperty("--mark", mark.colour);
  sign.style.setProperty("--on-mark", mark.on_colour);
  return sign;
}

const botSign = () => h("img", { class: "avatar", src: "/web/logo.svg", alt: "" });

/** A command's name as this person's client shows it. Commands that are not registered any more keep theirs. */
function commandTitle(path, { commands, locale }) {
  const command = commands.find((known) => known.path === path);
  return command ? command.names.map((part) => part.localizations[locale] || part.name).join(" ") : path;
}

/** The line above a message: the command it answers, or the message it replies to. */
function origin(message, context, find) {
  const used = message.interaction;
  if (used) {
    const name = context.people[used.user.id] ?? used.user.global_name;
    const [before, after] = context.t("used", { name: "\0", command: "\0\0" }).split("\0\0");
    const words = `${before.replace("\0", name)}`;
    return h("div", { class: "origin" }, icon("reply"), words, h("code", {}, `/${commandTitle(used.name, context)}`), after ?? "");
  }
  const target = message.message_reference && find(message.message_reference.message_id);
  if (!target) return null;
  const jump = () => document.getElementById(context.anchor(target.id))?.scrollIntoView({ block: "center", behavior: calm() ? "auto" : "smooth" });
  const summary = target.content || firstText(target.components) || "…";
  return h("button", { class: "origin", type: "button", onclick: jump }, icon("reply"), context.people[target.author.id] ?? "", h("span", { class: "quote" }, plainText(summary, context).slice(0, 80)));
}

/** The time of day, after the date if that is not today. */
function when(date, locale) {
  const day = date.toDateString() === new Date().toDateString() ? {} : { day: "numeric", month: "short", year: "numeric" };
  return date.toLocaleString(locale, { ...day, hour: "2-digit", minute: "2-digit" });
}

function firstText(components) {
  for (const component of components ?? []) {
    const text = component.type === 10 ? component.content : firstText(component.components);
    if (text) return text;
  }
  return "";
}

/**
 * The article of a message. `old` is its current article, which is updated where the message changed. Added pictures
 * are not read aloud, because the text was.
 */
export function messageNode(message, context, find, old) {
  const fresh = article(message, { ...context, level: headingLevels(message) }, find);
  if (!old) return fresh;
  for (const picture of fresh.querySelectorAll(".picture")) picture.setAttribute("aria-live", "off");
  return morph(old, fresh);
}

function article(message, context, find) {
  const bot = message.author.id === context.bot;
  const name = context.people[message.author.id] ?? message.author.global_name;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const loading = Boolean(message.flags & LOADING);
  const date = new Date(message.timestamp);
  return h(
    "article",
    { class: `message ${ephemeral ? "ephemeral" : ""} ${message.pinged ? "pinged" : ""}`, id: context.anchor(message.id), "data-id": message.id, "data-author": message.author.id, "aria-labelledby": `${context.anchor(message.id)}-by` },
    origin(message, context, find),
    h(
      "div",
      { class: "message-head", id: `${context.anchor(message.id)}-by` },
      bot ? botSign() : avatar(context.mark(message.author.id)),
      h("span", { class: "author" }, name),
      bot ? h("span", { class: "app" }, context.t("app")) : null,
      h("time", { dateTime: message.timestamp, title: date.toLocaleString(context.locale) }, when(date, context.locale)),
    ),
    h("div", { class: "message-body" }, loading ? h("div", { class: "thinking" }, h("i"), h("i"), h("i"), context.t("thinking")) : body(message, context)),
    ephemeral ? h("div", { class: "private" }, icon("eye"), context.t("only_you"), h("button", { class: "plain", type: "button", onclick: () => context.dismiss(message.id) }, context.t("dismiss"))) : null,
  );
}

/** The content, followed by a note if it was edited. */
function words(message, context) {
  const text = markdown(message.content, context);
  if (message.edited_timestamp) {
    const last = text.lastElementChild;
    const line = last?.matches("ul, ol") ? [...last.querySelectorAll("li")].at(-1) : (last ?? text);
    line.append(h("span", { class: "edited", "aria-hidden": "true" }, ` (${context.t("edited")})`));
  }
  return text;
}

function body(message, context) {
  const files = message.flags & V2 ? [] : message.attachments;
  return [
    message.content ? words(message, context) : null,
    message.embeds.map((data) => embed(data, context)),
    files.map((file) => (file.content_type?.startsWith("image/") ? picture(file, file.description, context) : fileLink(file.url, file.filename, context))),
    message.components.map((component) => render(component, message, context)),
  ];
}
