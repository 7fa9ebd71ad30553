// One message, as one person sees it.

import { h, icon } from "./dom.js";
import { embed, fileLink, picture, render } from "./components.js";
import { markdown } from "./markdown.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;
const HUES = 7;

/** A round mark with the person's first letter, in a colour of their own. The bot has the logo. */
export function avatar(id, name, people, isBot = false) {
  if (isBot) return h("img", { class: "avatar", src: "/web/logo.svg", alt: "" });
  return h("span", { class: `avatar hue-${Object.keys(people).indexOf(id) % HUES}`, "aria-hidden": "true" }, [...name][0]?.toUpperCase() ?? "?");
}

/** The line above a message: which command it answers, or which message it replies to. */
function origin(message, context, find) {
  const used = message.interaction;
  if (used) {
    const name = context.people[used.user.id] ?? used.user.global_name;
    const [before, after] = context.t("used", { name: "\0", command: "\0\0" }).split("\0\0");
    const words = `${before.replace("\0", name)}`;
    return h("div", { class: "origin" }, icon("reply"), words, h("code", {}, `/${used.name}`), after ?? "");
  }
  const target = message.message_reference && find(message.message_reference.message_id);
  if (!target) return null;
  const jump = () => document.getElementById(context.anchor(target.id))?.scrollIntoView({ block: "center", behavior: "smooth" });
  const summary = target.content || firstText(target.components) || "…";
  return h("button", { class: "origin", type: "button", onclick: jump }, icon("reply"), context.people[target.author.id] ?? "", h("span", { class: "quote" }, summary.replace(/[#*_`>]|<[^>]+>/g, "").slice(0, 80)));
}

function firstText(components) {
  for (const component of components ?? []) {
    const text = component.type === 10 ? component.content : firstText(component.components);
    if (text) return text;
  }
  return "";
}

/** The article of a message. `old` is the node it replaces, whose pictures are used again. */
export function messageNode(message, context, find, old) {
  const pool = new Map([...(old?.querySelectorAll("img[src^='/cdn/']") ?? [])].map((image) => [image.getAttribute("src"), image]));
  const bot = message.author.id === context.bot;
  const name = context.people[message.author.id] ?? message.author.global_name;
  const ephemeral = Boolean(message.flags & EPHEMERAL);
  const loading = Boolean(message.flags & LOADING);
  const date = new Date(message.timestamp);
  return h(
    "article",
    { class: `message ${ephemeral ? "ephemeral" : ""} ${message.pinged ? "pinged" : ""}`, id: context.anchor(message.id), "data-id": message.id, "data-author": message.author.id },
    origin(message, context, find),
    h(
      "div",
      { class: "message-head" },
      avatar(message.author.id, name, context.people, bot),
      h("span", { class: "author" }, name),
      bot ? h("span", { class: "app" }, context.t("app")) : null,
      h("time", { dateTime: message.timestamp, title: date.toLocaleString(context.locale) }, date.toLocaleTimeString(context.locale, { hour: "2-digit", minute: "2-digit" })),
    ),
    h("div", { class: "message-body" }, loading ? h("div", { class: "thinking" }, h("i"), h("i"), h("i"), context.t("thinking")) : body(message, context, pool)),
    ephemeral ? h("div", { class: "private" }, icon("eye"), context.t("only_you"), h("button", { class: "plain", type: "button", onclick: () => context.dismiss(message.id) }, context.t("dismiss"))) : null,
  );
}

/** The content, and after its last word that it was edited. */
function words(message, context) {
  const text = markdown(message.content, context);
  if (message.edited_timestamp) {
    const last = text.lastElementChild;
    const line = last?.classList.contains("item") ? last.lastElementChild : (last ?? text);
    line.append(" ", h("span", { class: "edited" }, `(${context.t("edited")})`));
  }
  return text;
}

function body(message, context, pool) {
  const files = message.flags & V2 ? [] : message.attachments;
  return [
    message.content ? words(message, context) : null,
    message.embeds.map((data) => embed(data, context, pool)),
    files.map((file) => (file.content_type?.startsWith("image/") ? picture(file, file.description, context, pool) : fileLink(file.url, file.filename, context))),
    message.components.map((component) => render(component, message, context, pool)),
  ];
}
