/** For tests: channels by name, without a browser. What one posts, the others hear. */
export class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  constructor(readonly name: string) {
    super();
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const one of FakeChannel.open) {
      if (one !== this && one.name === this.name) {
        one.dispatchEvent(new MessageEvent("message", { data }));
      }
    }
  }
  close() {
    FakeChannel.open.delete(this);
  }
}
