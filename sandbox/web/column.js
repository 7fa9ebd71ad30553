// The column of one seat: channels, messages, composer, forms. It shows what this person sees.

import { byId, h, icon } from "./dom.js";
import { Composer, welcome } from "./composer.js";
import { FocusTrail, asks, focusHeading, orderKeys, question } from "./focus.js";
import { Form } from "./form.js";
import { columnHead } from "./head.js";
import { Memory } from "./memory.js";
import { avatar, messageNode } from "./message.js";
import { wordsFor } from "./words.js";

const TOAST_MS = 7000;
const OWN_ACT_MS = 5000; // messages within this time after an action count as its answer
const ANSWERED = new Set(["slash", "click", "choose", "submit"]);

export class Column {
  /** `page` provides: act(kind, data), table, commands, hide(seat), unreadChanged(). */
  constructor(seat, page) {
    const memory = new Memory(seat.id);
    const { read, dismissed, known } = memory.lasting;
    Object.assign(this, { seat, page, memory, known, rooms: [], messages: new Map(), read: new Map(Object.entries(read)), dismissed: new Set(dismissed), stuck: true, trail: new FocusTrail() });
    this.element = h("section", { class: "column" });
    this.build();
    this.composer.input.value = memory.place.draft ?? "";
    addEventListener("pagehide", () => this.keepPlace());
  }

  // Context for the parts of the column

  makeContext() {
    const { table, commands } = this.page;
    return {
      t: this.t,
      locale: this.seat.locale,
      me: this.seat.id,
      bot: table.bot,
      people: table.people,
      members: table.members.filter((id) => id !== table.bot),
      roles: table.roles,
      places: table.places,
      commands,
      quick: table.quick,
      alone: this.page.alone,
      room: () => this.room,
      mark: (id) => this.mark(id),
      anchor: (id) => `m-${this.seat.id}-${id}`,
      act: (kind, data, quiet) => this.act(kind, data, quiet),
      busy: (button, promise) => this.busy(button, promise),
      dismiss: (id) => this.dismiss(id),
      jump: (room, id) => this.showMessage(room, id),
      command: (path) => this.composer.enter(path),
    };
  }

  async act(kind, data = {}, quiet = false) {
    if (ANSWERED.has(kind)) {
      this.acted = performance.now();
      this.trail.begin();
    }
    const answer = await this.page.act(kind, { seat: this.seat.id, room: this.room?.id, ...data });
    if (answer.error !== undefined && !quiet && kind !== "submit") this.toast(answer.unanswered ? this.t("failed") : answer.gone ? this.t("changed") : this.t("refused", { why: answer.error }));
    return answer;
  }

  async busy(button, promise) {
    button.setAttribute("aria-busy", "true");
    const answer = await promise;
    button.removeAttribute("aria-busy");
    return answer;
  }

  // Building

  /** Build the whole column: at first, and when the language, a name or the commands change. */
  build() {
    const draft = this.composer && !this.composer.current ? this.composer.input.value : "";
    this.t = wordsFor(this.seat.locale);
    this.context = this.makeContext();
    this.composer = new Composer(this.context);
    this.composer.input.value = draft;
    this.sign = avatar(this.mark(this.seat.id));
    this.skip = h("button", { class: "skip button primary small", type: "button", "aria-keyshortcuts": "Alt+Q", title: "Alt+Q", onclick: () => this.toQuestion() }, this.t("to_question"));
    this.log = h("div", { class: "log", role: "log", tabIndex: 0, "aria-label": this.seat.name, onscroll: () => this.scrolled() });
    this.list = h("div", { class: "list" });
    this.earlier = h("button", { class: "earlier button secondary small", type: "button", hidden: true, onclick: () => this.busy(this.earlier, this.act("earlier")) }, this.t("earlier"));
    this.log.append(this.earlier, this.list);
    new ResizeObserver(() => this.stick()).observe(this.list);
    new ResizeObserver(() => this.stick()).observe(this.log);
    this.tabs = h("div", { class: "tabs", role: "tablist", "aria-label": this.t("rooms", { name: this.seat.name }), onkeydown: (event) => this.tabKey(event) });
    this.jump = h("button", { class: "jump", type: "button", hidden: true, onclick: () => this.toBottom() }, icon("down"), this.t("jump_down"));
    this.toasts = h("div", { class: "toasts", role: "alert" });
    this.element.lang = this.seat.locale;
    this.element.dataset.seat = this.seat.name;
    this.element.setAttribute("aria-label", this.seat.name);
    this.element.replaceChildren(this.skip, columnHead(this), this.tabs, h("div", { class: "stage" }, this.log, this.jump, this.toasts), this.composer.element);
    this.drawTabs();
    this.drawAll();
    if (this.form) this.showForm(this.form);
  }

