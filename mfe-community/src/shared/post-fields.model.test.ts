import { describe, expect, it } from "vitest";
import {
  defaultTitle,
  EMPTY_POST,
  findMissingField,
  parseDraft,
  parseTags,
  validateTags,
} from "./post-fields.model.ts";

describe("a post before it is shared", () => {
  it("an empty title becomes the type's: Daily, Win or Support share [PST-05]", () => {
    expect(["daily", "win", "support"].map((type) => defaultTitle(type as "daily"))).toEqual([
      "Daily share",
      "Win share",
      "Support share",
    ]);
  });
  it("tags are read from a text with commas, once each and without their #", () => {
    expect(parseTags(" sleep, #work,, sleep ,# two words")).toEqual(["sleep", "work", "two words"]);
    expect(parseTags("")).toEqual([]);
  });
  it("a post has at most 5 tags of 30 characters [PST-09]", () => {
    expect(validateTags(["1", "2", "3", "4", "x".repeat(30)])).toBeNull();
    expect(validateTags(["1", "2", "3", "4", "5", "6"])).toBe("too-many");
    expect(validateTags(["x".repeat(31)])).toEqual({ tooLong: "x".repeat(31) });
  });
  it("lacks its content first, then its category", () => {
    expect(findMissingField({ ...EMPTY_POST, content: " \n", categoryId: "1" })).toBe("content");
    expect(findMissingField({ ...EMPTY_POST, content: "Here." })).toBe("category");
    expect(findMissingField({ ...EMPTY_POST, content: "Here.", categoryId: "1" })).toBeNull();
  });
  it("comes back from its draft, and a spoilt draft is an empty form", () => {
    const kept = { ...EMPTY_POST, type: "win", content: "Kept." } as const;
    expect(parseDraft(JSON.stringify(kept))).toEqual(kept);
    for (const spoilt of ["", "{", "null", '"words"', '{"type":"x","title":5}']) {
      expect(parseDraft(spoilt)).toEqual(EMPTY_POST);
    }
  });
});
