import { type ComponentProps, type ReactNode, useId } from "react";
import { css, styled } from "styled-components";

const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  min-width: 0;
`;
const Label = styled.label`
  font-weight: 600;
`;

const box = css`
  width: 100%;
  min-height: var(--target);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--edge);
  border-radius: var(--radius-medium);
  background: var(--surface);
  font-weight: 400;
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &[aria-invalid="true"] {
    border-color: var(--danger);
    box-shadow: 0 0 0 1px var(--danger);
  }
`;
const Input = styled.input`
  ${box}
`;
const Area = styled.textarea`
  ${box} resize: vertical;
  line-height: 1.5;
`;
const Choice = styled.select`
  ${box}
`;
const Note = styled.span`
  font-size: 0.85rem;
  font-weight: 400;
  color: var(--muted);
  &[data-fault] {
    color: var(--danger);
    font-weight: 600;
  }
`;

interface FieldProps {
  label: string;
  hint?: ReactNode;
  /** What is wrong and how to mend it; announced at once. */
  error?: string | undefined;
}

/** What all fields share: a label of their own, and the note that describes them. */
function useField({ label, hint, error }: FieldProps) {
  const id = useId();
  const noteId = `${id}-note`;
  return {
    props: {
      id,
      "aria-invalid": error ? true : undefined,
      "aria-describedby": hint || error ? noteId : undefined,
    } as const,
    label: <Label htmlFor={id}>{label}</Label>,
    note: error
      ? <Note id={noteId} data-fault role="alert">{error}</Note>
      : hint
      ? <Note id={noteId}>{hint}</Note>
      : null,
  };
}

export function TextField(
  { label, hint, error, ...input }: FieldProps & ComponentProps<"input">,
) {
  const field = useField({ label, hint, error });
  return (
    <Field>
      {field.label}
      <Input {...field.props} {...input} />
      {field.note}
    </Field>
  );
}

export function TextArea(
  { label, hint, error, rows = 4, ...area }: FieldProps & ComponentProps<"textarea">,
) {
  const field = useField({ label, hint, error });
  return (
    <Field>
      {field.label}
      <Area rows={rows} {...field.props} {...area} />
      {field.note}
    </Field>
  );
}

export function Select(
  { label, hint, error, children, ...select }: FieldProps & ComponentProps<"select">,
) {
  const field = useField({ label, hint, error });
  return (
    <Field>
      {field.label}
      <Choice {...field.props} {...select}>{children}</Choice>
      {field.note}
    </Field>
  );
}
