import { initialsOf } from "@reclaim/contracts-community/community";
import { describe, expect, it } from "vitest";
import {
  authorOf,
  AUTOMATIC_COLORS,
  ERASED_COLORS,
  IDENTITY_COLORS,
  pickColor,
} from "./avatar.model.ts";
import { samplePost } from "../testing/sample-data.ts";

describe("avatars", () => {
  it("the identity dialog has 8 fixed colours, each of which can be picked [IDN-08]", () => {
    const picked = Array.from(
      { length: 8 },
      (_, index) => pickColor(IDENTITY_COLORS, () => index / 8),
    );
    expect(new Set(picked)).toEqual(new Set(IDENTITY_COLORS));
    expect(picked).toHaveLength(8);
  });
  it("automatic pseudonyms have ten colours", () => {
    expect(new Set(AUTOMATIC_COLORS).size).toBe(10);
  });
  it("initials are two first letters, or the first two letters of one word [IDN-07]", () => {
    expect(initialsOf("steady river")).toBe("SR");
    expect(initialsOf("newRoads")).toBe("NE");
    expect(initialsOf("mountain seeker three")).toBe("MS");
  });
  it("an author appears by pseudonym, colour and initials [PST-13]", () => {
    expect(authorOf(samplePost())).toEqual({
      name: "Quiet Harbor",
      color: "#b04522",
      initials: "QH",
    });
  });
  it("only an erased account appears as Member {n}, in one of five colours [PST-14]", () => {
    expect(new Set(ERASED_COLORS).size).toBe(5);
    expect(authorOf(samplePost({ pseudonym: null, pseudonymId: 12 }))).toEqual({
      name: "Member 12",
      color: ERASED_COLORS[2],
      initials: "M1",
    });
  });
});
