import assert from "node:assert/strict";
import { fisherTail, mannWhitney } from "./statistics.model.ts";

const near = (found: number, wanted: number) =>
  assert.ok(Math.abs(found - wanted) <= 1e-9 * Math.abs(wanted), `${found}, not ${wanted}`);
const tail = ([hits, missed]: number[], [otherHits, otherMissed]: number[]) =>
  fisherTail(
    { hits: hits!, of: hits! + missed! },
    { hits: otherHits!, of: otherHits! + otherMissed! },
  );

Deno.test("Fisher's test finds what is counted by hand for the lady tasting tea", () => {
  // Of 70 ways to pick 4 of 8 cups, 1 has all four right and 16 have three.
  near(tail([4, 0], [0, 4]), 1 / 70);
  near(tail([3, 1], [1, 3]), 17 / 70);
  near(tail([0, 4], [4, 0]), 1);
});

Deno.test("Fisher's test finds what SciPy's fisher_exact finds", () => {
  near(tail([8, 2], [1, 5]), 0.02447552447552448);
  near(tail([3, 17], [0, 200]), 0.0006512276211911753);
  near(tail([20, 80], [1, 99]), 4.022932127445992e-6);
  near(tail([10, 190], [50, 8950]), 5.511413396784753e-7);
  near(tail([5, 5], [5, 5]), 0.6718591006516703);
  near(tail([0, 10], [3, 7]), 1);
});

Deno.test("Fisher's test holds for a million visits and for the far ends", () => {
  near(tail([1_200, 98_800], [10_000, 990_000]), 2.498621043949249e-9);
  near(tail([0, 1_000_000], [900_000, 100_000]), 1);
  assert.equal(tail([1_000_000, 0], [0, 1_000_000]), 0);
  near(tail([0, 0], [5, 5]), 1);
  near(tail([5, 0], [5, 0]), 1);
});

Deno.test("the U test finds what is counted by hand", () => {
  // 1 and 3 against 2 and 4, no ties: U = 1, mean 2, variance 4 * 5 / 12.
  near(mannWhitney([1, 0, 1, 0], [0, 1, 0, 1]), -1.5 / Math.sqrt(5 / 3));
});

Deno.test("the U test finds what SciPy's mannwhitneyu finds, with ties", () => {
  near(mannWhitney([0, 1, 2, 3], [3, 2, 1, 0]), 2.3896639569530462);
  near(mannWhitney([10, 20, 30], [30, 20, 10]), 4.450679657542487);
  near(mannWhitney([0, 0, 1, 0, 1, 1], [1, 1, 0, 1, 0, 0]), 1.3093073414159548);
});

Deno.test("where all figures are in one class, or there are none, nobody is above", () => {
  assert.equal(mannWhitney([0, 9, 0], [0, 9, 0]), 0);
  assert.equal(mannWhitney([], []), 0);
  assert.equal(mannWhitney([0, 0], [4, 4]), 0);
});
