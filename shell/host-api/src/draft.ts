import { del, get, set } from "idb-keyval";
import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { HostContext } from "./host.ts";

const PREFIX = "reclaim-draft:";

/** Account id of the draft's author; it stays the same after the session has ended. */
function useDraftOwner(): string {
  const id = useContext(HostContext)?.session.user?.id;
  const [owner, setOwner] = useState(id ?? "visitor");
  if (id && id !== owner) setOwner(id);
  return id ?? owner;
}

/** Turns the synchronous throw of a missing IndexedDB into a rejection. */
// oxlint-disable-next-line require-await -- async is what turns the throw into a rejection
const rejectOnThrow = async <Value>(use: () => Promise<Value>): Promise<Value> => use();

/**
 * Text that survives a failed call, a reload and an expired session: each change is stored in
 * IndexedDB (never in local storage) per account until `clear`. `field` is the storage key. A stored
 * draft replaces `text` only while the field is untouched.
 */
export function useDraft(field: string): {
  text: string;
  /** The stored draft, if there was one, is in `text`. */
  isRestored: boolean;
  /** Resolves to the text as soon as the stored draft was looked for. */
  readRestored: () => Promise<string>;
  setText: (text: string) => void;
  clear: () => void;
} {
  const key = `${useDraftOwner()}:${field}`;
  const [text, setState] = useState("");
  const [isRestored, setIsRestored] = useState(false);
  const isTouched = useRef(false);
  // The text before React has rendered it, for calls that cannot wait for the next render.
  const latest = useRef("");
  const restoring = useRef<Promise<unknown>>(undefined);
  useEffect(() => {
    let isCurrent = true;
    // Storage may be forbidden: then the field works, but its text does not survive a reload.
    restoring.current = rejectOnThrow(() => get<string>(PREFIX + key)).then((stored) => {
      if (!isCurrent || isTouched.current || !stored) return;
      latest.current = stored;
      setState(stored);
    }).catch(() => {}).finally(() => isCurrent && setIsRestored(true));
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const setText = useCallback((next: string) => {
    isTouched.current = true;
    latest.current = next;
    setState(next);
    rejectOnThrow(() => (next ? set(PREFIX + key, next) : del(PREFIX + key))).catch(() => {});
  }, [key]);
  const clear = useCallback(() => setText(""), [setText]);
  const readRestored = useCallback(async () => {
    await restoring.current;
    return latest.current;
  }, []);
  return { text, isRestored, readRestored, setText, clear };
}
