import {
  type CompositionBody,
  compositionBody,
  type LiveAnswer,
  liveAnswer,
  type LiveState,
  liveState,
  type SignedText,
} from "@reclaim/contracts-releases/composition";
import { compositionIdOf } from "@reclaim/release-store/digest";
import { parse } from "@reclaim/platform/validate";
import { parseOrReject, VerificationError } from "../releases/verification.errors.ts";

/** What the releases service said is live, after all its signatures have been verified. */
export interface VerifiedLiveAnswer {
  answer: LiveAnswer;
  state: LiveState;
  /** Those that the state names, by id. */
  compositions: Map<string, CompositionBody>;
}

/** Whether the releases service signed a text as the one or the other. */
export type SignatureVerifiers = Record<"state" | "composition", (signed: SignedText) => boolean>;

/** The text of `what`, if its signature fits. */
function verifySignedText(
  what: string,
  signed: SignedText,
  isSigned: (signed: SignedText) => boolean,
): string {
  if (!isSigned(signed)) throw new VerificationError(`the signature of ${what} does not fit`);
  return signed.text;
}

/** Believes an answer only as a whole; throws `Unverified` when any of it does not verify. */
export function verifyLiveAnswer(
  sent: unknown,
  isSigned: SignatureVerifiers,
): VerifiedLiveAnswer {
  const answer = parseOrReject("the answer", () => parse(liveAnswer, sent));
  const stateText = verifySignedText("the state", answer.state, isSigned.state);
  const state = parseOrReject("the state", () => parse(liveState, JSON.parse(stateText)));
  const sentTexts = new Map(
    answer.compositions.map((signed) => [compositionIdOf(signed.text), signed]),
  );
  const compositions = new Map<string, CompositionBody>();
  for (const id of new Set(Object.values(state.compositions))) {
    const signed = sentTexts.get(id);
    if (!signed) throw new VerificationError(`composition ${id} was not sent as it was signed`);
    const what = `composition ${id}`;
    const text = verifySignedText(what, signed, isSigned.composition);
    compositions.set(id, parseOrReject(what, () => parse(compositionBody, JSON.parse(text))));
  }
  requireAllCompositions(state);
  return { answer, state, compositions };
}

/** A visitor may be in any set of canaries: for each there must be a composition. */
function requireAllCompositions({ canaries, compositions }: LiveState): void {
  const names = new Set(canaries.map(({ name }) => name));
  const keys = Object.keys(compositions);
  const fits = (key: string) => {
    const some = key === "" ? [] : key.split(",");
    return some.every((name) => names.has(name)) && some.toSorted().join() === key &&
      new Set(some).size === some.length;
  };
  if (keys.length !== 2 ** names.size || !keys.every(fits)) {
    throw new VerificationError("the state has not one composition for each set of canaries");
  }
}
