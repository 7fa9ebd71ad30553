// Message components, classic and V2, as DOM nodes.

import { h, local } from "./dom.js";
import { emojiText } from "./emoji.js";
import { openLightbox } from "./lightbox.js";
import { markdown } from "./markdown.js";
import { signed } from "./patch.js";
import { Select } from "./select.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "link", 6: "secondary" };

/** A picture that can be enlarged by a click. */
export function picture(media, alt, context) {
  const source = local(media.url);
  const image = h("img", { src: source, alt: alt ?? "", loading: "lazy", width: media.width ?? undefined, height: media.height ?? undefined });
  const enlarge = h("button", { class: "enlarge", type: "button", "aria-label": context.t("enlarge"), onclick: (event) => openLightbox(event, image, source, alt ?? "", context.t) });
  const box = h("div", { class: "picture" }, image, enlarge);
  if (media.width && media.height) box.style.setProperty("--shape", String(media.width / media.height));
  return signed(box, [source, alt, context.locale]);
}

/** A button's label. If it is cut off, the mouse shows the whole of it. */
function label(text) {
  const whole = ({ target }) => (target.title = target.scrollWidth > target.clientWidth ? text : "");
  return h("span", { class: "label", onmouseenter: whole }, text);
}

function button(component, message, context) {
  const face = [component.emoji ? h("span", { class: "emoji", "aria-hidden": component.label ? "true" : undefined }, emojiText(component.emoji)) : null, component.label ? label(component.label) : null];
  const classes = `button ${STYLES[component.style] ?? "secondary"}`;
  if (component.style === 5) return h("a", { class: classes, href: component.url, target: "_blank", rel: "noopener noreferrer" }, face);
  const element = h("button", { class: classes, type: "button", disabled: component.disabled, "data-key": component.custom_id }, face);
  element.addEventListener("click", () => context.busy(element, context.act("click", { message: message.id, custom_id: component.custom_id })));
  return signed(element, component);
}

function select(component, message, context) {
  const chooser = new Select(component, context, async (values) => {
    const answer = await context.busy(chooser.button, context.act("choose", { message: message.id, custom_id: component.custom_id, values }));
    if (answer.error !== undefined) chooser.reset();
  });
  return signed(chooser.element, [component, context.locale, component.options ? 0 : [context.people, context.places]]);
}

function container(component, message, context) {
  const box = h("div", { class: "container" }, component.components.map((child) => render(child, message, context)));
  if (component.accent_color !== null && component.accent_color !== undefined) box.style.setProperty("--accent-bar", `#${component.accent_color.toString(16).padStart(6, "0")}`);
  return component.spoiler ? h("details", { class: "hidden-part" }, h("summary", {}, context.t("spoiler")), box) : box;
}

function gallery(component, message, context) {
  const items = component.items.map((item) => picture(item.media, item.description, context));
  return h("div", { class: `gallery of-${Math.min(items.length, 4)}` }, items);
}

const fileName = (url) => decodeURIComponent(new URL(url, location.href).pathname.split("/").pop());

/** A link to a file that is not a picture. */
export const fileLink = (url, name, context) => h("a", { class: "file", href: local(url), download: name, "aria-label": context.t("file", { name }) }, "📎 ", name);

const RENDERERS = {
  1: (c, m, x) => h("div", { class: "row" }, c.components.map((child) => render(child, m, x))),
  2: button,
  3: select,
  5: select,
  6: select,
  7: select,
  8: select,
  9: (c, m, x) => h("div", { class: "section" }, h("div", { class: "section-text" }, c.components.map((child) => render(child, m, x))), render(c.accessory, m, x)),
  10: (c, m, x) => markdown(c.content, x),
  11: (c, m, x) => h("div", { class: "thumbnail" }, picture(c.media, c.description, x)),
  12: gallery,
  13: (c, m, x) => fileLink(c.file.url, fileName(c.file.url), x),
  14: (c) => h("hr", { class: `${c.spacing === 2 ? "large" : ""} ${c.divider === false ? "bare" : ""}` }),
  17: container,
};

/** A component with everything inside it. */
export const render = (component, message, context) => RENDERERS[component.type](component, message, context);

/** An embed of a classic message. */
export function embed(data, context) {
  const box = h(
    "div",
    { class: "container embed" },
    data.author ? h("div", { class: "subtext" }, data.author.name) : null,
    data.title ? h("div", { class: "heading h3" }, markdown(data.title, context)) : null,
    data.description ? markdown(data.description, context) : null,
    data.fields?.length ? h("div", { class: "fields" }, data.fields.map((field) => h("div", { class: field.inline ? "field inline" : "field" }, h("strong", {}, field.name), markdown(field.value, context)))) : null,
    data.image ? picture(data.image, "", context) : null,
    data.footer ? h("div", { class: "subtext" }, data.footer.text) : null,
  );
  if (data.color !== null && data.color !== undefined) box.style.setProperty("--accent-bar", `#${data.color.toString(16).padStart(6, "0")}`);
  return box;
}
