// Discord's markdown as DOM nodes. No HTML is ever parsed, so nothing a player writes can become markup.

import { h } from "./dom.js";

const INLINE = new RegExp(
  [
    /```(?:[\w-]*\n)?([^]+?)```/, // 1 code block
    /`([^`\n]+)`/, // 2 code
    /\*\*\*([^]+?)\*\*\*/, // 3 bold italic
    /\*\*([^]+?)\*\*/, // 4 bold
    /__([^]+?)__/, // 5 underline
    /\*([^*\s](?:[^*]*[^*\s])?)\*/, // 6 italic
    /\b_([^_\s](?:[^_]*[^_\s])?)_\b/, // 7 italic
    /~~([^]+?)~~/, // 8 strike
    /\|\|([^]+?)\|\|/, // 9 spoiler
    /<@!?(\d+)>/, // 10 person
    /<@&(\d+)>/, // 11 role
    /<#(\d+)>/, // 12 channel
    /<\/([^:>]+):\d+>/, // 13 command
    /<t:(-?\d+)(?::([tTdDfFR]))?>/, // 14 15 time
    /<a?:(\w+):\d+>/, // 16 custom emoji
    /\[([^\]\n]+)\]\(<?(https?:\/\/[^\s)>]+)>?\)/, // 17 18 link
    /<?(https?:\/\/[^\s<>]+[^\s<>.,:;!?)\]'"])>?/, // 19 bare link
    /\\([\ud800-\udbff][\udc00-\udfff]|[^0-9A-Za-z\s])/, // 20 escaped
  ]
    .map((part) => part.source)
    .join("|"),
  "g",
);

/** Inline markdown of `text`. `context` has the names of people, roles and places, and handles commands. */
function inline(text, context) {
  const nodes = [];
  let at = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > at) nodes.push(text.slice(at, match.index));
    nodes.push(node(match, context));
    at = match.index + match[0].length;
  }
  if (at < text.length) nodes.push(text.slice(at));
  return nodes;
}

function node(m, context) {
  const inner = (tag, text) => h(tag, {}, inline(text, context));
  if (m[1] !== undefined) return h("pre", {}, h("code", {}, m[1].replace(/\n$/, "")));
  if (m[2] !== undefined) return h("code", {}, m[2]);
  if (m[3] !== undefined) return h("strong", {}, inner("em", m[3]));
  if (m[4] !== undefined) return inner("strong", m[4]);
  if (m[5] !== undefined) return inner("u", m[5]);
  if (m[6] !== undefined || m[7] !== undefined) return inner("em", m[6] ?? m[7]);
  if (m[8] !== undefined) return inner("s", m[8]);
  if (m[9] !== undefined) return spoiler(m[9], context);
  if (m[10] !== undefined) return mention(`@${context.people[m[10]] ?? "?"}`, m[10] === context.me);
  if (m[11] !== undefined) return mention(`@${context.roles[m[11]] ?? "?"}`);
  if (m[12] !== undefined) return mention(`#${context.places[m[12]] ?? "?"}`);
  if (m[13] !== undefined) return h("button", { class: "mention", type: "button", onclick: () => context.command(m[13]) }, `/${m[13]}`);
  if (m[14] !== undefined) return time(Number(m[14]), m[15] ?? "f", context.locale);
  if (m[16] !== undefined) return `:${m[16]}:`;
  if (m[17] !== undefined) return link(m[18], inline(m[17], context));
  if (m[19] !== undefined) return messageLink(m[19], context) ?? link(m[19], [m[19]]);
  return m[20];
}

const mention = (text, me = false) => h("span", { class: me ? "mention me" : "mention" }, text);
const link = (href, children) => h("a", { href, target: "_blank", rel: "noopener noreferrer" }, children);

const MESSAGE = /^https:\/\/discord\.com\/channels\/[^/]+\/(\d+)\/(\d+)$/;

/** A link to a message of this server, which leads there. Undefined for other addresses. */
function messageLink(href, context) {
  const [, room, message] = href.match(MESSAGE) ?? [];
  if (!context.places[room]) return undefined;
  return h("button", { class: "mention", type: "button", "data-message": message, onclick: () => context.jump(room, message) }, `#${context.places[room]} ›`);
}

function spoiler(text, context) {
  const cover = h("button", { class: "spoiler", type: "button", "aria-label": context.t("spoiler"), onclick: () => cover.replaceWith(h("span", {}, inline(text, context))) }, "▒▒▒▒▒");
  return cover;
}

