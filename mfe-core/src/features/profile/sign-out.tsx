import { Button } from "@reclaim/design-system";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { reasonOf, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { copy } from "./profile.copy.ts";

/** Ends the session. A guest has no way back in, so he is asked first. */
export function SignOut({ guest, onSignedOut }: { guest: boolean; onSignedOut: () => void }) {
  const { session, notify } = useHost();
  const [asking, setAsking] = useState(false);
  const signOut = useMutation({
    mutationFn: session.signOut,
    onSuccess: onSignedOut,
    onError: (error) =>
      notify({
        title: copy.signOutFailed.title,
        description: reasonOf(error, copy.signOutFailed.fallback),
        variant: "destructive",
      }),
    onSettled: () => setAsking(false),
  });
  return (
    <div>
      <Button
        data-variant="quiet"
        disabled={signOut.isPending}
        onClick={() => guest ? setAsking(true) : signOut.mutate()}
      >
        {copy.signOut}
      </Button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={copy.guestLeaving.title}
        confirm={copy.guestLeaving.confirm}
        working={signOut.isPending ? copy.guestLeaving.working : undefined}
        cancel={copy.guestLeaving.cancel}
        onConfirm={() => signOut.mutate()}
      >
        {copy.guestLeaving.words}
      </AlertDialog>
    </div>
  );
}
