// Helpers for building the page. None takes HTML: every text becomes a text node.

/** Create an element. `props`: class, text, data-*, aria-*, on<event> handlers, and plain properties. */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "class") element.className = value;
    else if (name.includes("-") || name === "role" || name === "for") element.setAttribute(name, value === true ? "" : value);
    else element[name] = value;
  }
  element.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return element;
}

const SHAPES = {
  link: "M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.700 1.700M14 11a5 5 0 0 0-7.500-.5l-3 3a5 5 0 0 0 7 7l1.700-1.700",
  more: "M12 5.500v.01M12 12v.01M12 18.500v.01",
  plus: "M12 5v14M5 12h14",
  send: "M5 12h13M12 5l7 7-7 7",
  down: "M6 9l6 6 6-6",
  close: "M6 6l12 12M18 6L6 18",
  eye: "M2 12s3.500-7 10-7 10 7 10 7-3.500 7-10 7-10-7-10-7zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4.500 20c1-4 4-6 7.500-6s6.500 2 7.500 6",
  reply: "M9 7l-5 5 5 5M4 12h9a7 7 0 0 1 7 7",
};

/** A decorative line icon. The element around it has the text. */
export function icon(name) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("class", `icon icon-${name}`);
  svg.setAttribute("aria-hidden", "true");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  path.setAttribute("d", SHAPES[name]);
  svg.append(path);
  return svg;
}

/** Whether this person prefers reduced motion. */
export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * The entries whose name contains the letters, regardless of case and accents: first those that begin with them, then
 * those with a word that begins with them, each in their former order.
 */
export function fitting(entries, letters, nameOf) {
  const wanted = folded(letters.trim());
  const rank = (name) => (name.startsWith(wanted) ? 0 : name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)) ? 1 : 2);
  return entries
    .map((entry) => [entry, folded(nameOf(entry))])
    .filter(([, name]) => name.includes(wanted))
    .sort(([, one], [, other]) => rank(one) - rank(other))
    .map(([entry]) => entry);
}

let serial = 0;
/** An id that is unique on the page. */
export const uid = (stem) => `${stem}-${(serial += 1)}`;

/** Compare snowflakes, which are too long for numbers. */
export const byId = (a, b) => a.length - b.length || (a < b ? -1 : a > b ? 1 : 0);

/** Make an address of the sandbox relative, so that it works under the name by which this page was opened. */
export function local(url) {
  try {
    const parsed = new URL(url, location.href);
    return parsed.pathname.startsWith("/cdn/") ? parsed.pathname + parsed.search : parsed.href;
  } catch {
    return "";
  }
}

/** Fetch again the pictures that could not be fetched, for example while the program was away. */
export function fetchBroken() {
  for (const image of document.images) if (image.complete && !image.naturalWidth) image.src = image.getAttribute("src");
}
