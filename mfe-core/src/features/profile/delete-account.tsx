import { DELETION_WORD, type PostsChoice } from "@reclaim/contracts-identity/accounts";
import { Button, Muted, SectionTitle, TextField } from "@reclaim/design-system";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { getErrorMessage, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { clearOutbox } from "../../shared/outbox.storage.ts";
import { deleteAccount } from "./account.client.ts";
import { copy } from "./account.copy.ts";
import { FormError } from "../../shared/form-error.ts";
import { Consequences, DangerZone } from "./account.styles.ts";
import { isWrongPassword } from "./change-form.tsx";

const text = copy.deletion;

/** Asks for the password, of a guest for a word; afterwards there is only the onboarding screen. */
export function DeleteAccount({ guest }: { guest: boolean }) {
  const { http, notify, session } = useHost();
  const [asking, setAsking] = useState(false);
  const [typed, setTyped] = useState("");
  const [posts, setPosts] = useState<PostsChoice>("keep");
  const [tried, setTried] = useState(false);
  const owner = session.user?.id ?? "";
  const remove = useMutation({
    async mutationFn() {
      await deleteAccount(http, { ...(guest ? { word: typed } : { password: typed }), posts });
      // Items that wait on this device have no account any more.
      await clearOutbox(owner);
      // The session went with the account: this device forgets, whatever the server says to that.
      await session.signOut().catch(session.clearLocalData);
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
    <DangerZone>
      <SectionTitle as="h3">{text.title}</SectionTitle>
      <Muted>{text.words}</Muted>
      <Button
        data-variant="quiet"
        onClick={() => {
          remove.reset();
          setTyped("");
          setPosts("keep");
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
        <RadioGroup
          label={text.posts}
          value={posts}
          onChange={setPosts}
          options={[
            { value: "keep", ...text.keepPosts },
            { value: "remove", ...text.removePosts },
          ]}
        />
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
          <FormError role="alert">{getErrorMessage(remove.error, text.failed)}</FormError>
        )}
      </AlertDialog>
    </DangerZone>
  );
}
