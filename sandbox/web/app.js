// The page: one column per seat, or a single seat, updated over one connection.

import { Connection } from "./connection.js";
import { Column } from "./column.js";
import { fetchBroken, h, icon } from "./dom.js";
import { languageChooser } from "./head.js";
import { tick } from "./markdown.js";
import { avatar } from "./message.js";
import { browserLocale, loadWords, wordsFor } from "./words.js";

const [, place, secret] = location.pathname.split("/");
const HIDDEN = `hidden:${secret}`;
const LAST_TABLE = "table"; // the secret of the table that this browser saw last

class App {
  constructor() {
    this.alone = place === "seat";
    this.columns = new Map();
    this.commands = [];
    this.seats = [];
    this.hidden = new Set(JSON.parse(sessionStorage.getItem(HIDDEN) ?? "[]"));
    this.top = document.getElementById("top");
    this.switcher = document.getElementById("switcher");
    this.main = document.getElementById("columns");
    this.banner = document.getElementById("banner");
    this.t = wordsFor(browserLocale());
    document.documentElement.lang = browserLocale();
    document.body.classList.toggle("alone", this.alone);
    document.addEventListener("keydown", (event) => this.key(event));
    document.addEventListener("visibilitychange", () => this.seen());
    setInterval(tick, 1000);
    matchMedia("(max-width: 699px)").addEventListener("change", () => this.seen());
  }

  start() {
    if (!secret) {
      const known = localStorage.getItem(LAST_TABLE);
      return known ? location.replace(`/table/${known}`) : this.notice("door");
    }
    this.connection = new Connection(secret, browserLocale(), (news, fresh) => this.tell(news, fresh), (state) => this.status(state));
    return undefined;
  }

  /** Alt+Q: move to the current question of the focused column. */
  key(event) {
    if (!event.altKey || event.ctrlKey || event.metaKey || event.code !== "KeyQ") return;
    event.preventDefault();
    const columns = [...this.columns.values()];
    (columns.find((column) => column.element.contains(document.activeElement)) ?? this.columns.get(this.current))?.toQuestion();
  }

  act(kind, data) {
    return this.connection.act(kind, data);
  }

  // News

  tell(news, fresh) {
    if (fresh) for (const column of this.columns.values()) column.reset();
    const named = Boolean(news.table || news.commands);
    if (news.table) this.table = news.table;
    if (fresh && !this.alone) localStorage.setItem(LAST_TABLE, secret);
    if (news.table) this.showTrouble();
    if (news.commands) this.commands = news.commands;
    if (news.seats) this.seats = news.seats;
    if (fresh || named || news.seats) this.arrange();
    for (const [id, column] of Object.entries(news.columns ?? {})) this.columns.get(id)?.tell(column);
    if (named) for (const column of this.columns.values()) column.learn();
    this.unreadChanged();
  }

  /** Put the columns in seat order. Columns whose name or language changed are rebuilt. */
  arrange() {
    for (const seat of this.seats) {
      const column = this.columns.get(seat.id);
      if (!column) this.columns.set(seat.id, new Column(seat, this));
      else if (JSON.stringify(column.seat) !== JSON.stringify(seat)) {
        column.seat = seat;
        column.build();
      }
    }
    for (const [id, column] of this.columns) {
      if (this.seats.some((seat) => seat.id === id)) continue;
      column.composer.leave();
      this.columns.delete(id);
    }
    const shown = this.shown();
    if (!shown.some((seat) => seat.id === this.current)) this.current = shown[0]?.id;
    const wanted = shown.map((seat) => this.columns.get(seat.id).element);
    if (wanted.length !== this.main.children.length || wanted.some((element, index) => this.main.children[index] !== element)) this.main.replaceChildren(...wanted);
    this.main.style.setProperty("--columns", String(Math.max(1, shown.length)));
    this.drawTop();
    this.drawSwitcher();
  }

  shown() {
    return this.seats.filter((seat) => this.alone || !this.hidden.has(seat.id));
  }

  // The top bar

  /** Draw the top bar: on a person's own page in their language, on the shared one in the browser's. */
  drawTop() {
    const t = this.alone && this.seats.length ? wordsFor(this.seats[0].locale) : this.t;
    const brand = [h("img", { src: "/web/logo.svg", alt: "" }), h("h1", {}, "Sobremesa"), h("span", { class: "subtitle" }, t("subtitle"))];
    const anew = this.table.kept ? h("button", { class: "button secondary anew", type: "button", onclick: () => this.beginAnew() }, this.t("begin_anew")) : null;
    if (this.alone) return this.top.replaceChildren(...brand);
    const server = h("label", { class: "server" }, h("span", {}, this.t("server_language")), languageChooser(this.t("server_language"), this.table.locale, (locale) => this.act("speak_server", { locale })));
    return this.top.replaceChildren(...brand, h("span", { class: "space" }), server, ...(anew ? [anew] : []), this.adder());
  }

