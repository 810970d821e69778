import { expect, test } from "vitest";
import {
  before,
  EARLIER,
  NEXT,
  sampleDesk,
  sampleEntry,
  sampleRelease,
  sampleVersion,
  withCanary,
  withNext,
} from "../../shared/testing.ts";
import {
  candidateOf,
  earlierVersions,
  isEarlier,
  overridable,
  summaryOf,
  takenBackOf,
} from "./desk.model.ts";

test("what comes next is the newest version that nobody has", () => {
  expect(candidateOf(withNext())?.version).toBe(NEXT);
  expect(candidateOf(withCanary())).toBeUndefined();
  expect(candidateOf(sampleRelease())).toBeUndefined();
});

test("after a rollback, what was left is not what comes next", () => {
  const release = withNext({ live: { version: EARLIER, since: before(1), by: "Ana" } });
  expect(candidateOf(release)).toBeUndefined();
});

test("a version is taken back while nothing was done with it since", () => {
  const candidate = sampleVersion({ version: NEXT });
  const back = sampleEntry({ id: 2, version: NEXT, action: "taken back" });
  expect(takenBackOf(candidate, [back])).toBe(back);
  const again = sampleEntry({ id: 3, version: NEXT, action: "canary started" });
  expect(takenBackOf(candidate, [again, back])).toBeUndefined();
  const looked = sampleEntry({ id: 3, version: NEXT, action: "override granted" });
  expect(takenBackOf(candidate, [looked, back])).toBe(back);
  expect(takenBackOf(sampleVersion({ version: "9.9.9" }), [back])).toBeUndefined();
});

test("one goes back to what was published before what is live", () => {
  const release = withNext();
  const [next, live, earlier] = release.versions;
  expect([next!, live!, earlier!].map((version) => isEarlier(release, version)))
    .toEqual([false, false, true]);
  expect(earlierVersions(release).map(({ version }) => version)).toEqual([EARLIER, NEXT]);
});

test("only what passed and is not live can be loaded by one person", () => {
  const release = withNext({}, { state: "refused" });
  expect(overridable(release).map(({ version }) => version)).toEqual([EARLIER]);
});

test("the summary counts where the releases stand", () => {
  const desk = sampleDesk({
    releases: [
      withCanary({ name: "mfe-a" }),
      withNext({ name: "mfe-b" }),
      withNext({ name: "mfe-c" }, { state: "refused" }),
      withNext({ name: "mfe-d" }),
      sampleRelease({ name: "mfe-e", live: null, versions: [] }),
    ],
    audit: [sampleEntry({ name: "mfe-d", version: NEXT, action: "taken back" })],
  });
  expect(summaryOf(desk)).toEqual({ live: 4, canary: 1, ready: 1, refused: 1, takenBack: 1 });
});
