import { expect, test } from "vitest";
import {
  before,
  EARLIER,
  NEXT,
  sampleDesk,
  sampleHealth,
  sampleRelease,
  sampleRollback,
  withCanary,
  withNext,
} from "../../shared/testing.ts";
import {
  earlierVersions,
  findCandidate,
  findFailing,
  getRollbackMode,
  isEarlier,
  overridableVersions,
  summariseDesk,
} from "./desk.model.ts";

test("what comes next is the newest version that nobody has", () => {
  expect(findCandidate(withNext())?.version).toBe(NEXT);
  expect(findCandidate(withCanary())).toBeUndefined();
  expect(findCandidate(sampleRelease())).toBeUndefined();
});

test("after a rollback, what was left is not what comes next", () => {
  const release = withNext({ live: { version: EARLIER, since: before(1), by: "Ana" } });
  expect(findCandidate(release)).toBeUndefined();
});

test("what was rolled back from is not what comes next, either", () => {
  expect(
    findCandidate(
      withNext({ rolledBackFrom: sampleRollback({ how: "rolled back automatically" }) }),
    ),
  )
    .toBeUndefined();
});

test("one goes back at one press, but not twice, and not past a canary", () => {
  expect(getRollbackMode(sampleRelease())).toBe("now");
  expect(getRollbackMode(sampleRelease({ yours: false }))).toBeNull();
  expect(getRollbackMode(sampleRelease({ lastGood: null }))).toBe("ask");
  expect(getRollbackMode(withCanary())).toBe("ask");
  expect(getRollbackMode(sampleRelease({ rolledBackFrom: sampleRollback() }))).toBe("ask");
  expect(
    getRollbackMode(
      sampleRelease({ rolledBackFrom: sampleRollback({ how: "rolled back automatically" }) }),
    ),
  )
    .toBe("now");
});

test("what fails often comes to the top, one's own and the worst first; what fails now and then does not", () => {
  const failing = (name: string, visits: number, renderErrors: number) =>
    sampleRelease({ name, health: sampleHealth({ visits, loadErrors: 0, renderErrors }) });
  const releases = [
    failing("mfe-sound", 10_000, 100),
    failing("mfe-hardly-seen", 19, 19),
    failing("mfe-seldom", 100, 2),
    failing("mfe-bad", 1_000_000, 10_001),
    { ...failing("mfe-not-ours", 100, 100), yours: false },
    failing("mfe-worse", 20, 3),
    sampleRelease({ name: "mfe-nobody", health: null, live: null }),
  ];
  expect(findFailing(releases).map(({ name }) => name))
    .toEqual(["mfe-worse", "mfe-bad", "mfe-not-ours"]);
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
  expect(overridableVersions(release).map(({ version }) => version)).toEqual([EARLIER]);
});

test("the summary counts where the releases stand", () => {
  const desk = sampleDesk({
    releases: [
      withCanary({ name: "mfe-a" }),
      withNext({ name: "mfe-b" }),
      withNext({ name: "mfe-c" }, { state: "refused" }),
      withNext({
        name: "mfe-d",
        rolledBackFrom: sampleRollback({ how: "rolled back automatically" }),
      }),
      sampleRelease({ name: "mfe-e", live: null, health: null, versions: [] }),
      sampleRelease({ name: "mfe-f", health: sampleHealth({ visits: 100, loadErrors: 50 }) }),
    ],
  });
  expect(summariseDesk(desk))
    .toEqual({ failing: 1, live: 5, canary: 1, ready: 1, refused: 1, rolledBackAutomatically: 1 });
});
