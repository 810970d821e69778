import { Button, Muted, Row } from "@reclaim/design-system";
import { getErrorMessage, HttpError } from "@reclaim/host-api";
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { copy } from "./account.copy.ts";
import { FormError } from "../../shared/form-error.ts";
import { Form } from "./account.styles.ts";

/** A row with a credential, and a form below it that changes it. */
export function EditableRow(
  { label, value, open, Change }: {
    label: string;
    value: string;
    /** Label of the button that opens the form. */
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
      {Boolean(error) && !isFieldError(error) && (
        <FormError role="alert">{getErrorMessage(error, copy.failed)}</FormError>
      )}
      <Row>
        <Button type="submit" aria-disabled={working}>{working ? copy.working : submit}</Button>
        <Button data-variant="plain" onClick={onCancel}>{copy.cancel}</Button>
      </Row>
    </Form>
  );
}

const errorCode = (error: unknown) => error instanceof HttpError ? error.code : undefined;
export const isWrongPassword = (error: unknown) => errorCode(error) === "wrong_password";
export const isEmailTaken = (error: unknown) => errorCode(error) === "email_taken";
const isFieldError = (error: unknown) => isWrongPassword(error) || isEmailTaken(error);
