// Keyboard focus: moves to the question that a person's last action led to, and skips outdated buttons.

const LINE = ".message-body :is(.heading, .para, li, .subtext)";
const LIVE = "[data-key]:not(:disabled)";

/** Whether this message asks the person something: it pings them or is private, and has usable components. */
export const asks = (node) => node.matches(".pinged, .ephemeral") && node.querySelector(LIVE) !== null;

/** Focus the first line of a message (its heading if it begins with one) and return the focused element. */
export function focusHeading(node) {
  const line = node.querySelector(LINE) ?? node;
  line.tabIndex = -1;
  line.focus({ preventScroll: true });
  node.scrollIntoView({ block: "nearest" });
  return line;
}

/** The newest message in a list that asks the person something. */
export const question = (list) => [...list.querySelectorAll(":scope > article")].findLast(asks);

/**
 * Remove superseded buttons from the tab order: those repeated further down, and those of private answers that were
 * followed by another private answer. They can still be clicked.
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

/** Moves the focus of a column from an action to its result, unless the person moves it meanwhile. */
export class FocusTrail {
  constructor() {
    this.led = [];
  }

  /** Start of an action: remember the focused element as its origin. */
  begin() {
    Object.assign(this, { actor: document.activeElement, placed: undefined, place: undefined, led: [] });
  }

  /** A message was added or changed in answer to the action. */
  leadsTo(node, isNew) {
    this.led.push({ node, isNew });
  }

  /** `lost` is the message that contained the focused element when that was removed. */
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
