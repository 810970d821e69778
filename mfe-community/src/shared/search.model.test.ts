import { expect, it } from "vitest";
import { filterPosts } from "./search.model.ts";
import { samplePost } from "../testing/sample-data.ts";

it("a search finds posts by title or content, regardless of case [COM-07]", () => {
  const posts = [
    samplePost({ id: 1, title: "Six weeks SOBER", content: "It works." }),
    samplePost({ id: 2, title: "Daily share", content: "A sober morning." }),
    samplePost({ id: 3, title: "Daily share", content: "Slept well." }),
  ];
  expect(filterPosts(posts, " Sober ").map(({ id }) => id)).toEqual([1, 2]);
  expect(filterPosts(posts, "")).toHaveLength(3);
});
