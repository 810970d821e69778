import type { Member } from "@reclaim/contracts-members/members";
import { Button, Row } from "@reclaim/design-system";
import { Dialog } from "@reclaim/design-system/dialog";
import { RadioGroup } from "@reclaim/design-system/radio-group";
import { useHost } from "@reclaim/host-api";
import { Download, Share2 } from "lucide-react";
import { useRef, useState, useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { downloadFile } from "./download-file.ts";
import { ShareCard } from "./share-card.tsx";
import { SHARE_THEMES, type ShareTheme, toCardWords, toShareFigures } from "./share-card.model.ts";
import { copy } from "./share.copy.ts";

const THEME_OPTIONS = SHARE_THEMES.map((value) => ({ value, label: copy.themes[value] }));

const Networks = styled(Row)`
  padding-top: var(--space-4);
  border-top: 1px solid var(--border);
`;

/** Whether this device has a share sheet that takes pictures. */
function canShareFiles(): boolean {
  if (!("canShare" in navigator)) return false;
  return navigator.canShare({ files: [new File([], "card.png", { type: "image/png" })] });
}
const neverChanges = () => () => {};

/**
 * The member's progress as a picture, in one of four themes, to download or to hand to the device's
 * share sheet. The buttons of networks only say what they would do (decisions.md, stubs).
 */
export default function ShareDialog({ member, onOpenChange }: {
  member: Member;
  onOpenChange: (open: boolean) => void;
}) {
  const { notify } = useHost();
  const [theme, setTheme] = useState<ShareTheme>("accomplishment");
  const [drawn, setDrawn] = useState<ShareTheme | null>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const hasShareSheet = useSyncExternalStore(neverChanges, canShareFiles, () => false);
  const words = toCardWords(theme, toShareFigures(member));

  async function toFile(): Promise<File> {
    const picture = await new Promise<Blob | null>((resolve) => {
      if (canvas.current && drawn === theme) canvas.current.toBlob(resolve, "image/png");
      else resolve(null);
    });
    if (!picture) throw new Error("the picture is empty");
    return new File([picture], copy.fileName(theme), { type: "image/png" });
  }
  const withFile = async (
    use: (file: File) => Promise<unknown> | void,
    failed: typeof copy.failed,
  ) => {
    try {
      await use(await toFile());
    } catch (error) {
      // The member closed the share sheet.
      if (error instanceof DOMException && error.name === "AbortError") return;
      notify({ ...failed, variant: "destructive" });
    }
  };
  const save = () => withFile((file) => downloadFile(file.name, file), copy.failed);
  const share = () =>
    withFile((file) => navigator.share({ files: [file], text: words.headline }), copy.notShared);

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={copy.title}
      description={copy.description}
    >
      <ShareCard canvas={canvas} theme={theme} words={words} onDrawn={setDrawn} />
      <RadioGroup
        label={copy.theme}
        labelHidden
        data-variant="cards"
        options={THEME_OPTIONS}
        value={theme}
        onChange={setTheme}
      />
      <Row>
        <Button aria-disabled={drawn !== theme} onClick={() => void save()}>
          <Download size={18} aria-hidden />
          {copy.save}
        </Button>
        {hasShareSheet && (
          <Button data-variant="quiet" onClick={() => void share()}>
            <Share2 size={18} aria-hidden />
            {copy.device}
          </Button>
        )}
      </Row>
      <Networks role="group" aria-label={copy.networksLabel}>
        {copy.networks.map((network) => (
          <Button
            key={network}
            data-variant="quiet"
            onClick={() => notify(copy.initiated(network))}
          >
            {network}
          </Button>
        ))}
      </Networks>
    </Dialog>
  );
}
