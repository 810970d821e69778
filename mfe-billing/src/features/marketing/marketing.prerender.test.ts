import { expect, test } from "vitest";
import { copy } from "./marketing.copy.ts";
import about from "./marketing.prerender.ts";

test("what search engines are told has the length that they show, and the prices of the page", () => {
  expect(about.title.length).toBeLessThan(60);
  expect(about.description.length).toBeGreaterThan(70);
  expect(about.description.length).toBeLessThan(160);
  expect(about.image).toMatchObject({ width: 1200, height: 630, alt: copy.previewAlt });
  const { offers } = about.structuredData as { offers: { name: string; price: string }[] };
  expect(offers.map(({ name, price }) => `${name} ${price}`))
    .toEqual(["Starter 29.00", "Pro 49.00", "Premium 199.00"]);
});
