import { configure, fireEvent, render, type RenderResult, screen } from "@testing-library/react";
import type { Host } from "../host.ts";
import type { Remote } from "../remote.ts";
import { RemoteScreen } from "./fake-host.tsx";

export { type FakeHost, fakeHost, type MockResponses, sampleMember } from "./fake-host.tsx";

// jsdom has no ResizeObserver, which Radix controls construct.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no layout: everything counts as in view.
globalThis.IntersectionObserver ??= class {
  constructor(private readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    queueMicrotask(() =>
      this.report([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never)
    );
  }
  disconnect() {}
} as never;

// jsdom has no server-sent events: a stream that never opens.
globalThis.EventSource ??= class extends EventTarget {
  static readonly CLOSED = 2;
  readonly readyState = 0;
  close() {}
} as never;

// jsdom has no top layer; `open` is its only state of a dialog.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

// Queries of a busy machine need longer than the default of 1 s.
configure({ asyncUtilTimeout: 10_000 });

/** Renders a remote at path `at` on a fake host, as the shell does. */
export const renderRemote = (
  remote: Remote,
  place: { at: string; host?: Host },
): RenderResult => render(<RemoteScreen remote={remote} {...place} />);

/** Clicks the button of a name, which must be there. */
export const press = (name: string | RegExp): void =>
  void fireEvent.click(screen.getByRole("button", { name }));

/** Clicks the button of a name as soon as it is there. */
export const pressWhenShown = async (name: string | RegExp): Promise<void> =>
  void fireEvent.click(await screen.findByRole("button", { name }));
