import { DELETION_WORD } from "@reclaim/contracts/accounts";
import { Button, Muted, SectionTitle, TextField } from "@reclaim/design-system";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { reasonOf, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { forgetWaiting } from "../../shared/outbox.storage.ts";
import { copy } from "./account.copy.ts";
import { Apart, Consequences, Fault } from "./account.styles.ts";
import { isWrongPassword } from "./change-form.tsx";

const text = copy.deletion;

/** Asks for the password, of a guest for a word; afterwards there is only the onboarding screen. */
export function DeleteAccount({ guest }: { guest: boolean }) {
  const { http, notify, session } = useHost();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [tried, setTried] = useState(false);
  const owner = session.user?.id ?? "";
  const remove = useMutation({
    async mutationFn() {
      await http.send("DELETE", "/api/me", guest ? { word: typed } : { password: typed });
      // What waits on this device has nowhere to go any more.
      await forgetWaiting(owner);
      // The session went with the account: this device forgets, whatever the server says to that.
      await session.signOut().catch(session.forget);
    },
    onSuccess: () => notify(text.done),
  });
  const missing = guest ? typed !== DELETION_WORD : typed === "";
  const fault = tried && missing
    ? guest ? text.wordFault(DELETION_WORD) : copy.missing
    : isWrongPassword(remove.error)
    ? copy.wrong
    : undefined;
  const confirm = () => {
    setTried(true);
    if (!missing && !remove.isPending) remove.mutate();
  };
  return (
    <Apart>
      <SectionTitle as="h3">{text.title}</SectionTitle>
      <Muted>{text.words}</Muted>
      <Button
        data-variant="quiet"
        onClick={() => {
          remove.reset();
          setTyped("");
          setTried(false);
          setAsking(true);
        }}
      >
        {text.open}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={text.question}
        confirm={text.confirm}
        working={remove.isPending ? text.working : undefined}
        cancel={text.cancel}
        onConfirm={confirm}
      >
        <Consequences>
          {text.consequences.map((consequence) => <li key={consequence}>{consequence}</li>)}
        </Consequences>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            confirm();
          }}
        >
          <TextField
            label={guest ? text.word(DELETION_WORD) : text.password}
            type={guest ? "text" : "password"}
            autoComplete={guest ? "off" : "current-password"}
            autoCapitalize="none"
            value={typed}
            onChange={(event) => {
              remove.reset();
              setTyped(event.target.value);
            }}
            error={fault}
          />
        </form>
        {remove.isError && !isWrongPassword(remove.error) && (
          <Fault role="alert">{reasonOf(remove.error, text.failed)}</Fault>
        )}
      </AlertDialog>
    </Apart>
  );
}
