import { DialogFailure, lateComponent, useHost } from "@reclaim/host-api";
import { Ban, Flag, Link2, Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { useBlock } from "./blocks.client.ts";
import { copy } from "./community.copy.ts";
import type { MenuEntry } from "./more-menu.tsx";
import type { Target } from "./query-keys.ts";
import { useReport } from "./reports.client.ts";

const MoreMenu = lateComponent(() => import("./more-menu.tsx"));
const ConfirmRemoval = lateComponent(
  () => import("./confirm-removal.tsx"),
  { Failed: DialogFailure },
);

/**
 * What else can be done with a post or comment: edit and delete one's own, block and report others'
 * (a post has its Report on the card), and copy the link to it.
 */
export function WrittenMenu({ target, path, written, onEdit, onDeleted, onBlocked }: {
  target: Target;
  /** Where it stands, such as /community/post/5#comment-17. */
  path: string;
  written: { isOwn: boolean; pseudonymId: number; pseudonym: { pseudonym: string } | null };
  onEdit: () => void;
  onDeleted?: (() => void) | undefined;
  onBlocked?: (() => void) | undefined;
}) {
  const { session, notify } = useHost();
  const [removing, setRemoving] = useState(false);
  const { pseudonymId, pseudonym, isOwn } = written;
  const name = pseudonym?.pseudonym ?? "";
  const block = useBlock({ pseudonymId, name });
  const report = useReport(target);
  if (!session.member) return null;

  const copyLink = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + path);
      notify(copy.link.copied);
    } catch {
      notify(copy.link.failed);
    }
  };
  const link = {
    label: copy.more.link,
    icon: <Link2 aria-hidden />,
    onSelect: () => void copyLink(),
  };
  const own: MenuEntry[] = [
    { label: copy.more.edit, icon: <Pencil aria-hidden />, onSelect: onEdit },
    link,
    {
      label: copy.more.delete,
      icon: <Trash2 aria-hidden />,
      danger: true,
      onSelect: () => setRemoving(true),
    },
  ];
  const others: MenuEntry[] = [link];
  if ("commentId" in target && !report.closed) {
    others.push({ label: report.label, icon: <Flag aria-hidden />, onSelect: report.report });
  }
  if (pseudonym) {
    others.push({
      label: copy.more.block(name),
      icon: <Ban aria-hidden />,
      onSelect() {
        block.mutate();
        onBlocked?.();
      },
    });
  }
  return (
    <>
      <MoreMenu
        label={"postId" in target ? copy.more.post : copy.more.comment}
        entries={isOwn ? own : others}
      />
      {removing && (
        <ConfirmRemoval
          target={target}
          onClose={() => setRemoving(false)}
          onDeleted={onDeleted}
        />
      )}
    </>
  );
}