  // News from the sandbox

  /** Forget everything after a reconnect, because the server sends it again. */
  reset() {
    this.messages.clear();
    this.stale = true;
  }

  /** Update after names, places or commands changed. */
  learn() {
    const names = () => JSON.stringify([this.context.people, this.context.roles, this.context.places]);
    const before = names();
    Object.assign(this.context, this.makeContext());
    if (before !== names()) this.redraw();
    else this.follow();
  }

  tell(news) {
    const marks = JSON.stringify(this.room?.marks);
    if (news.rooms) this.rooms = news.rooms;
    for (const id of news.gone ?? []) this.messages.delete(id);
    for (const message of news.messages ?? []) this.messages.set(message.id, message);
    const first = this.drawn === undefined;
    const here = first ? this.memory.place.room : this.room?.id;
    this.room = this.rooms.find((room) => room.id === here) ?? this.rooms[0];
    if (first && !this.known) for (const room of this.rooms) this.read.set(room.id, this.inRoom(room.id).at(-1)?.id ?? "0");
    if (first || this.drawn !== this.room?.id) this.drawAll();
    else if (this.stale || marks !== JSON.stringify(this.room?.marks)) this.redraw();
    else this.patch(news);
    if (first) this.returnTo(this.memory.place);
    if ("form" in news) this.showForm(news.form);
    this.drawSign();
    this.markRead();
    this.drawTabs();
  }

  inRoom(id) {
    return [...this.messages.values()].filter((message) => message.channel_id === id && !this.dismissed.has(message.id)).sort((a, b) => byId(a.id, b.id));
  }

  // Messages

  /** Show another channel, without a screen reader reading all of it aloud. */
  drawAll() {
    if (!this.room) return;
    this.drawn = this.room.id;
    this.stale = false;
    this.log.setAttribute("aria-busy", "true");
    this.list.replaceChildren(...this.inRoom(this.room.id).map((message) => this.node(message)));
    this.follow();
    this.toBottom();
    requestAnimationFrame(() => this.log.removeAttribute("aria-busy"));
  }

  /** Redraw the channel after names or signs changed, or after the connection was lost. */
  redraw() {
    if (!this.room) return;
    this.stale = false;
    const messages = this.inRoom(this.room.id);
    const known = new Set(messages.map((message) => message.id));
    const gone = [...this.list.querySelectorAll(":scope > article")].map((node) => node.dataset.id).filter((id) => !known.has(id));
    this.patch({ messages, gone });
  }

  drawSign() {
    const sign = avatar(this.mark(this.seat.id));
    if (sign.isEqualNode(this.sign)) return;
    this.sign.replaceWith(sign);
    this.sign = sign;
    this.page.drawSwitcher();
  }

  /** A person's sign in the shown channel: letter and colour of their seat there. */
  mark(id) {
    return this.room?.marks[id];
  }

  node(message, old) {
    return messageNode(message, this.context, (id) => this.messages.get(id), old);
  }

  /** Update only the messages that changed, and in them only what changed. */
  patch(news) {
    let lost;
    const first = this.list.querySelector(":scope > article");
    const before = first?.offsetTop;
    for (const id of news.gone ?? []) {
      const node = this.nodeOf(id);
      if (node?.contains(document.activeElement)) lost = this.log;
      node?.remove();
    }
    for (const message of news.messages ?? []) {
      if (message.channel_id !== this.room.id || this.dismissed.has(message.id)) continue;
      const old = this.nodeOf(message.id);
      const held = old?.contains(document.activeElement);
      const node = this.node(message, old);
      if (!old) this.insert(node, message.id);
      if (held && !node.contains(document.activeElement)) lost = node;
      if (this.answers(message)) {
        this.trail.leadsTo(node, !old);
        this.show(node, !old);
      } else if (!old && !this.stuck && node === this.list.lastElementChild) this.jump.hidden = false;
    }
    this.follow();
    if (first?.isConnected && !this.stuck) this.log.scrollTop += first.offsetTop - before; // earlier messages push it down
    this.stick();
    if (this.visible) this.trail.go(lost);
  }

