/** Stands for the browser's EventSource; a test sends events by `send`. */
export class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2;
  /** Those that are open, the newest last. */
  static open: FakeEventSource[] = [];
  readyState = 1;
  constructor(readonly url: string) {
    super();
    FakeEventSource.open.push(this);
  }
  close(): void {
    this.readyState = FakeEventSource.CLOSED;
    FakeEventSource.open = FakeEventSource.open.filter((one) => one !== this);
  }
  /** Delivers an event as the server sends it. */
  send(name: string, data: unknown): void {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }));
  }
  /** Ends the stream as the browser does when the server refuses it. */
  refuse(): void {
    this.close();
    this.dispatchEvent(new Event("error"));
  }
}
