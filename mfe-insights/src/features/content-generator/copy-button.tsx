import { Button } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Copy } from "lucide-react";
import { copy } from "./content-generator.copy.ts";

/** Copies a text and says so; a browser may refuse it, as without https. */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const { notify } = useHost();
  async function copyText() {
    try {
      await navigator.clipboard.writeText(text);
      notify({ title: copy.copied });
    } catch {
      notify({ title: copy.notCopied, variant: "destructive" });
    }
  }
  return (
    <Button data-variant="quiet" onClick={() => void copyText()}>
      <Copy size={18} strokeWidth={1.75} aria-hidden />
      {label}
    </Button>
  );
}
