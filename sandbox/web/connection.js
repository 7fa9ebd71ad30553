// The live feed of a page, and its requests.

const UNKNOWN_SECRET = 4404;
const LONGEST_WAIT = 8000;

export class Connection {
  /** `locale` is the browser's. `tell(news)` gets each change, `status("open" | "lost" | "gone")` the connection's state. */
  constructor(secret, locale, tell, status) {
    Object.assign(this, { secret, locale, tell, status, wait: 500 });
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/page/feed`);
    let fresh = true;
    socket.onopen = () => {
      socket.send(`${this.secret} ${this.locale}`);
      this.wait = 500;
      this.status("open");
    };
    socket.onmessage = (event) => {
      this.tell(JSON.parse(event.data), fresh);
      fresh = false;
    };
    socket.onclose = (event) => {
      if (event.code === UNKNOWN_SECRET) return this.status("gone");
      this.status("lost");
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 1.6, LONGEST_WAIT);
    };
  }

  /** Send a request. The answer has `error` if it failed. */
  async act(kind, data = {}) {
    try {
      const response = await fetch("/page/act", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ secret: this.secret, kind, ...data }),
      });
      return await response.json();
    } catch {
      return { error: "", unanswered: true };
    }
  }
}
