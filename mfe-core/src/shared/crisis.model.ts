import { CRISIS_COUNTRIES, type CrisisCountry } from "@reclaim/contracts-common/crisis";

/**
 * The country of a browser by its languages, most wanted first, such as `de-AT`: the first region
 * that we know. Undefined when none names one.
 */
export function findCountry(languages: readonly string[]): CrisisCountry | undefined {
  for (const language of languages) {
    const code = language.split("-").find((part) => /^[A-Z]{2}$/.test(part));
    const found = CRISIS_COUNTRIES.find((country) => country.code === code);
    if (found) return found;
  }
  return undefined;
}
