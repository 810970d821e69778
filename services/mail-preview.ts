import type { Mail } from "@reclaim/platform/mail";
import { composeMemberMail, composeWaitlistMail, type MemberMail } from "./billing/service.ts";

/**
 * Shows all mails of billing, on invented data, in a browser: as HTML in light and in dark mode, and as
 * text. For development only; the product has no such page.
 */
const port = Number(Deno.env.get("PORT") ?? 6007);
const at = { to: "martin@example.org", publicUrl: "https://reclaim.example" };
const paid = { plan: "Essential", amount: 2900, currency: "usd" };
const SAMPLES: MemberMail[] = [
  { kind: "welcome", trialDays: 14 },
  { kind: "trial-ending", endsAt: "2026-12-05T09:00:00Z", daysLeft: 3 },
  { kind: "confirmation", ...paid, nextPaymentAt: "2026-12-21T09:00:00Z" },
  { kind: "payment-received", ...paid, paidAt: "2026-12-21T09:00:00Z" },
  { kind: "payment-failed", ...paid, graceEndsAt: "2026-12-28T09:00:00Z" },
  { kind: "action-needed", ...paid },
  { kind: "cancelled", plan: "Essential", endsAt: "2026-12-21T09:00:00Z" },
];
const mails: [string, Mail][] = [
  ["waitlist", composeWaitlistMail({ ...at, token: "t".repeat(43) })],
  ...SAMPLES.map((mail): [string, Mail] => [mail.kind, composeMemberMail(mail, at)]),
];

const escape = (text = "") =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
/** A mail in dark mode, whatever the system's is. */
const inDarkMode = (html = "") =>
  html.replace("@media (prefers-color-scheme: dark)", "@media all")
    .replaceAll("light dark", "dark");
const frame = (html = "", title = "") =>
  `<iframe title="${title}" sandbox srcdoc="${escape(html)}"></iframe>`;
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Mails</title>
<style>body{font:16px/1.5 sans-serif;margin:2rem}section{display:grid;gap:1rem;
grid-template-columns:repeat(auto-fit,minmax(20rem,1fr));margin-bottom:3rem}
iframe{width:100%;height:40rem;border:1px solid #999}pre{white-space:pre-wrap}</style>
<h1>Mails</h1>${
  mails.map(([name, { subject, html, text }]) =>
    `<h2>${name}: ${escape(subject)}</h2><section>${frame(html, `${name}, light`)}${
      frame(inDarkMode(html), `${name}, dark`)
    }<pre>${escape(text)}</pre></section>`
  ).join("")
}</html>`;

Deno.serve({
  port,
  hostname: "127.0.0.1",
  onListen: () => console.log(`Mails are shown at http://localhost:${port}`),
}, () => new Response(page, { headers: { "content-type": "text/html; charset=utf-8" } }));
