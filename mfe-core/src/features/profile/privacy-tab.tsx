import { Button, Muted, SectionTitle, Stack } from "@reclaim/design-system";
import { reasonOf, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { styled } from "styled-components";
import { Fault } from "./account.styles.ts";
import { copy } from "./privacy.copy.ts";

const Stored = styled.dl`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  margin: 0;
  dt {
    font-weight: var(--weight-strong);
  }
  dd {
    margin: 0;
    color: var(--muted);
  }
`;

/** Settings > Privacy: who sees what, and everything of his to take along. */
export function PrivacyTab() {
  const { take } = copy;
  return (
    <Stack $gap={6}>
      <Stack as="section" $gap={3}>
        <SectionTitle as="h3">{copy.title}</SectionTitle>
        <Stored>
          {copy.stored.map(({ what, who }) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{who}</dd>
            </div>
          ))}
        </Stored>
        <p>{copy.nobodyElse}</p>
      </Stack>
      <Stack as="section" $gap={3}>
        <SectionTitle as="h3">{take.title}</SectionTitle>
        <Muted>{take.words}</Muted>
        <FileButton path="/api/me/export" label={take.data} />
        <FileButton path="/api/me/export/journal" label={take.journal} />
      </Stack>
    </Stack>
  );
}

function FileButton({ path, label }: { path: string; label: string }) {
  const { http } = useHost();
  const { take } = copy;
  const file = useMutation({
    mutationFn: () => http.file(path),
    onSuccess: ({ name, content }) => save(name, content),
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
        {file.isPending ? take.working : file.data ? take.saved(file.data.name) : ""}
      </Muted>
      {file.isError && <Fault role="alert">{reasonOf(file.error, take.failed)}</Fault>}
    </Stack>
  );
}

function save(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  // Some browsers read the address only after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
