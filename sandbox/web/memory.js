// What a browser remembers of a column when the page is loaded again.
//
// For good: which messages were read and which were dismissed. For this tab only: the channel, the place in it, and what
// was being written.

import { byId } from "./dom.js";

const FIRST = { read: {}, dismissed: [] };

const stored = (storage, key) => JSON.parse(storage.getItem(key) ?? "null");

export class Memory {
  constructor(seat) {
    this.key = `seat:${seat}`;
  }

  /** `read` (newest read message by channel), `dismissed` (ids), and `known`: whether there was anything to remember. */
  get lasting() {
    const kept = stored(localStorage, this.key);
    return { ...FIRST, ...kept, known: kept !== null };
  }

  /** Add to what is remembered. Another tab may know of more. */
  keep(read, dismissed) {
    const before = this.lasting;
    const newer = [...read].filter(([room, id]) => byId(id, before.read[room] ?? "0") > 0);
    const kept = { read: { ...before.read, ...Object.fromEntries(newer) }, dismissed: [...new Set([...before.dismissed, ...dismissed])] };
    localStorage.setItem(this.key, JSON.stringify(kept));
  }

  /** `room`, `draft`, and the topmost message with its distance from the top, unless the end was in view. */
  get place() {
    return stored(sessionStorage, this.key) ?? {};
  }

  keepPlace(place) {
    sessionStorage.setItem(this.key, JSON.stringify(place));
  }
}
