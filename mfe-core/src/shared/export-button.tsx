import { Button, Muted, Stack } from "@reclaim/design-system";
import { getErrorMessage, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { downloadFile } from "./download-file.ts";
import { downloadExport, type ExportKind } from "./export.client.ts";
import { copy } from "./export.copy.ts";
import { FormError } from "./form-error.ts";

/** Downloads all data of the member, or the journal, as a file. */
export function ExportButton({ kind, label }: { kind: ExportKind; label: string }) {
  const { http } = useHost();
  const file = useMutation({
    mutationFn: () => downloadExport(http, kind),
    onSuccess: ({ name, content }) => downloadFile(name, content),
  });
  return (
    <Stack $gap={2}>
      <div>
        <Button
          data-variant="quiet"
          aria-disabled={file.isPending}
          onClick={() => file.isPending || file.mutate()}
        >
          <Download size={20} aria-hidden />
          {label}
        </Button>
      </div>
      <Muted role="status">
        {file.isPending ? copy.working : file.data ? copy.saved(file.data.name) : ""}
      </Muted>
      {file.isError && (
        <FormError role="alert">{getErrorMessage(file.error, copy.failed)}</FormError>
      )}
    </Stack>
  );
}
