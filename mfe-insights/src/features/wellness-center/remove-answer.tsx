import { Button } from "@reclaim/design-system";
import { lateComponent, useHost, useSingleMutation } from "@reclaim/host-api";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { removeKeptAnswer } from "../../shared/ai.client.ts";
import { copy } from "./wellness-center.copy.ts";

const Question = lateComponent(() => import("./question.tsx"));

const words = copy.kept.removal;

/** Removes one kept answer for good, after a question. `name` tells it from others beside it. */
export function RemoveAnswer(
  { memberId, id, name }: { memberId: string; id: string; name?: string },
) {
  const { http, notify } = useHost();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const removal = useSingleMutation({
    mutationFn: () => removeKeptAnswer(http, queries, memberId, id),
    onSuccess() {
      setIsAsking(false);
      notify({ title: words.done });
    },
    onError: () => notify({ title: words.failed, variant: "destructive" }),
  });
  return (
    <>
      <Button
        data-variant="plain"
        onClick={() => setIsAsking(true)}
        {...(name && { "aria-label": `${words.remove}: ${name}` })}
      >
        {words.remove}
      </Button>
      {isAsking && (
        <Question
          title={words.title}
          text={words.text}
          confirm={words.remove}
          working={removal.isPending ? words.working : undefined}
          cancel={words.cancel}
          onConfirm={() => removal.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
