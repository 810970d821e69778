/**
 * Whom to call or text when it is too much: lines that answer people in crisis, by country, as they
 * publish their numbers. Kept in the client, so that they show without any call.
 */
export interface CrisisLine {
  name: string;
  /** A number to call, as one dials it there. */
  call?: string;
  /** A number to text, and the word to begin with where one is needed. */
  text?: { number: string; word?: string };
  /** When somebody answers. */
  hours: string;
}
export interface CrisisCountry {
  /** ISO 3166-1 alpha-2. */
  code: string;
  name: string;
  emergency: string;
  lines: CrisisLine[];
}

const ALWAYS = "Day and night";
const country = (
  code: string,
  name: string,
  emergency: string,
  ...lines: CrisisLine[]
): CrisisCountry => ({ code, name, emergency, lines });
const line = (name: string, call: string, hours = ALWAYS): CrisisLine => ({ name, call, hours });

export const CRISIS_COUNTRIES: readonly CrisisCountry[] = [
  country("AU", "Australia", "000", {
    ...line("Lifeline", "13 11 14"),
    text: { number: "0477 13 11 14" },
  }),
  country("AT", "Austria", "112", line("Telefonseelsorge", "142")),
  country("BE", "Belgium", "112", line("Zelfmoordlijn", "1813"), line("Télé-Accueil", "107")),
  country("BR", "Brazil", "192", line("CVV", "188")),
  country("CA", "Canada", "911", {
    ...line("Suicide Crisis Helpline", "988"),
    text: { number: "988" },
  }),
  country("DK", "Denmark", "112", line("Livslinien", "70 201 201", "11 to 5 at night")),
  country("FI", "Finland", "112", line("MIELI Kriisipuhelin", "09 2525 0111")),
  country("FR", "France", "112", line("Numéro national de prévention du suicide", "3114")),
  country("DE", "Germany", "112", line("TelefonSeelsorge", "0800 111 0 111")),
  country("IN", "India", "112", line("Tele-MANAS", "14416")),
  country("IE", "Ireland", "112", line("Samaritans", "116 123"), {
    name: "Text About It",
    text: { number: "50808", word: "HELLO" },
    hours: ALWAYS,
  }),
  country("IT", "Italy", "112", line("Telefono Amico", "02 2327 2327", "9 to midnight")),
  country("MX", "Mexico", "911", line("Línea de la Vida", "800 911 2000")),
  country("NL", "Netherlands", "112", line("113 Zelfmoordpreventie", "113")),
  country("NZ", "New Zealand", "111", {
    ...line("Need to talk?", "1737"),
    text: { number: "1737" },
  }),
  country("NO", "Norway", "112", line("Mental Helse", "116 123")),
  country("PL", "Poland", "112", line("Telefon zaufania", "116 123")),
  country("SG", "Singapore", "995", line("Samaritans of Singapore", "1767")),
  country("ZA", "South Africa", "112", line("SADAG Suicide Crisis Helpline", "0800 567 567")),
  country("ES", "Spain", "112", line("Línea de atención a la conducta suicida", "024")),
  country("SE", "Sweden", "112", line("Mind Självmordslinjen", "90101")),
  country("CH", "Switzerland", "112", line("Die Dargebotene Hand", "143")),
  country("GB", "United Kingdom", "999", line("Samaritans", "116 123"), {
    name: "Shout",
    text: { number: "85258", word: "SHOUT" },
    hours: ALWAYS,
  }),
  country("US", "United States", "911", {
    ...line("988 Suicide & Crisis Lifeline", "988"),
    text: { number: "988" },
  }),
];

/** Where no country is known: the number that mobile phones connect in most of the world. */
export const EMERGENCY_ANYWHERE = "112";

/** A number as a link dials it. */
export const dialled = (number: string): string => number.replaceAll(/[^\d+]/g, "");
