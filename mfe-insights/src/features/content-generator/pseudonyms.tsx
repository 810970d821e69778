import { generatedPseudonym } from "@reclaim/contracts/insights";
import {
  Button,
  Card,
  LinkButton,
  Muted,
  Row,
  SectionTitle,
  Skeleton,
} from "@reclaim/design-system";
import { reasonOf, useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { styled } from "styled-components";
import { SourceLabel } from "../../shared/source-label.tsx";
import { copy } from "./content-generator.copy.ts";

const Name = styled.p`
  font: var(--weight-strong) var(--text-large) / var(--leading-heading) var(--serif);
  color: var(--primary-dark);
  overflow-wrap: anywhere;
`;

const failure = (error: unknown) =>
  copy.pseudonyms.failed(reasonOf(error, copy.pseudonyms.failedFallback));

/** Suggests a name for the community, as often as one likes. */
export function Pseudonyms({ memberId }: { memberId: string }) {
  const { http, notify } = useHost();
  const generate = useMutation({
    mutationFn: () =>
      http.send("POST", "/api/ai/generate-pseudonym", { userId: memberId }, generatedPseudonym),
    onError: (error) => notify({ title: failure(error), variant: "destructive" }),
  });
  const { data, error, isPending } = generate;
  return (
    <Card data-tone="accent" aria-busy={isPending}>
      <div>
        <SectionTitle>{copy.pseudonyms.title}</SectionTitle>
        <Muted>{copy.pseudonyms.words}</Muted>
      </div>
      <div aria-live="polite">
        {isPending && <Skeleton $height="4rem" />}
        {data && (
          <>
            <Name>{data.pseudonym}</Name>
            <SourceLabel source={data.source} />
          </>
        )}
      </div>
      {error && <p role="alert">{failure(error)}</p>}
      <Row>
        <Button aria-disabled={isPending} onClick={() => isPending || generate.mutate()}>
          {isPending
            ? copy.pseudonyms.pending
            : data
            ? copy.pseudonyms.another
            : copy.pseudonyms.generate}
        </Button>
        {data && (
          <LinkButton as={Link} data-variant="quiet" to="/community">
            {copy.pseudonyms.circle}
          </LinkButton>
        )}
      </Row>
    </Card>
  );
}
