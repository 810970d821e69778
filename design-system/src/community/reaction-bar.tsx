import { SmilePlus, X } from "lucide-react";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Hidden } from "../layout/layout.ts";
import { AddButton, Bar, Note, Pill } from "./reaction-bar.styles.ts";

/** One of the fixed reactions, and how it stands at this post. */
export interface Reaction {
  id: string;
  emoji: string;
  /** The emoji's name for screen readers, such as "Strength". */
  name: string;
  count: number;
  /** True when the member reacted so. */
  own: boolean;
}

/**
 * How others felt about a post, and the member's own word to it. Reactions in use show their counts;
 * the rest come by a button. They keep their order, so that none moves under the finger.
 */
export function ReactionBar(
  { reactions, onToggle, working, readOnly = false, note, label, addLabel, lessLabel = "Close" }: {
    /** All that there are, in their fixed order. */
    reactions: readonly Reaction[];
    /** Adds the reaction, or takes it back where it is the member's own. */
    onToggle: (id: string) => void;
    /** The reaction that is on its way; no other can be pressed meanwhile. */
    working?: string | undefined;
    /** Shows the counts only, for members that may read but not react. */
    readOnly?: boolean;
    /** A line below: why one cannot react, or that something failed. */
    note?: ReactNode;
    /** Accessible name of the group, such as "Reactions". */
    label: string;
    /** The button that shows the other reactions, such as "Add a reaction". */
    addLabel: string;
    lessLabel?: string;
  },
) {
  const [open, setOpen] = useState(false);
  // A pressed reaction stays until the focus leaves, also with a count of zero.
  const [kept, setKept] = useState<readonly string[]>([]);
  const adder = useRef<HTMLButtonElement>(null);
  const inUse = ({ id, count, own }: Reaction) => count > 0 || own || kept.includes(id);
  const shown = reactions.filter((reaction) => (open && !readOnly) || inUse(reaction));
  const busy = working !== undefined;

  function press(id: string) {
    if (busy) return;
    setKept([...kept, id]);
    setOpen(false);
    onToggle(id);
  }
  const group = {
    role: "group",
    "aria-label": label,
    "aria-busy": busy || undefined,
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setKept([]);
    },
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== "Escape" || !open) return;
      // Escape closes the nearest thing only, not the dialog around it.
      event.stopPropagation();
      setOpen(false);
      adder.current?.focus();
    },
  } as const;

  return (
    <div>
      {(shown.length > 0 || !readOnly) && (
        <Bar {...group}>
          {shown.map(({ id, emoji, name, count, own }) => (
            <Pill
              key={id}
              aria-pressed={own}
              aria-disabled={busy || undefined}
              data-working={working === id || undefined}
              disabled={readOnly}
              title={name}
              onClick={() => press(id)}
            >
              <span aria-hidden="true">{emoji}</span>
              <Hidden>{name}</Hidden>
              {count > 0 && <b>{count.toLocaleString("en")}</b>}
            </Pill>
          ))}
          {!readOnly && (open || shown.length < reactions.length) && (
            <AddButton
              ref={adder}
              aria-expanded={open}
              aria-label={open ? lessLabel : addLabel}
              title={open ? lessLabel : addLabel}
              onClick={() => setOpen(!open)}
            >
              {open ? <X size={20} aria-hidden /> : <SmilePlus size={20} aria-hidden />}
            </AddButton>
          )}
        </Bar>
      )}
      {note && <Note>{note}</Note>}
    </div>
  );
}
