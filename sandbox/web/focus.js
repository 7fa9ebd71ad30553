// Where the keyboard goes: to the question that a person's last act led to, and past what no longer counts.

const LINE = ".message-body :is(.heading, .para, li, .subtext)";
const LIVE = "[data-key]:not(:disabled)";

/** Does this message ask the person something: it calls them or is theirs alone, and something in it can be used. */
export const asks = (node) => node.matches(".pinged, .ephemeral") && node.querySelector(LIVE) !== null;

/** Put the focus on the first line of a message, its heading if it begins with one; returns what has it now. */
export function focusHeading(node) {
  const line = node.querySelector(LINE) ?? node;
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  node.scrollIntoView({ block: "nearest" });
  return line;
}

/** The newest message of a list that asks the person something. */
export const question = (list) => [...list.querySelectorAll(":scope > article")].findLast(asks);

/**
 * Take out of the tab order what a newer message has taken over: buttons that stand again further down, and those of
 * private answers that another private answer has followed. A click on them still works.
 */
export function orderKeys(list) {
  const seen = new Set();
  let privately = false;
  for (const node of [...list.querySelectorAll(":scope > article")].reverse()) {
    const buttons = [...node.querySelectorAll("[data-key]")];
    const old = node.matches(".ephemeral") && privately;
    for (const button of buttons) button.tabIndex = old || seen.has(button.dataset.key) ? -1 : 0;
    for (const button of buttons) seen.add(button.dataset.key);
    privately ||= node.matches(".ephemeral") && node.querySelector(LIVE) !== null;
  }
}

/** Follows the focus of one column from an act to what it led to, unless the person moves it meanwhile. */
export class FocusTrail {
  constructor() {
    this.led = [];
  }

  /** An act begins: whatever has the focus is where it came from. */
  begin() {
    Object.assign(this, { actor: document.activeElement, placed: undefined, place: undefined, led: [] });
  }

  /** A message came or changed in answer to the act. */
  leadsTo(node, isNew) {
    this.led.push({ node, isNew });
  }

  /** `lost` is the message in which the focus stood when what had it went away. */
  go(lost) {
    const at = document.activeElement;
    const astray = lost?.isConnected || (at === document.body && [this.actor, this.placed].some((was) => was && !was.isConnected));
    if (!astray && at !== this.actor && at !== this.placed) return;
    const led = this.led.filter(({ node }) => node.isConnected);
    const asking = led.findLast(({ node, isNew }) => asks(node) && (isNew || astray))?.node;
    const told = at === this.actor ? led.findLast(({ node, isNew }) => isNew && node.matches(".ephemeral"))?.node : undefined;
    const target = asking ?? told ?? (astray ? (lost ?? led.at(-1)?.node) : undefined);
    if (!target || (target === this.place && !astray)) return;
    this.place = target;
    this.placed = focusHeading(target);
  }
}
