import { type ReactNode, useId } from "react";
import { styled } from "styled-components";
import { Hidden } from "../layout/layout.ts";

/** The label, the control and its note below each other. */
export const FieldStack = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;
/** Of one control; as a span for those that a label cannot point to. */
export const Label = styled.label`
  width: fit-content;
  max-width: 100%;
  font-weight: var(--weight-strong);
  line-height: 1.35;
`;
const Mark = styled.span`
  font-weight: var(--weight-regular);
  color: var(--muted);
`;
const HintText = styled.span`
  font-size: var(--text-small);
  line-height: 1.4;
  color: var(--muted);
`;
const ErrorText = styled.span`
  display: flex;
  gap: var(--space-2);
  font-size: var(--text-small);
  font-weight: var(--weight-strong);
  line-height: 1.4;
  color: var(--danger);
  overflow-wrap: anywhere;
  svg {
    flex: none;
    width: 1.1em;
    height: 1.4em;
  }
`;

export interface FieldProps {
  label: string;
  /** Help before it is needed: what it is for, how it should look. */
  hint?: ReactNode;
  /** The error and its remedy; takes the hint's place and is announced at once. */
  error?: string | undefined;
  /** A word after the label. Mark the few: optional ones where most are needed, or the reverse. */
  mark?: "optional" | "required" | undefined;
  /** For screen readers only, where a heading or an icon already says it. */
  labelHidden?: boolean | undefined;
}

/** Props that connect a control to its label and note. */
export interface FieldControl {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** A note in danger words, with a sign that is not colour; `live` says it at once. */
export function ErrorNote({ id, live, children }: { id: string; live: boolean; children: string }) {
  return (
    <ErrorText id={id} role={live ? "alert" : undefined}>
      <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.75" aria-hidden>
        <circle cx="8" cy="8" r="6.75" />
        <path d="M8 4.5v4M8 10.75v.75" strokeLinecap="round" />
      </svg>
      {children}
    </ErrorText>
  );
}

/**
 * Shared by all fields: the words of the label, and the note that describes the control. Groups
 * (radios, times) set `words` into a legend of their own; others take `caption`, a label.
 */
export function useFormField({ label, hint, error, mark, labelHidden }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  const labelId = `${id}-label`;
  const words = (
    <>
      {label}
      {mark && " "}
      {/* A required control says so by itself. */}
      {mark && <Mark aria-hidden={mark === "required" || undefined}>({mark})</Mark>}
    </>
  );
  const control: FieldControl = {
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": hint || error ? noteId : undefined,
  };
  const caption = <Label id={labelId} htmlFor={id}>{words}</Label>;
  return {
    control,
    labelId,
    words,
    caption: labelHidden ? <Hidden>{caption}</Hidden> : caption,
    note: error
      ? <ErrorNote id={noteId} live>{error}</ErrorNote>
      : hint
      ? <HintText id={noteId}>{hint}</HintText>
      : null,
  };
}

/**
 * Label, hint and error around any control that has none of its own: the control spreads what it is
 * given over itself. Text, long text and choices have it built in: TextField, TextArea, Select.
 */
export function FormField(
  { children, ...field }: FieldProps & { children: (control: FieldControl) => ReactNode },
) {
  const { control, caption, note } = useFormField(field);
  return (
    <FieldStack>
      {caption}
      {children(control)}
      {note}
    </FieldStack>
  );
}
