import { Button, Card, LinkButton, Row, SectionTitle } from "@reclaim/design-system";
import type { SlotProps } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { CrisisLines } from "../../shared/crisis-lines.tsx";
import { copy } from "./get-help.copy.ts";
import { TopLayerDialog } from "./top-layer-dialog.tsx";

/** Offers crisis resources after a text with signs of risk (D34). Never a reproach. */
export default function CrisisHelp({ onClose }: SlotProps["crisis.help"]) {
  const { title, saved, instead, more, close } = copy.offer;
  const link = (
    <LinkButton as={Link} to="/get-help" data-variant="plain" onClick={onClose}>{more}</LinkButton>
  );
  if (!onClose) {
    return (
      <Card role="alert">
        <SectionTitle>{title}</SectionTitle>
        <p>{instead}</p>
        <CrisisLines level={3} />
        <Row>{link}</Row>
      </Card>
    );
  }
  return (
    <TopLayerDialog title={title} description={saved} closeLabel={close} onClose={onClose}>
      <CrisisLines level={3} />
      <Row>
        <Button data-variant="quiet" onClick={onClose}>{close}</Button>
        {link}
      </Row>
    </TopLayerDialog>
  );
}
