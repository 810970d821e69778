import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { removeConversation } from "./coach.client.ts";
import { copy } from "./coach.copy.ts";

const words = copy.removal;

/** Asks before the conversation is deleted. */
export default function DeleteConversation(
  { memberId, onClose }: { memberId: string; onClose: () => void },
) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const [open, setOpen] = useState(true);
  const removal = useSingleMutation({
    mutationFn: () => removeConversation(http, queries, memberId),
    onSuccess() {
      setOpen(false);
      onClose();
      notify({ title: words.done });
    },
    onError: () => notify({ title: words.failed, variant: "destructive" }),
  });
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={words.title}
      confirm={copy.remove}
      working={removal.isPending ? words.working : undefined}
      cancel={words.cancel}
      onConfirm={() => removal.mutate()}
    >
      <p>{words.text}</p>
    </AlertDialog>
  );
}
