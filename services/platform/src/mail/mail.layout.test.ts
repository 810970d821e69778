import assert from "node:assert/strict";
import { composeMail, MAIL_COLORS } from "./mail.layout.ts";

const content = {
  to: "martin@example.org",
  publicUrl: "https://reclaim.test",
  subject: "A mail",
  title: "Hello, <Martin>",
  paragraphs: ["One & all.", 'A "word".'],
  action: { label: "Open Reclaim", url: "https://reclaim.test/?a=1&b=2" },
  reason: "You have an account.",
};

Deno.test("a mail says the same as text and as HTML", () => {
  const { to, subject, text, html = "" } = composeMail(content);
  assert.deepEqual([to, subject], ["martin@example.org", "A mail"]);
  assert.equal(
    text,
    'Hello, <Martin>\n\nOne & all.\n\nA "word".\n\nOpen Reclaim:\nhttps://reclaim.test/?a=1&b=2\n\n' +
      "You have an account.",
  );
  for (const part of ["Hello, &lt;Martin&gt;", "One &amp; all.", "You have an account."]) {
    assert.ok(html.includes(part), part);
  }
  assert.ok(html.includes('href="https://reclaim.test/?a=1&amp;b=2"'));
});

Deno.test("a mail loads nothing from anywhere", () => {
  const { html = "" } = composeMail(content);
  assert.doesNotMatch(html, /<img|<link|url\(|@import|<script/);
});

Deno.test("a mail that can be stopped says where, also to mail programs", () => {
  const unsubscribe = {
    api: "https://reclaim.test/api/stop?token=t",
    page: "https://reclaim.test/stop?token=t",
  };
  const mail = composeMail({ ...content, unsubscribe });
  assert.equal(mail.unsubscribe, unsubscribe.api);
  assert.ok(mail.text.endsWith(`To stop it: ${unsubscribe.page}`));
  assert.ok(mail.html?.includes(`href="${unsubscribe.page}"`));
});

/** Relative luminance (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

Deno.test("a mail can be read in light and in dark mode, each with its own colours", () => {
  const { html = "" } = composeMail(content);
  const [style = ""] = html.match(/<style>[^]*<\/style>/) ?? [];
  for (const [mode, colors] of Object.entries(MAIL_COLORS)) {
    const pairs = [
      ["foreground", "surface"],
      ["foreground", "background"],
      ["muted", "background"],
      ["on-button", "button"],
    ] as const;
    for (const [ink, ground] of pairs) {
      const [dark = 0, light = 0] = [luminance(colors[ink]), luminance(colors[ground])].sort();
      assert.ok((light + 0.05) / (dark + 0.05) >= 4.5, `${mode}: ${ink} on ${ground}`);
    }
    const isDark = mode === "dark";
    for (const color of Object.values(colors)) assert.equal(style.includes(color), isDark, color);
  }
});

Deno.test("the light colours are the default theme's", async () => {
  const tokens = new URL("../../../../design-system/tokens.json", import.meta.url);
  const { theme } = JSON.parse(await Deno.readTextFile(tokens));
  const { light } = MAIL_COLORS;
  for (const name of ["background", "foreground", "muted", "border"] as const) {
    assert.equal(light[name], theme.default[name].$value.hex);
  }
  assert.equal(light.button, theme.default["primary-dark"].$value.hex);
});
