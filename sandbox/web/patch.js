// Minimal DOM updates, so that the focus stays, pictures do not flicker, and a screen reader announces only what is
// new.

/** Mark an element to be replaced as a whole, or kept if the next version has the same `sign`. */
export function signed(element, data) {
  element.sign = JSON.stringify(data);
  return element;
}

/** Update `old` to look like `fresh`, and return the resulting node. */
export function morph(old, fresh) {
  if (!alike(old, fresh)) {
    old.replaceWith(fresh);
    return fresh;
  }
  if (old.sign !== undefined) return old;
  if (old.nodeType === Node.TEXT_NODE) {
    if (old.data !== fresh.data) old.data = fresh.data;
    return old;
  }
  attributes(old, fresh);
  children(old, fresh);
  return old;
}

/** Whether a node can be updated in place. Elements with click handlers are replaced unless nothing changed. */
function alike(old, fresh) {
  if (old.nodeName !== fresh.nodeName || old.sign !== fresh.sign) return false;
  return !["BUTTON", "A"].includes(old.nodeName) || old.sign !== undefined || old.isEqualNode(fresh);
}

function attributes(old, fresh) {
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && name !== "tabindex") old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) {
    if (name === "style") old.style.cssText = fresh.style.cssText; // the page's policy allows no style attributes
    else if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  }
}

const same = (one, other) => (one.sign !== undefined || other.sign !== undefined ? one.sign === other.sign : one.isEqualNode(other));

/** Keep equal children at the beginning and the end, and update those in between one by one. */
function children(old, fresh) {
  const before = [...old.childNodes];
  const after = [...fresh.childNodes];
  while (before.length && after.length && same(before[0], after[0])) {
    before.shift();
    after.shift();
  }
  let end = null;
  while (before.length && after.length && same(before.at(-1), after.at(-1))) {
    end = before.pop();
    after.pop();
  }
  for (const node of after) {
    const place = before.findIndex((candidate) => alike(candidate, node));
    if (place < 0) {
      old.insertBefore(node, before[0] ?? end);
      continue;
    }
    for (const skipped of before.splice(0, place)) skipped.remove();
    morph(before.shift(), node);
  }
  for (const gone of before) gone.remove();
}
