import type { Health } from "./health.model.ts";
import { fisherTail, mannWhitney, type Share } from "./statistics.model.ts";
import { figures, percentile } from "./time-classes.model.ts";

export interface Judgement {
  verdict: "worse" | "not worse" | "too early";
  /** In plain words, with the numbers. */
  why: string;
}

/** A canary is judged from this many visits on, and its failures only when so many visits failed. */
const LEAST_VISITS = 20;
const LEAST_FAILED = 3;
/** Times are compared when both versions have so many of them. */
const MIN_FIGURES = 50;
/**
 * How improbable a difference must be for equal versions. A canary is looked at again and again, up
 * to every second: one look errs so seldom that all looks together err in less than 1 of 100
 * canaries, as the test simulates.
 */
const ERROR_OF_A_LOOK = 0.0001;
/** The same in standard deviations. */
const DEVIATIONS_OF_A_LOOK = 3.719;
/** What is certain may still be too little to matter: it must be a fifth worse. */
const WORSE = 1.2;
/**
 * The live version is taken to have had at least this many visits and one more that failed, as any
 * version may: so a canary can be judged where nobody ever got the live version.
 */
const LEAST_LIVE_VISITS = 100;

/**
 * Whether so many got the live version beside the canary that nothing else tells more. Where hardly
 * anybody does any more, it is known by what it did on the day before, too.
 */
export const isEnoughBeside = ({ visits }: Health): boolean => visits >= LEAST_LIVE_VISITS;

const TIMES = {
  lcp: { words: "the page was shown within", matters: 100 },
  inp: { words: "an input was answered within", matters: 50 },
};

/**
 * The test by which a canary is worse than the live version; `canary` and `live` are what browsers
 * told of each since the canary began, of the live version also before when that is not enough. It is
 * worse when
 * - more of its visits fail (to load, to render or to verify): at least 3 of at least 20, the share a
 *   fifth higher, and Fisher's exact test, one-sided, below 0.0001; or
 * - it is slower, by LCP or by INP: at least 50 figures each, the 75th percentile a fifth and 100 ms
 *   (INP: 50 ms) higher, and the Mann-Whitney U test, one-sided, below 0.0001.
 */
export function judge(canary: Health, live: Health): Judgement {
  if (canary.visits < LEAST_VISITS) {
    return {
      verdict: "too early",
      why: `Too early to say: ${canary.visits} visits, of which ${canary.failed} failed. ` +
        `It is judged from ${LEAST_VISITS} visits on.`,
    };
  }
  const found = [
    compareFailures(canary, live),
    compareTimes("lcp", canary, live),
    compareTimes("inp", canary, live),
  ];
  const worse = found.filter((one) => one.worse);
  return worse.length > 0
    ? { verdict: "worse", why: sentences(worse) }
    : { verdict: "not worse", why: `Not worse so far. ${sentences(found)}` };
}

interface CheckResult {
  worse: boolean;
  words: string | null;
}

const sentences = (found: CheckResult[]): string =>
  found.flatMap(({ words }) => words ?? []).join(" ");

function compareFailures(canary: Health, live: Health): CheckResult {
  const one = shareOf(canary);
  const usual = shareOf(live);
  const other = { hits: usual.hits + 1, of: Math.max(LEAST_LIVE_VISITS, usual.of + 1) };
  const worse = one.hits >= LEAST_FAILED &&
    one.hits / one.of >= WORSE * other.hits / other.of &&
    fisherTail(one, other) < ERROR_OF_A_LOOK;
  return {
    worse,
    words: `Failed visits: ${told(one)}, of the live version ${told(usual)}.${howItFailed(canary)}`,
  };
}

function compareTimes(kind: keyof typeof TIMES, canary: Health, live: Health): CheckResult {
  const [count, usualCount] = [figures(canary[kind]), figures(live[kind])];
  const [p75, usual] = [percentile(canary[kind], 0.75), percentile(live[kind], 0.75)];
  if (p75 === null || usual === null || Math.min(count, usualCount) < MIN_FIGURES) {
    return { worse: false, words: null };
  }
  const { words, matters } = TIMES[kind];
  return {
    worse: p75 >= WORSE * usual && p75 >= usual + matters &&
      mannWhitney(canary[kind], live[kind]) > DEVIATIONS_OF_A_LOOK,
    words: `In three quarters of the visits ${words} ${time(p75)} (${count} figures), ` +
      `with the live version within ${time(usual)} (${usualCount}).`,
  };
}

/** A page that was open when counting began may fail without having been counted as a visit. */
const shareOf = ({ failed, visits }: Health): Share => ({
  hits: Math.min(failed, visits),
  of: visits,
});

function told({ hits, of }: Share): string {
  const percent = Number((100 * hits / of).toPrecision(2));
  return `${hits} of ${of}${hits > 0 ? ` (${percent} %)` : ""}`;
}

/** " It failed to load in 12, to render in 3." */
function howItFailed({ loadErrors, renderErrors, integrityFailures }: Health): string {
  const kinds = Object.entries({
    load: loadErrors,
    render: renderErrors,
    verify: integrityFailures,
  }).filter(([, visits]) => visits > 0);
  if (kinds.length === 0) return "";
  return ` It failed ${kinds.map(([kind, visits]) => `to ${kind} in ${visits}`).join(", ")}.`;
}

const time = (ms: number): string => ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`;
