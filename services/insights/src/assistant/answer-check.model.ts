import { hasCrisisSigns } from "@reclaim/platform/crisis-screening";
import { textsIn } from "../shared/texts.ts";

/** Why an answer of a model is not shown. */
export type Fault = "markup" | "link" | "language" | "diagnosis" | "medicine" | "leak";

const MARKUP =
  /<\/?[a-z!][^>]*>|&(?:[a-z]+|#x?[\da-f]+);|`|\*\*|__|!?\[[^\]]*\]\(|^#{1,6} |^ *\|.*\| *$/im;
const LINK =
  /\b(?:https?|ftp|mailto|javascript|data):\S|\/\/\w|\bwww\.|\b[\w-]{2,}\.(?:com|org|net|io|co|info|app|dev|ai|me|uk|de|eu|us)\b|\w@\w/i;

const DISORDERS =
  "depress(?:ion|ed disorder|ive (?:disorder|episode))|bipolar|ptsd|post-?traumatic stress|adhd|add\\b|autis\\w+|schizo\\w+|psychosis|borderline|ocd|obsessive[- ]compulsive|panic disorder|anxiety disorder|personality disorder|eating disorder|alcohol(?:ism| use disorder)|insomnia disorder|sleep apn(?:o)?ea|dementia|clinical(?:ly)?";
const DIAGNOSIS = new RegExp(
  [
    `\\byou(?:r|'re| are| have| may| might| could| probably| likely| seem| appear| show| suffer| meet)\\b[^.!?\\n]{0,60}\\b(?:${DISORDERS})`,
    `\\b(?:signs?|symptoms?|case|form|diagnos\\w+) of\\b[^.!?\\n]{0,30}\\b(?:${DISORDERS})`,
    "\\b(?:i|we) diagnose\\b|\\byour diagnosis\\b|\\byou(?:'re| are| have been) diagnosed\\b|\\bmentally ill\\b",
  ].join("|"),
  "i",
);
const MEDICINE =
  /\b(?:take|taking|try|start|stop|skip|increase|reduce|double|lower)\b[^.!?\n]{0,40}\b(?:antidepressants?|ssris?|benzodiazepines?|sertraline|fluoxetine|escitalopram|citalopram|xanax|valium|diazepam|lorazepam|zolpidem|melatonin|lithium|testosterone|medications?|medicines?|pills|tablets|doses?|dosage)\b|\b\d+ ?m(?:g|illigrams?)\b/i;

const ENGLISH = new Set(
  "the a an and or but of to in on at for with from by as is are was were be been it its this that these those you your i my me we he his they not no do does did have has had can could will would should what when where who how which one more than then there so if about after before each into out up down over time day days week today take try make go help feel good"
    .split(" "),
);
/** Small words of languages that models fall into. */
const OTHERS = new Set(
  "der die das und ist nicht ein eine mit von zu sie ich auf für den dem im auch es wie que de la el los las un una y en por con para es no se su lo le les des et est une dans pour vous votre je pas sur il du au che di il per non una con sono della è e o os as um uma não com seu sua het een van voor niet met zijn dat och att det som är på inte för av jest nie się na do że og ikke"
    .split(" "),
);
const MIN_WORDS = 8;
/** The share of small words in a text that is English. */
const MIN_ENGLISH = 0.08;
const FOREIGN_SCRIPT = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

function isForeign(text: string): boolean {
  if (FOREIGN_SCRIPT.test(text)) return true;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.length < MIN_WORDS) return false;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const other = words.filter((word) => OTHERS.has(word) && !ENGLISH.has(word)).length;
  return other > english || english / words.length < MIN_ENGLISH;
}

const LEAK_LENGTH = 50;
const squeezed = (text: string) => text.toLowerCase().replaceAll(/\s+/g, " ");

/** Whether the text repeats a stretch of the instructions. */
function leaks(text: string, instructions: string): boolean {
  const from = squeezed(instructions);
  const said = squeezed(text);
  for (let at = 0; at + LEAK_LENGTH <= said.length; at++) {
    if (from.includes(said.slice(at, at + LEAK_LENGTH))) return true;
  }
  return false;
}

/** What a model says to somebody about harming himself; the signs of an author are in the first person. */
const HARM =
  /\b(?:kill|hang|shoot|drown|poison|hurt|harm|cut)(?:ing)? yourself\b|\b(?:end|take|ending|taking) your (?:own )?life\b|\bsuicid|\bself-?harm|\bbetter off (?:dead|without you)\b/i;

/** Whether an answer speaks of harming oneself, whatever it says about it: then help is offered instead. */
export const speaksOfHarm = (answer: unknown): boolean =>
  textsIn(answer).some((text) => HARM.test(text) || hasCrisisSigns(text));

/**
 * The first fault of an answer (all its texts), or undefined: markup, a link or address, another language
 * than English, a diagnosis, advice on medicine, or words of its instructions.
 */
export function findFault(answer: unknown, instructions: string): Fault | undefined {
  const texts = textsIn(answer);
  const any = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  if (any(MARKUP)) return "markup";
  if (any(LINK)) return "link";
  if (any(DIAGNOSIS)) return "diagnosis";
  if (any(MEDICINE)) return "medicine";
  // One text alone, and short ones together.
  if (texts.some(isForeign) || isForeign(texts.join("\n"))) return "language";
  if (texts.some((text) => leaks(text, instructions))) return "leak";
  return undefined;
}
