import { waitlistSignup } from "@reclaim/contracts-billing/billing";
import { Button, Card, SectionTitle, TextField } from "@reclaim/design-system";
import { getErrorMessage, useDraft, useHost, useSingleMutation } from "@reclaim/host-api";
import { type Ref, useState } from "react";
import { styled } from "styled-components";
import { joinWaitlist } from "./marketing.client.ts";
import { copy } from "./marketing.copy.ts";
import { Band, Column, Heading } from "./marketing.styles.ts";

const TwoColumns = styled(Column)`
  @media (min-width: 48rem) {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }
`;

/** The address for news of the launch. Every Join the Waitlist leads to `ref`, and into `field`. */
export function Waitlist(
  { ref, field }: { ref: Ref<HTMLElement>; field: Ref<HTMLInputElement> },
) {
  const { http, notify } = useHost();
  const draft = useDraft("waitlist-email");
  const [fault, setFault] = useState(false);
  const join = useSingleMutation({
    mutationFn: (email: string) => joinWaitlist(http, email),
    onSuccess() {
      draft.clear();
      notify(copy.waitlist.toast);
    },
  });

  function submit() {
    const signup = waitlistSignup.safeParse({ email: draft.text });
    setFault(!signup.success);
    if (signup.success) join.mutate(signup.data.email);
  }
  const error = fault
    ? copy.waitlist.invalid
    : join.isError
    ? getErrorMessage(join.error, copy.waitlist.failed)
    : undefined;

  return (
    <Band ref={ref} id="waitlist" tabIndex={-1} aria-labelledby="waitlist-title">
      <TwoColumns>
        <Heading>
          <h2 id="waitlist-title">{copy.waitlist.title}</h2>
          <p>{copy.waitlist.words}</p>
        </Heading>
        {join.isSuccess
          ? (
            <Card as="div" data-tone="accent" role="status">
              <SectionTitle as="h3">{copy.waitlist.thanks}</SectionTitle>
            </Card>
          )
          : (
            <Card
              as="form"
              data-tone="accent"
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                submit();
              }}
            >
              <TextField
                ref={field}
                label={copy.waitlist.label}
                type="email"
                autoComplete="email"
                value={draft.text}
                onChange={(event) => {
                  draft.setText(event.target.value);
                  setFault(false);
                }}
                error={error}
              />
              <noscript>{copy.waitlist.needsScript}</noscript>
              <Button type="submit" aria-disabled={join.isPending}>
                {join.isPending ? copy.waitlist.submitting : copy.waitlist.submit}
              </Button>
            </Card>
          )}
      </TwoColumns>
    </Band>
  );
}
