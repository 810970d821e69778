import { afterEach, expect, vi } from "vitest";

/** Setup file of vitest: after each test no rendered tree and no fake clock of it is left. */
afterEach(async () => {
  // The library weighs on a test that renders nothing.
  if (expect.getState().testPath?.endsWith(".tsx")) {
    const { cleanup } = await import("@testing-library/react");
    cleanup();
  }
  vi.useRealTimers();
});
