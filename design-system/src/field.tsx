import { type ComponentProps, type ReactNode, useId } from "react";
import { css, styled } from "styled-components";

const Label = styled.label`
  display: flex;
  flex-direction: column;
  gap: var(--space-2);
  font-weight: 600;
`;

const box = css`
  width: 100%;
  min-height: var(--target);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--edge);
  border-radius: var(--radius);
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

function useField({ hint, error }: Pick<FieldProps, "hint" | "error">) {
  const id = useId();
  return {
    props: {
      "aria-invalid": error ? true : undefined,
      "aria-describedby": hint || error ? id : undefined,
    } as const,
    note: error
      ? <Note id={id} data-fault role="alert">{error}</Note>
      : hint
      ? <Note id={id}>{hint}</Note>
      : null,
  };
}

export function TextField(
  { label, hint, error, ...input }: FieldProps & ComponentProps<"input">,
) {
  const { props, note } = useField({ hint, error });
  return (
    <Label>
      {label}
      <Input {...props} {...input} />
      {note}
    </Label>
  );
}

export function TextArea(
  { label, hint, error, rows = 4, ...area }: FieldProps & ComponentProps<"textarea">,
) {
  const { props, note } = useField({ hint, error });
  return (
    <Label>
      {label}
      <Area rows={rows} {...props} {...area} />
      {note}
    </Label>
  );
}

export function Select(
  { label, hint, error, children, ...select }: FieldProps & ComponentProps<"select">,
) {
  const { props, note } = useField({ hint, error });
  return (
    <Label>
      {label}
      <Choice {...props} {...select}>{children}</Choice>
      {note}
    </Label>
  );
}
