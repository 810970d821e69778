import { Button, Hidden, Row, TextField } from "@reclaim/design-system";
import { Dialog } from "@reclaim/design-system/dialog";
import { useState } from "react";
import { copy } from "./passes.copy.ts";

/** The link of a new invitation, shown only while the dialog is open. */
export function InvitationLink({ link, onClose }: { link: string; onClose: () => void }) {
  const [state, setState] = useState<"" | "copied" | "refused">("");
  const copyIt = async () => {
    try {
      // Where the product has no https, browsers have no clipboard.
      await navigator.clipboard.writeText(link);
      setState("copied");
    } catch {
      setState("refused");
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={copy.link.title}
      description={copy.link.words}
    >
      <TextField
        label={copy.link.label}
        readOnly
        value={link}
        error={state === "refused" ? copy.link.notCopied : undefined}
        onFocus={(event) => event.target.select()}
      />
      <Hidden role="status">{state === "copied" && copy.link.copied}</Hidden>
      <Row>
        <Button onClick={() => void copyIt()}>
          {state === "copied" ? copy.link.copied : copy.link.copy}
        </Button>
        <Button data-variant="quiet" onClick={onClose}>{copy.link.close}</Button>
      </Row>
    </Dialog>
  );
}
