import assert from "node:assert/strict";
import { lastGood } from "./last-good.model.ts";

type Told = Parameters<typeof lastGood>[0][number];
const endedAt = new Date(0);
const was = (version: string, ended: Told["ended"]): Told => ({ version, ended, endedAt });
const is = (version: string): Told => ({ version, ended: null, endedAt: null });

Deno.test("the last good version is the one before", () => {
  assert.equal(lastGood([is("2"), was("1", "replaced")]), "1");
  assert.equal(lastGood([is("1")]), undefined);
});

Deno.test("what was rolled back from is not, also when it had been replaced before", () => {
  const history = [
    is("1"),
    was("2", "rolled back"),
    was("3", "rolled back"),
    was("2", "replaced"),
    was("1", "replaced"),
  ];
  assert.equal(lastGood(history), undefined);
});

Deno.test("after a rollback, the version before the one gone back to is the last good one", () => {
  const history = [is("2"), was("3", "rolled back"), was("2", "replaced"), was("1", "replaced")];
  assert.equal(lastGood(history), "1");
});
