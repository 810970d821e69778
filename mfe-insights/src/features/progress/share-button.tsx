import { TOTAL_MODULES } from "@reclaim/contracts/catalogue";
import type { Member } from "@reclaim/contracts/members";
import { Button } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Share2 } from "lucide-react";
import { copy } from "./progress.copy.ts";

/**
 * Gives a sentence of his progress into the member's hands: by his device's own way to share where
 * there is one, else to paste. It goes nowhere by itself, and names no mood.
 */
export function ShareButton({ member }: { member: Member }) {
  const { notify } = useHost();

  async function share() {
    const text = copy.share.text(member.streak, member.completedModules, TOTAL_MODULES);
    try {
      if ("share" in navigator) await navigator.share({ text });
      else {
        await (navigator as Navigator).clipboard.writeText(text);
        notify({ title: copy.share.copied, description: text });
      }
    } catch (error) {
      // He changed his mind.
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify({ title: copy.share.failed, description: text, variant: "destructive" });
    }
  }
  return (
    <Button data-variant="quiet" data-tour="share" onClick={() => void share()}>
      <Share2 size={18} aria-hidden />
      {copy.share.button}
    </Button>
  );
}
