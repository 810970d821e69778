import type { Member } from "@reclaim/contracts-members/members";
import { Button } from "@reclaim/design-system";
import { DialogFailure, lateComponent } from "@reclaim/host-api";
import { Share2 } from "lucide-react";
import { useState } from "react";
import { copy } from "./share.copy.ts";

interface ShareDialogProps {
  member: Member;
  onOpenChange: (open: boolean) => void;
}

/** Comes after the press: most visits share nothing. */
const ShareDialog = lateComponent<ShareDialogProps>(() => import("./share-dialog.tsx"), {
  Failed: ({ onOpenChange }) => <DialogFailure onClose={() => onOpenChange(false)} />,
});

/** Opens the dialog in which the member's progress becomes a picture. */
export function ShareButton({ member, label = copy.button }: { member: Member; label?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        data-variant="quiet"
        data-tour="share"
        onClick={() => setIsOpen(true)}
        onPointerEnter={() => void ShareDialog.preload()}
      >
        <Share2 size={18} aria-hidden />
        {label}
      </Button>
      {isOpen && <ShareDialog member={member} onOpenChange={setIsOpen} />}
    </>
  );
}
