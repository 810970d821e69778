/** For tests: channels by name, without a browser. What one posts, the others hear. */
export class FakeBroadcastChannel extends EventTarget {
  static open = new Set<FakeBroadcastChannel>();
  constructor(readonly name: string) {
    super();
    FakeBroadcastChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const one of FakeBroadcastChannel.open) {
      if (one !== this && one.name === this.name) {
        one.dispatchEvent(new MessageEvent("message", { data }));
      }
    }
  }
  close() {
    FakeBroadcastChannel.open.delete(this);
  }
}