  /** Button that adds a person. If columns are hidden, it is a menu that can also show them again. */
  adder() {
    const face = [icon("plus"), h("span", {}, this.t("add_seat"))];
    const hidden = this.seats.filter((seat) => this.hidden.has(seat.id));
    if (!hidden.length) return h("button", { class: "button primary add", type: "button", onclick: () => this.addSeat() }, face);
    const again = hidden.map((seat) => h("button", { type: "button", role: "menuitem", onclick: () => this.showAgain(seat) }, this.t("show_again", { name: seat.name })));
    return h("details", { class: "menu" }, h("summary", { class: "button primary add" }, face), h("div", { role: "menu" }, again, h("button", { type: "button", role: "menuitem", onclick: () => this.addSeat() }, this.t("new_person"))));
  }

  async addSeat() {
    const taken = new Set(this.seats.map((seat) => seat.name));
    const name = this.t("names").find((free) => !taken.has(free)) ?? `${this.t("new_person")} ${this.seats.length + 1}`;
    const answer = await this.act("add_seat", { name, locale: browserLocale() });
    if (answer.seat) this.switchTo(answer.seat);
    else this.columns.get(this.current)?.toast(this.t("refused", { why: answer.error }));
  }

  async beginAnew() {
    if (confirm(this.t("begin_anew_sure"))) await this.act("begin_anew");
  }

  hide(seat) {
    this.hidden.add(seat.id);
    this.remember();
  }

  showAgain(seat) {
    this.hidden.delete(seat.id);
    this.current = seat.id;
    this.remember();
  }

  remember() {
    sessionStorage.setItem(HIDDEN, JSON.stringify([...this.hidden]));
    this.arrange();
  }

  // The seat switcher on narrow screens

  drawSwitcher() {
    const shown = this.shown();
    this.switcher.hidden = this.alone || shown.length < 2;
    this.switcher.setAttribute("aria-label", this.t("seats"));
    this.switcher.replaceChildren(
      ...shown.map((seat) => {
        const pings = this.columns.get(seat.id).allPings();
        return h(
          "button",
          { type: "button", "aria-pressed": String(seat.id === this.current), onclick: () => this.switchTo(seat.id) },
          avatar(this.columns.get(seat.id).mark(seat.id)),
          h("span", {}, seat.name),
          pings ? h("span", { class: "badge", "aria-label": this.t("unread", { count: pings }) }, String(pings)) : null,
        );
      }),
    );
    for (const [id, column] of this.columns) column.element.classList.toggle("current", id === this.current);
  }

  switchTo(id) {
    this.current = id;
    this.drawSwitcher();
    this.seen();
    this.columns.get(id)?.element.scrollIntoView({ inline: "nearest", block: "nearest" });
    this.columns.get(id)?.stick();
  }

  seen() {
    for (const column of this.columns.values()) {
      column.markRead();
      column.drawTabs();
    }
  }

  unreadChanged() {
    const pings = this.shown().reduce((sum, seat) => sum + (this.columns.get(seat.id)?.allPings() ?? 0), 0);
    document.title = pings ? `(${pings}) Sobremesa` : "Sobremesa";
    if (this.pings !== pings) {
      this.pings = pings;
      this.drawSwitcher();
    }
  }

  // The connection

  status(state) {
    if (state === "gone") {
      if (localStorage.getItem(LAST_TABLE) === secret) localStorage.removeItem(LAST_TABLE);
      this.notice("gone");
    }
    if (state === "lost") this.lost = true;
    else if (this.lost) {
      this.lost = false;
      fetchBroken();
      this.announce(this.t("back"), true);
    }
    if (state === "lost") this.announce(this.t("lost"), false);
  }

  /** Show a warning while the table cannot be saved. */
  showTrouble() {
    const { trouble } = this.table;
    if (trouble) this.announce(this.t("not_kept", { why: trouble }), false);
    else if (this.trouble) this.announce(this.t("kept_again"), true);
    this.trouble = trouble;
  }

  announce(text, good) {
    clearTimeout(this.bannerTimer);
    this.banner.textContent = text;
    this.banner.className = good ? "good" : "";
    this.banner.hidden = false;
    if (good) this.bannerTimer = setTimeout(() => (this.banner.hidden = true), 2500);
  }

  /** Show a page without a table, if the secret is missing or unknown. */
  notice(kind) {
    this.switcher.hidden = true;
    this.banner.hidden = true;
    this.top.replaceChildren();
    this.main.replaceChildren(h("div", { class: "welcome notice" }, h("img", { src: "/web/table-scene.svg", alt: "" }), h("h1", {}, this.t(`${kind}_title`)), h("p", {}, this.t(`${kind}_text`))));
  }
}

await loadWords();
new App().start();
