import { html, raw } from "hono/html";
import type { Mail } from "./mail.adapter.ts";

/**
 * Colours of mails in light mode, which are the default theme's, and in dark mode. Mail programs know no
 * variables: the light ones stand in each element, the dark ones in a style that some programs read.
 */
export const MAIL_COLORS = {
  light: {
    background: "#f7f4e9",
    surface: "#ffffff",
    foreground: "#2a2520",
    muted: "#655c50",
    border: "#ddd4c0",
    button: "#b04522",
    "on-button": "#ffffff",
  },
  dark: {
    background: "#1d1a17",
    surface: "#272320",
    foreground: "#efe7d8",
    muted: "#b9ad9c",
    border: "#453e36",
    button: "#e58a66",
    "on-button": "#1d1a17",
  },
} as const;

/** What a mail says. Words only: nothing in them is markup. */
export interface MailContent {
  to: string;
  /** The address members see, without a slash at the end. */
  publicUrl: string;
  subject: string;
  title: string;
  paragraphs: string[];
  /** The one thing to do. */
  action: { label: string; url: string };
  /** Why he gets it, and how to get no more. */
  reason: string;
  /** Where mail programs end such mails with one press, and the page that does it. */
  unsubscribe?: { api: string; page: string };
}

/** A mail as HTML and as text, with the same words and addresses. */
export function composeMail(content: MailContent): Mail {
  const { to, subject, unsubscribe } = content;
  return {
    to,
    subject,
    text: toText(content),
    html: toHtml(content),
    ...(unsubscribe && { unsubscribe: unsubscribe.api }),
  };
}

const toText = ({ title, paragraphs, action, reason, unsubscribe }: MailContent): string =>
  [
    title,
    ...paragraphs,
    `${action.label}:\n${action.url}`,
    unsubscribe ? `${reason}\nTo stop it: ${unsubscribe.page}` : reason,
  ].join("\n\n");

const FONT = "font-family:'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const SERIF = "font-family:Newsreader,Georgia,'Times New Roman',serif";

/** Tables and inline styles: some mail programs know nothing else. */
function toHtml(
  { publicUrl, subject, title, paragraphs, action, reason, unsubscribe }: MailContent,
): string {
  const { light, dark } = MAIL_COLORS;
  const darkStyle = `@media (prefers-color-scheme: dark) {
.ground { background: ${dark.background} !important; }
.card { background: ${dark.surface} !important; border-color: ${dark.border} !important; }
.text { color: ${dark.foreground} !important; }
.muted, .muted a { color: ${dark.muted} !important; }
.button { background: ${dark.button} !important; color: ${dark["on-button"]} !important; }
}`;
  return html`
    <!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width,initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="supported-color-schemes" content="light dark">
        <title>${subject}</title>
        <style>${raw(darkStyle)}</style>
      </head>
      <body class="ground" style="margin:0;background:${light.background}">
        <table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="ground"
          style="background:${light.background}">
          <tr>
            <td align="center" style="padding:32px 16px">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0"
                style="max-width:560px">
                <tr>
                  <td
                    style="padding:0 8px 16px;${raw(
                      SERIF,
                    )};font-size:22px"><a href="${publicUrl}/" class="text" style="color:${light
                      .foreground};text-decoration:none">Reclaim</a></td>
                </tr>
                <tr>
                  <td class="card"
                    style="padding:32px 28px;background:${light.surface};border:1px solid ${light
                      .border};border-radius:20px">
    <h1 class="text" style="margin:0 0 16px;${raw(
      SERIF,
    )};font-size:27px;line-height:1.25;font-weight:600;color:${light.foreground}">${title}</h1>
    ${paragraphs.map((words) =>
      html`
        <p class="text"
          style="margin:0 0 16px;${raw(FONT)};font-size:18px;line-height:1.5;color:${light
            .foreground}">${words}</p>
      `
    )}<table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding-top:8px"><a href="${action
      .url}" class="button" style="display:inline-block;padding:13px 26px;border-radius:999px;background:${light
      .button};color:${light["on-button"]};${raw(
        FONT,
      )};font-size:18px;font-weight:600;text-decoration:none">${action.label}</a></td></tr></table>
                  </td>
                </tr>
                <tr>
                  <td class="muted"
                    style="padding:20px 8px 0;${raw(
                      FONT,
                    )};font-size:15px;line-height:1.5;color:${light
                      .muted}">${reason}${unsubscribe &&
                      html`
                        <a href="${unsubscribe.page}" class="muted" style="color:${light
                          .muted}">Stop these mails</a>
                      `}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>
  `.toString();
}
