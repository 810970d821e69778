import { PILLAR_IDS } from "@reclaim/contracts-members/catalogue";
import { describe, expect, test } from "vitest";
import { modulesOf } from "../../shared/modules.ts";
import { forbiddenIn, phrasesOf, readingEase, wordsOf } from "../../shared/wording.testing.ts";
import type { ModuleContent } from "./module-content.ts";

const FILES = import.meta.glob<ModuleContent>("./content/*.ts", {
  eager: true,
  import: "content",
});

const EXPECTED = PILLAR_IDS.flatMap((pillar) =>
  modulesOf(pillar).map(({ id }) => `${pillar}-${id}`)
);
const MODULES = Object.entries(FILES).map(([path, content]) => {
  const name = path.replace("./content/", "").replace(".ts", "");
  return { name, pillar: name.split("-")[0], content };
});

const SHARED_WORDS = 6;
const challengeTexts = ({ challenge }: ModuleContent): string[] => [
  challenge.title,
  challenge.description,
  ...challenge.tasks,
];

/** Everything that is ours to word; titles of sources are not. */
const ownTexts = (content: ModuleContent): string[] => [
  content.subtitle,
  ...content.introduction,
  ...content.benefits,
  ...challengeTexts(content),
  content.videoTitle,
  content.journalPrompt,
  ...(content.caution === undefined ? [] : [content.caution]),
];

/** Values that more than one module has, with the names of these modules. */
const shared = (valuesOf: (content: ModuleContent) => Iterable<string>): [string, string[]][] => {
  const owners = new Map<string, string[]>();
  for (const { name, content } of MODULES) {
    for (const value of valuesOf(content)) {
      owners.set(value, [...(owners.get(value) ?? []), name]);
    }
  }
  return [...owners].filter(([, names]) => names.length > 1);
};

test("each module of the catalogue, 6, 7, 8 and 6 by pillar, has its file, and no file is left over [JNY-07]", () => {
  expect(MODULES.map(({ name }) => name).sort()).toEqual([...EXPECTED].sort());
  expect(EXPECTED).toHaveLength(27);
});

describe.each(MODULES)("module $name", ({ pillar, content }) => {
  test("has every field, and none is empty [ENT-30]", () => {
    expect(content).toEqual({
      subtitle: expect.any(String),
      introduction: expect.any(Array),
      benefits: expect.any(Array),
      challenge: {
        title: expect.any(String),
        description: expect.any(String),
        tasks: Array.from({ length: 3 }, () => expect.any(String)),
      },
      videoTitle: expect.any(String),
      journalPrompt: expect.stringContaining("?"),
      ...(pillar === "mind" && content.caution === undefined
        ? {}
        : { caution: expect.any(String) }),
      sources: expect.any(Array),
    });
    expect(ownTexts(content).filter((text) => text.trim() === "" || text !== text.trim())).toEqual(
      [],
    );
    expect(new Set(content.challenge.tasks).size).toBe(3);
  });

  test("is as long as a man reads standing in the kitchen", () => {
    const { introduction, benefits, subtitle } = content;
    expect(introduction.length).toBeGreaterThanOrEqual(4);
    expect(introduction.length).toBeLessThanOrEqual(6);
    const length = introduction.flatMap(wordsOf).length;
    expect(length).toBeGreaterThanOrEqual(250);
    expect(length).toBeLessThanOrEqual(400);
    expect(benefits.length).toBeGreaterThanOrEqual(4);
    expect(benefits.length).toBeLessThanOrEqual(6);
    expect(
      benefits.filter((benefit) => wordsOf(benefit).length < 5 || wordsOf(benefit).length > 14),
    ).toEqual([]);
    expect(wordsOf(subtitle).length).toBeGreaterThanOrEqual(5);
    expect(wordsOf(subtitle).length).toBeLessThanOrEqual(12);
  });

  test("reads easily", () => {
    expect(readingEase([...content.introduction, ...challengeTexts(content)]))
      .toBeGreaterThanOrEqual(60);
  });

  test("names one to three sources with authors, year, title and publication", () => {
    expect(content.sources.length).toBeGreaterThanOrEqual(1);
    expect(content.sources.length).toBeLessThanOrEqual(3);
    for (const source of content.sources) {
      expect(source).toEqual({
        authors: expect.stringMatching(/\S/),
        year: expect.any(Number),
        title: expect.stringMatching(/\S/),
        publication: expect.stringMatching(/\S/),
      });
      expect(Number.isInteger(source.year)).toBe(true);
      expect(source.year).toBeGreaterThanOrEqual(1950);
      expect(source.year).toBeLessThanOrEqual(2026);
    }
  });

  test("claims nothing clinical and talks like no coach", () => {
    expect(ownTexts(content).flatMap(forbiddenIn)).toEqual([]);
  });
});

test("no two introductions begin with the same two words", () => {
  expect(shared(({ introduction }) => [wordsOf(introduction[0] ?? "").slice(0, 2).join(" ")]))
    .toEqual([]);
});

test("no phrase of six words stands in two modules", () => {
  expect(
    shared((content) =>
      new Set(ownTexts(content).flatMap((text) => phrasesOf(text, SHARED_WORDS)))
    ),
  ).toEqual([]);
});

test("a source that two modules name is written alike in both", () => {
  const asCited = new Map<string, Set<string>>();
  for (const source of MODULES.flatMap(({ content }) => content.sources)) {
    const key = source.title.toLowerCase();
    const line = `${source.authors} (${source.year}), ${source.title}, ${source.publication}`;
    asCited.set(key, new Set([...(asCited.get(key) ?? []), line]));
  }
  expect([...asCited.values()].filter((lines) => lines.size > 1)).toEqual([]);
});
