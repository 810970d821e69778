/** What is not as the releases service signed it. Nothing of it may be served. */
export class Unverified extends Error {
  override name = "Unverified";
}

/** Reads what was sent or stored; whatever is wrong with its form, it is not believed. */
export function formed<Value>(what: string, read: () => Value): Value {
  try {
    return read();
  } catch {
    throw new Unverified(`${what} has not the form that was agreed`);
  }
}
