import { describe, expect, it } from "vitest";
import { formatTimeAgo } from "./relative-time.model.ts";

const now = new Date("2026-11-21T12:00:00Z");
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const before = (time: number) => formatTimeAgo(new Date(now.getTime() - time), now);

describe("how long ago", () => {
  it("relative time counts minutes up to 45, then an hour, hours, days, months and years [PST-12]", () => {
    expect(before(5 * MINUTE)).toBe("5 minutes ago");
    expect(before(44 * MINUTE)).toBe("44 minutes ago");
    expect(before(45 * MINUTE)).toBe("about 1 hour ago");
    expect(before(5 * HOUR)).toBe("about 5 hours ago");
    expect(before(3 * DAY)).toBe("3 days ago");
    expect(before(90 * DAY)).toBe("3 months ago");
    expect(before(2 * 365 * DAY)).toBe("about 2 years ago");
  });
  it("nothing was written in the future, even if this device's clock is behind", () => {
    expect(before(-HOUR)).toBe("less than a minute ago");
  });
});