const STYLES = { t: { timeStyle: "short" }, T: { timeStyle: "medium" }, d: { dateStyle: "short" }, D: { dateStyle: "long" }, f: { dateStyle: "long", timeStyle: "short" }, F: { dateStyle: "full", timeStyle: "short" } };
const STEPS = [["year", 31536000], ["month", 2629800], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

function time(seconds, style, locale) {
  const date = new Date(seconds * 1000);
  const full = new Intl.DateTimeFormat(locale, STYLES.F).format(date);
  if (style !== "R") return h("time", { title: full, dateTime: date.toISOString() }, new Intl.DateTimeFormat(locale, STYLES[style]).format(date));
  return h("time", { class: "relative", title: full, dateTime: date.toISOString(), "aria-live": "off" }, fromNow(seconds, locale));
}

/** How far away a time is: "in 5 minutes". */
function fromNow(seconds, locale) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = STEPS.find(([, length]) => Math.abs(away) >= length) ?? STEPS.at(-1);
  return new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(Math.round(away / size), unit);
}

/** Bring the relative times of the page up to date. */
export function tick() {
  for (const node of document.querySelectorAll("time.relative")) {
    const words = fromNow(Date.parse(node.dateTime) / 1000, node.closest("[lang]").lang);
    if (node.textContent !== words) node.textContent = words;
  }
}

const HEADING = /^(#{1,3}) +(.+)$/;
const BLOCKS = [
  [HEADING, (m, c) => h("div", { class: `heading h${m[1].length}`, role: "heading", "aria-level": c.level?.(m[1].length) ?? 3 }, inline(m[2], c))],
  [/^-# +(.+)$/, (m, c) => h("div", { class: "subtext" }, inline(m[1], c))],
  [/^> (.*)$/, (m, c) => h("blockquote", {}, inline(m[1], c))],
];
const ITEM = /^( *)(?:[-*]|(\d+)\.) +(.+)$/;

/** The heading level of each heading size in a message: without gaps, below the column's name. */
export function headingLevels(message) {
  const sizes = new Set();
  const read = (text) => text?.split("\n").forEach((line) => HEADING.test(line) && sizes.add(line.indexOf(" ")));
  const walk = (part) => {
    if (part.type === 10) read(part.content);
    part.components?.forEach(walk);
  };
  read(message.content);
  message.components.forEach(walk);
  const order = [...sizes].sort();
  return (size) => 3 + Math.max(0, order.indexOf(size));
}

/** A whole text. Code blocks may span lines; headings, quotes and lists are single lines. */
export function markdown(text, context) {
  const body = h("div", { class: "text" });
  for (const [index, part] of text.split(/(```[^]*?```)/).entries()) {
    if (index % 2) body.append(...inline(part, context));
    else lines(part, context, body);
  }
  return body;
}

/** A text on one line, without its markup: names in place of mentions. */
export const plainText = (text, context) => text.split("\n").map((line) => markdown(line, context).textContent.trim()).filter(Boolean).join(" ");

function lines(text, context, body) {
  let plain = [];
  const flush = () => {
    while (plain.length && !plain.at(-1)) plain.pop();
    if (plain.length) body.append(h("div", { class: "para" }, paragraph(plain, context)));
    plain = [];
  };
  for (const line of text.replace(/^\n/, "").split("\n")) {
    const block = BLOCKS.find(([pattern]) => pattern.test(line));
    const entry = block ? null : line.match(ITEM);
    if (!block && !entry) {
      plain.push(line);
      continue;
    }
    flush();
    if (entry) item(entry, body, context);
    else body.append(block[1](line.match(block[0]), context));
  }
  flush();
}

const MARKS = ["**", "__", "~~", "||", "`"];
const whole = (line) => MARKS.every((mark) => line.split(mark).length % 2);

/** Render lines separately, so that an added line is a new node; together where markup spans several lines. */
function paragraph(plain, context) {
  if (!plain.every(whole)) return inline(plain.join("\n"), context);
  return plain.flatMap((line, index) => [index ? "\n" : "", h("span", {}, inline(line, context))]).slice(1);
}

/** A list item. It continues the list above it; a nested one continues a list inside the item above it. */
function item([, indent, number, text], body, context) {
  const kind = number ? "OL" : "UL";
  const listIn = (parent) => {
    if (parent.lastElementChild?.nodeName !== kind) parent.append(h(kind, { start: number ? Number(number) : undefined }));
    return parent.lastElementChild;
  };
  const above = indent.length > 1 && body.lastElementChild?.matches("ul, ol") ? body.lastElementChild.lastElementChild : null;
  listIn(above ?? body).append(h("li", {}, inline(text, context)));
}
