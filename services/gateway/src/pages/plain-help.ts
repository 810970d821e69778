import { CRISIS_COUNTRIES, type CrisisCountry, dialled } from "@reclaim/contracts/crisis";
import { html } from "hono/html";

/** The page that tells whom to call. It must tell it also where no script of ours runs. */
export const GET_HELP = "/get-help";

export const HELP_LINK = `<a href="${GET_HELP}">Whom to call</a>`;
/** Of the `noscript` of that page, whose text the guard shows when there are scripts, but broken ones. */
export const PLAIN_HELP_ID = "plain-help";

const call = (number: string) => html`<a href="tel:${dialled(number)}">${number}</a>`;

const country = ({ name, emergency, lines }: CrisisCountry) =>
  html`<dt>${name}</dt><dd>In danger: ${call(emergency)}</dd>${
    lines.map((line) =>
      html`<dd>${line.name}: ${line.call && call(line.call)}${
        line.text &&
        html`${line.call ? ", " : ""}text${
          line.text.word && ` ${line.text.word} to`
        } <a href="sms:${dialled(line.text.number)}">${line.text.number}</a>`
      } (${line.hours.toLowerCase()})</dd>`
    )
  }`;

/** Whom to call or text, by country, as plain HTML. */
export const PLAIN_HELP: string = html`
  <div class="boot-note">
    <h1>Get help</h1>
    <dl>${CRISIS_COUNTRIES.map(country)}</dl>
  </div>
`.toString();
