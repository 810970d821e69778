import type { Exchanged, Release } from "@reclaim/contracts/releases";
import { assignable } from "./assignable.model.ts";
import { everybodyHas, type Finding, type Gate, inBoth, titleOf } from "./gate.model.ts";

/** One way in which releases meet: what one makes, another takes. */
interface Exchange {
  made: keyof Exchanged;
  taken: keyof Exchanged;
  /** What is handed over, as the path of a break begins. */
  at: string;
}

/** Events that the candidate tells others or hears from them, by the structure of their details. */
export function checkEvents(gate: Gate): Finding {
  return {
    refusals: [
      ...typeBreaks(gate, { made: "emits", taken: "hears", at: "detail" }),
      ...lostEvents(gate),
    ],
    fits: "What it emits and hears fits what the others hear and emit.",
  };
}

/** Slots that the candidate offers to others or fills for them, by the structure of their props. */
export const checkSlotTypes = (gate: Gate): Finding => ({
  refusals: typeBreaks(gate, { made: "offers", taken: "fills", at: "props" }),
  fits: "The slots that it offers and fills have the same props for the others.",
});

function typeBreaks({ candidate, serving }: Gate, { made, taken, at }: Exchange): string[] {
  const own = candidate.exchanged;
  return serving.flatMap((other) => [
    ...inBoth(own[made], other.exchanged[taken]).flatMap(([name, given, expected]) => {
      const broken = assignable(given, expected, at);
      if (!broken) return [];
      return `${titleOf(other)} ${taken} "${name}" and would break: ${broken}. ` +
        `Keep the type, or have ${other.name} released first so that it takes both.`;
    }),
    ...inBoth(other.exchanged[made], own[taken]).flatMap(([name, given, expected]) => {
      const broken = assignable(given, expected, at);
      if (!broken) return [];
      return `It ${taken} "${name}" and would break with what ${titleOf(other)} ${made}: ` +
        `${broken}. Take what is ${made === "emits" ? "emitted" : "offered"} now.`;
    }),
  ]);
}

/** Events that somebody waits for in vain once the candidate has replaced the last who told them. */
function lostEvents({ candidate, serving, replaced }: Gate): string[] {
  const told = (name: string, by: Release) => Object.hasOwn(by.exchanged.emits, name);
  return Object.keys(replaced?.exchanged.emits ?? {})
    .filter((name) => !everybodyHas([candidate, ...serving], (release) => told(name, release)))
    .flatMap((name) =>
      serving.filter(({ exchanged }) => Object.hasOwn(exchanged.hears, name)).map((other) =>
        `It no longer emits "${name}", which ${titleOf(other)} hears and nobody else emits. ` +
        "Keep emitting it until nobody hears it."
      )
    );
}
