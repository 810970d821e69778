import { Button, Card, Muted, Row, SectionTitle } from "@reclaim/design-system";
import { copy } from "./install-hint.copy.ts";

/** The hint itself. Without `onInstall`, as on iOS, it says how to do it by hand. */
export function InstallHintCard({ onInstall, onClose }: {
  onInstall: (() => void) | null;
  onClose: () => void;
}) {
  return (
    <Card as="aside" aria-labelledby="install-hint" data-tone="sunken">
      <SectionTitle id="install-hint">{copy.title}</SectionTitle>
      <p>{copy.words}</p>
      {!onInstall && <p>{copy.iosWords}</p>}
      <Row>
        {onInstall && <Button data-variant="quiet" onClick={onInstall}>{copy.install}</Button>}
        <Button data-variant="plain" onClick={onClose}>
          {onInstall ? copy.decline : copy.iosClose}
        </Button>
      </Row>
      <Muted>{copy.footnote}</Muted>
    </Card>
  );
}
