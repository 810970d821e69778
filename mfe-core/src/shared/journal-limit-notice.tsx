import { STARTER_WEEKLY_ENTRIES } from "@reclaim/contracts-members/journal";
import { Button, LinkButton, Row } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { downloadFile } from "./download-file.ts";
import { toLocalDate } from "./local-date.ts";
import { copy } from "./saving.copy.ts";

/**
 * A Starter member's entries of this week are written (D4): what the plan lacks, the plans, and what
 * becomes of the `words` in the box, which can be taken along as a file.
 */
export function JournalLimitNotice({ words }: { words: string }) {
  const { clock } = useHost();
  const save = () =>
    downloadFile(
      copy.limit.fileName(toLocalDate(clock.now())),
      new Blob([words], { type: "text/plain;charset=utf-8" }),
    );
  return (
    <Banner
      title={copy.limit.title}
      action={
        <Row>
          <LinkButton as={Link} data-variant="quiet" to="/products">{copy.plans}</LinkButton>
          {words.trim() !== "" && (
            <Button data-variant="plain" onClick={save}>{copy.limit.download}</Button>
          )}
        </Row>
      }
    >
      {copy.limit.text(STARTER_WEEKLY_ENTRIES)}
    </Banner>
  );
}
