import type { Membership } from "@reclaim/contracts-releases/release-desk";
import { Button, Card, Page, PageHeader, SectionTitle, TextField } from "@reclaim/design-system";
import { Banner } from "@reclaim/design-system/banner";
import { getErrorMessage, HttpError, useHost } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { styled } from "styled-components";
import { joinTeam, useInvalidateDesk } from "./desk.client.ts";
import { copy } from "./desk.copy.ts";

const Form = styled.form`
  display: flex;
  flex-direction: column;
  align-items: stretch;
  gap: var(--space-5);
  button {
    align-self: flex-start;
  }
`;

/** For an account that belongs to no team: where one shows a team's token, and the way back. */
export function Join() {
  const { http, session } = useHost();
  const invalidateDesk = useInvalidateDesk();
  const [tried, setTried] = useState(false);
  const [token, setToken] = useState("");
  const [label, setLabel] = useState(session.member?.name ?? "");
  const join = useMutation({
    mutationFn: (body: Membership) => joinTeam(http, body),
    // The form stays busy until the desk is there.
    onSuccess: invalidateDesk,
  });
  const unknown = join.error instanceof HttpError && join.error.code === "unknown_token";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const body = { token: token.trim(), label: label.trim() };
    if (body.token && body.label && !join.isPending) join.mutate(body);
  };
  const faultOfToken = tried && !token.trim()
    ? copy.join.tokenMissing
    : unknown
    ? getErrorMessage(join.error, copy.join.failed)
    : undefined;

  return (
    <Page>
      <PageHeader
        linkAs={Link}
        back={{ to: "/", label: copy.join.back }}
        title={copy.title}
        lead={copy.join.lead}
      />
      <Card aria-labelledby="join">
        <SectionTitle id="join">{copy.join.title}</SectionTitle>
        <p>{copy.join.words}</p>
        <Form noValidate onSubmit={submit}>
          <TextField
            label={copy.join.token}
            hint={copy.join.tokenHint}
            type="password"
            autoComplete="off"
            spellCheck={false}
            value={token}
            readOnly={join.isPending}
            error={faultOfToken}
            onChange={(event) => {
              join.reset();
              setToken(event.target.value);
            }}
          />
          <TextField
            label={copy.join.label}
            hint={copy.join.labelHint}
            autoComplete="name"
            maxLength={60}
            value={label}
            readOnly={join.isPending}
            error={tried && !label.trim() ? copy.join.labelMissing : undefined}
            onChange={(event) => setLabel(event.target.value)}
          />
          {join.isError && !unknown && (
            <Banner tone="danger">{getErrorMessage(join.error, copy.join.failed)}</Banner>
          )}
          <Button type="submit" aria-disabled={join.isPending}>
            {join.isPending ? copy.join.submitting : copy.join.submit}
          </Button>
        </Form>
      </Card>
    </Page>
  );
}
