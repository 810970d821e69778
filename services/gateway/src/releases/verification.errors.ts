/** What is not as the releases service signed it. Nothing of it may be served. */
export class VerificationError extends Error {
  override name = "Unverified";
}

/** Reads what was sent or stored; whatever is wrong with its form, it is not believed. */
export function parseOrReject<Value>(what: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new VerificationError(`${what} has not the form that was agreed`);
  }
}
