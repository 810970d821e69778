import { del, get, set } from "idb-keyval";
import { useCallback, useContext, useEffect, useRef, useState } from "react";
import { HostContext } from "./host.ts";

const PREFIX = "reclaim-draft:";

/** Whose words these are; after the session has ended, still the one who was here when he typed. */
function useOwner(): string {
  const id = useContext(HostContext)?.session.user?.id;
  const [owner, setOwner] = useState(id ?? "visitor");
  if (id && id !== owner) setOwner(id);
  return id ?? owner;
}

/** A storage that is not there throws at once instead of rejecting. */
// oxlint-disable-next-line require-await -- async is what turns the throw into a rejection
const attempt = async <Value>(use: () => Promise<Value>): Promise<Value> => use();

/**
 * Text that survives a failed call, a reload and a lost session: each change is kept on the device
 * (IndexedDB, never local storage) until `clear`. `field` names it; another tab's later words
 * win only over an untouched field. Another member on the same device never sees it.
 */
export function useDraft(field: string): {
  text: string;
  /** What was kept before is in `text` now, or there was none. */
  restored: boolean;
  setText: (text: string) => void;
  clear: () => void;
} {
  const key = `${useOwner()}:${field}`;
  const [text, setState] = useState("");
  const [restored, setRestored] = useState(false);
  const touched = useRef(false);
  useEffect(() => {
    let current = true;
    // Storage may be forbidden: then the field works, and only the reload is not covered.
    attempt(() => get<string>(PREFIX + key)).then((kept) => {
      if (current && !touched.current && kept) setState(kept);
    }).catch(() => {}).finally(() => current && setRestored(true));
    return () => {
      current = false;
    };
  }, [key]);

  const setText = useCallback((next: string) => {
    touched.current = true;
    setState(next);
    attempt(() => (next ? set(PREFIX + key, next) : del(PREFIX + key))).catch(() => {});
  }, [key]);
  const clear = useCallback(() => setText(""), [setText]);
  return { text, restored, setText, clear };
}