  /** Whether this message is the answer to what this person has just done. */
  answers(message) {
    if (message.author.id !== this.context.bot || performance.now() - (this.acted ?? -Infinity) > OWN_ACT_MS) return false;
    return !message.interaction_metadata || message.interaction_metadata.user.id === this.seat.id;
  }

  /** Scroll to an answer: for a new one to the end of the channel, for a changed one to its place. */
  show(node, isNew) {
    if (isNew) this.toBottom();
    else if (!this.stuck && node.offsetHeight <= this.log.clientHeight) node.scrollIntoView({ block: "nearest" });
  }

  nodeOf(id) {
    return document.getElementById(this.context.anchor(id));
  }

  insert(node, id) {
    const next = [...this.list.children].find((other) => other.dataset.id && byId(other.dataset.id, id) > 0);
    this.list.insertBefore(node, next ?? null);
  }

  /** Let consecutive messages of an author share a head, and show a welcome card in an empty channel. */
  follow() {
    let before;
    const nodes = [...this.list.querySelectorAll(":scope > article")];
    for (const node of nodes) {
      const continues = before?.dataset.author === node.dataset.author && !node.querySelector(":scope > .origin") && !node.classList.contains("ephemeral") && !before.classList.contains("ephemeral");
      node.classList.toggle("continues", continues);
      before = node;
    }
    this.earlier.hidden = !this.room?.more;
    orderKeys(this.list);
    this.skip.hidden = !nodes.some(asks);
    const blank = this.list.querySelector(":scope > .blank");
    if (nodes.length) blank?.remove();
    else if (this.room) {
      const fresh = h("div", { class: "blank" }, this.emptyRoom());
      if (blank) blank.replaceWith(fresh);
      else this.list.append(fresh);
    }
  }

  emptyRoom() {
    if (this.room.kind === "dm") return h("p", { class: "quiet" }, this.t("dm_welcome"));
    if (this.room.kind === "thread") return h("p", { class: "quiet" }, this.t("thread_welcome"));
    return welcome(this.seat.name, this.context);
  }

  dismiss(id) {
    this.dismissed.add(id);
    this.memory.keep(this.read, this.dismissed);
    const node = this.nodeOf(id);
    if (node?.contains(document.activeElement)) this.log.focus({ preventScroll: true });
    node?.remove();
    this.follow();
  }

  /** Show a message, in whichever channel it is. */
  showMessage(roomId, id) {
    const room = this.rooms.find((one) => one.id === roomId);
    if (room && room.id !== this.room.id) this.enterRoom(room);
    const node = this.nodeOf(id);
    if (!node) return;
    this.stuck = false;
    node.scrollIntoView({ block: "start" });
    focusHeading(node);
  }

  /** Move to the newest question, from any place in the channel. */
  toQuestion() {
    const node = question(this.list);
    if (node) focusHeading(node);
  }

  // Scrolling

  /** The open list of a select. It stands among the messages and makes them longer. */
  get openList() {
    return this.list.querySelector(".select-popup:not([hidden])");
  }

  scrolled() {
    const added = this.openList?.offsetHeight ?? 0;
    this.stuck = this.log.scrollHeight - this.log.scrollTop - this.log.clientHeight < added + 60;
    if (this.stuck) this.jump.hidden = true;
  }

  /** Keep the end of the channel in view, unless this person is choosing in a list. */
  stick() {
    if (this.stuck && !this.openList) this.log.scrollTop = this.list.firstElementChild?.classList.contains("blank") ? 0 : this.log.scrollHeight;
  }

  /** Remember the place in the channel, for when the page is loaded again. */
  keepPlace() {
    const top = this.log.scrollTop;
    const node = this.stuck ? undefined : [...this.list.children].find((child) => child.dataset.id && child.offsetTop + child.offsetHeight > top);
    this.memory.keepPlace({ room: this.room?.id, draft: this.composer.input.value, id: node?.dataset.id, below: node && node.offsetTop - top });
  }

