import { CRISIS_COUNTRIES, type CrisisCountry, dialled } from "@reclaim/contracts-common/crisis";
import { html } from "hono/html";

/** The page that tells whom to call. It must tell it also where no script of ours runs. */
export const GET_HELP_PATH = "/get-help";

export const HELP_LINK = `<a href="${GET_HELP_PATH}">Whom to call</a>`;
/** Of the `noscript` of that page, whose text the guard shows when there are scripts, but broken ones. */
export const CRISIS_HELP_ID = "plain-help";

const renderNumber = (number: string) => html`<a href="tel:${dialled(number)}">${number}</a>`;

const renderCountry = ({ name, emergency, lines }: CrisisCountry) =>
  html`<dt>${name}</dt><dd>In danger: ${renderNumber(emergency)}</dd>${
    lines.map((line) =>
      html`<dd>${line.name}: ${line.call && renderNumber(line.call)}${
        line.text &&
        html`${line.call ? ", " : ""}text${
          line.text.word && ` ${line.text.word} to`
        } <a href="sms:${dialled(line.text.number)}">${line.text.number}</a>`
      } (${line.hours.toLowerCase()})</dd>`
    )
  }`;

/** Whom to call or text, by country, as plain HTML. */
export const CRISIS_HELP_HTML: string = html`
  <div class="boot-note">
    <h1>Get help</h1>
    <dl>${CRISIS_COUNTRIES.map(renderCountry)}</dl>
  </div>
`.toString();
