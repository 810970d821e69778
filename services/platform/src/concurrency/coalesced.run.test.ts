import assert from "node:assert/strict";
import { coalescedRun } from "./coalesced.run.ts";

/** Runs that end when the test says so. */
function given() {
  const ends: PromiseWithResolvers<void>[] = [];
  const runs = coalescedRun(() => {
    const end = Promise.withResolvers<void>();
    ends.push(end);
    return end.promise;
  });
  return { runs, ends };
}

Deno.test("who joins waits for the run that goes on", async () => {
  const { runs, ends } = given();
  const both = [runs.join(), runs.join()];
  assert.equal(ends.length, 1);
  ends[0]?.resolve();
  await Promise.all(both);
  assert.equal(runs.current(), null);
});

Deno.test("however many ask afresh during a run, one more follows, and ends what they wait for", async () => {
  const { runs, ends } = given();
  const first = runs.join();
  const later = [runs.joinAfresh(), runs.joinAfresh(), runs.joinAfresh()];
  ends[0]?.resolve();
  while (ends.length < 2) await Promise.resolve();
  ends[1]?.resolve();
  await Promise.all([first, ...later]);
  assert.equal(ends.length, 2);
});

Deno.test("after a failure the next one runs", async () => {
  const { runs, ends } = given();
  const failed = runs.join();
  ends[0]?.reject(new Error("gone"));
  await assert.rejects(failed, /gone/);
  const next = runs.join();
  ends[1]?.resolve();
  await next;
});
