import { Button, Muted, Row } from "@reclaim/design-system";
import { HttpError, reasonOf } from "@reclaim/host-api";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { copy } from "./account.copy.ts";
import { Fault, Form } from "./account.styles.ts";

/** One thing by which he signs in: what it is, and a form that opens below it to change it. */
export function Changeable(
  { label, value, open, Change }: {
    label: string;
    value: string;
    /** What the button says that opens the form. */
    open: string;
    Change: ComponentType<{ close: () => void }>;
  },
) {
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setShown(false);
    button.current?.focus();
  };
  return (
    <li>
      <div>
        <Muted>{label}</Muted>
        <p>{value}</p>
      </div>
      <Button
        ref={button}
        data-variant="quiet"
        aria-expanded={shown}
        onClick={() => setShown(!shown)}
      >
        {open}
      </Button>
      {shown && <Change close={close} />}
    </li>
  );
}

/** The fields of a change, what went wrong with it, and its two ways out. The focus goes in. */
export function ChangeForm(
  { submit, working, error, onSubmit, onCancel, children }: {
    submit: string;
    working: boolean;
    error: unknown;
    onSubmit: () => void;
    onCancel: () => void;
    children: ReactNode;
  },
) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  return (
    <Form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!working) onSubmit();
      }}
    >
      {children}
      {Boolean(error) && !isOfAField(error) && (
        <Fault role="alert">{reasonOf(error, copy.failed)}</Fault>
      )}
      <Row>
        <Button type="submit" aria-disabled={working}>{working ? copy.working : submit}</Button>
        <Button data-variant="plain" onClick={onCancel}>{copy.cancel}</Button>
      </Row>
    </Form>
  );
}

const codeOf = (error: unknown) => error instanceof HttpError ? error.code : undefined;
export const isWrongPassword = (error: unknown) => codeOf(error) === "wrong_password";
export const isTaken = (error: unknown) => codeOf(error) === "email_taken";
const isOfAField = (error: unknown) => isWrongPassword(error) || isTaken(error);