  returnTo({ id, below }) {
    const node = id && this.nodeOf(id);
    if (!node) return;
    this.stuck = false;
    this.log.scrollTop = node.offsetTop - below;
  }

  toBottom() {
    this.stuck = true;
    this.jump.hidden = true;
    this.stick();
  }

  // Channels

  get visible() {
    return document.visibilityState === "visible" && this.element.offsetParent !== null;
  }

  markRead() {
    if (this.room && this.visible) this.read.set(this.room.id, this.inRoom(this.room.id).at(-1)?.id ?? this.read.get(this.room.id) ?? "0");
    if (this.room) this.memory.keep(this.read, this.dismissed);
    this.page.unreadChanged();
  }

  /** Count the new messages in a channel, and those that ping this person. */
  unread(room) {
    const fresh = this.inRoom(room.id).filter((message) => byId(message.id, this.read.get(room.id) ?? "0") > 0 && message.author.id !== this.seat.id);
    return { count: fresh.length, pings: fresh.filter((message) => message.pinged).length };
  }

  allPings() {
    return this.rooms.reduce((sum, room) => sum + this.unread(room).pings, 0);
  }

  drawTabs() {
    const focused = this.tabs.contains(document.activeElement);
    this.tabs.replaceChildren(...this.rooms.map((room) => this.tab(room)));
    if (focused) this.tabs.querySelector("[aria-selected=true]")?.focus();
  }

  tab(room) {
    const here = room.id === this.room?.id;
    const { count, pings } = here && this.visible ? { count: 0, pings: 0 } : this.unread(room);
    const name = room.kind === "dm" ? this.t("dm") : room.name;
    const sign = { channel: "#", thread: "↳", dm: "@" }[room.kind];
    return h(
      "button",
      { role: "tab", type: "button", class: `tab ${count ? "unread" : ""} ${room.archived ? "archived" : ""}`, "aria-selected": String(here), tabIndex: here ? 0 : -1, title: room.archived ? `${name} (${this.t("archived")})` : name, onclick: () => this.enterRoom(room) },
      h("span", { class: "sign", "aria-hidden": "true" }, sign),
      h("span", { class: "tab-name" }, name),
      pings ? h("span", { class: "badge", "aria-label": this.t("unread", { count: pings }) }, String(pings)) : count ? h("span", { class: "dot", role: "img", "aria-label": this.t("unread", { count }) }) : null,
    );
  }

  tabKey(event) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const at = this.rooms.findIndex((room) => room.id === this.room.id);
    this.enterRoom(this.rooms[(at + step + this.rooms.length) % this.rooms.length]);
    this.tabs.querySelector("[aria-selected=true]").focus();
  }

  enterRoom(room) {
    this.room = room;
    this.composer.leave();
    this.drawAll();
    this.markRead();
    this.drawTabs();
    this.drawSign();
  }

  // Forms and toasts

  showForm(data) {
    const same = data && this.sheet?.id === data.id && this.sheet.element.isConnected;
    this.form = data;
    if (same) return;
    const hadFocus = this.sheet?.element.contains(document.activeElement);
    this.sheet?.element.remove();
    this.sheet = undefined;
    if (!data) {
      if (hadFocus) this.leaveForm();
      return;
    }
    this.opener = document.activeElement;
    this.sheet = new Form(data, this.context, (values) => this.act("submit", { form: data.id, values }), () => this.act("dismiss"));
    this.element.append(this.sheet.element);
    if (this.visible && (this.element.contains(document.activeElement) || document.activeElement === document.body)) this.sheet.focus();
  }

  /** After a form that had the focus is closed: focus what opened it, then what it led to. */
  leaveForm() {
    if (this.opener?.isConnected) this.opener.focus({ preventScroll: true });
    else this.composer.input.focus();
    this.trail.actor = document.activeElement;
    this.trail.go();
  }

  toast(text, kind = "bad") {
    const toast = h("div", { class: `toast ${kind}` }, h("span", {}, text), h("button", { class: "tool small", type: "button", "aria-label": this.t("close"), onclick: () => toast.remove() }, icon("close")));
    this.toasts.replaceChildren(toast);
    setTimeout(() => toast.remove(), TOAST_MS);
  }
}
