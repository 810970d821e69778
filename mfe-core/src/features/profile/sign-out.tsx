import { Button } from "@reclaim/design-system";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { getErrorMessage, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { clearOutbox, listOutboxItems } from "../../shared/outbox.storage.ts";
import { copy as waitingCopy } from "../../shared/outbox.copy.ts";
import { stopPush } from "../../shared/push.client.ts";
import { copy } from "./profile.copy.ts";

/**
 * Ends the session. A confirmation comes first where something would be lost: a guest's account, and
 * what the outbox has not sent.
 */
export function SignOut({ guest, onSignedOut }: { guest: boolean; onSignedOut: () => void }) {
  const { session, notify, http } = useHost();
  const [asking, setAsking] = useState(false);
  const [waiting, setWaiting] = useState(0);
  const owner = session.user?.id ?? "";
  const signOut = useMutation({
    async mutationFn() {
      // The next one on this device has reminders of his own.
      await stopPush(http);
      await session.signOut();
      if (guest) await clearOutbox(owner);
    },
    onSuccess: onSignedOut,
    onError: (error) =>
      notify({
        title: copy.signOutFailed.title,
        description: getErrorMessage(error, copy.signOutFailed.fallback),
        variant: "destructive",
      }),
    onSettled: () => setAsking(false),
  });
  async function ask() {
    const { length } = await listOutboxItems(owner);
    setWaiting(length);
    if (guest || length > 0) setAsking(true);
    else signOut.mutate();
  }
  const { title, words, guestWords } = waitingCopy.signOut;
  return (
    <div>
      <Button data-variant="quiet" disabled={signOut.isPending} onClick={() => void ask()}>
        {copy.signOut}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={guest ? copy.guestLeaving.title : title(waiting)}
        confirm={copy.guestLeaving.confirm}
        working={signOut.isPending ? copy.guestLeaving.working : undefined}
        cancel={copy.guestLeaving.cancel}
        onConfirm={() => signOut.mutate()}
      >
        {guest
          ? `${copy.guestLeaving.words}${waiting > 0 ? ` ${guestWords(waiting)}` : ""}`
          : words}
      </AlertDialog>
    </div>
  );
}
