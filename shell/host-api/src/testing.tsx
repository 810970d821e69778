import { configure, render } from "@testing-library/react";
import type { Host } from "./host.ts";
import type { Remote } from "./remote.ts";
import { RemoteScreen } from "./screens.tsx";

export { type Answers, type FakeHost, fakeHost, sampleMember } from "./screens.tsx";

// Controls of the library observe their size; jsdom measures nothing.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// jsdom has no top layer; the attribute is what it knows of an open dialog.
HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true;
};

// Searches wait as long as a busy machine needs; they end as soon as they find.
configure({ asyncUtilTimeout: 5_000 });

/** Renders a remote at a path on a fake host, as the shell would. */
export const renderRemote = (remote: Remote, place: { at: string; host?: Host }) =>
  render(<RemoteScreen remote={remote} {...place} />);
