import { Button, Row } from "@reclaim/design-system";
import { copy } from "./wellness-center.copy.ts";

/** Says that kept answers did not come; new ones can be asked for all the same. */
export function KeptFailed({ isFetching, retry }: { isFetching: boolean; retry: () => void }) {
  return (
    <Row role="status">
      <p>{copy.kept.failed}</p>
      <Button
        data-variant="quiet"
        aria-disabled={isFetching}
        onClick={() => isFetching || retry()}
      >
        {copy.kept.retry}
      </Button>
    </Row>
  );
}
