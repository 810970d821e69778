import type { Pseudonym } from "@reclaim/contracts-community/community";
import { Button, Card, Row, SectionTitle } from "@reclaim/design-system";
import { lateComponent } from "@reclaim/host-api";
import { useState } from "react";
import { styled } from "styled-components";
import { IDENTITY_COLORS, pickColor } from "../../shared/avatar.model.ts";
import { copy } from "./circle.copy.ts";

const IdentityDialog = lateComponent(() => import("./identity-dialog.tsx"));

/** Its words must fit one line of the smallest screens. */
const OpenButton = styled(Button)`
  padding-inline: var(--space-4);
`;

/** Invites a member without a chosen name to choose one; nothing once the name stands (D23). */
export function Identity(
  { own, onCreated }: { own: Pseudonym | null; onCreated: (created: Pseudonym) => void },
) {
  const [open, setOpen] = useState(false);
  // Once opened the dialog stays mounted, closed or not: what was typed in it stays, too.
  const [color, setColor] = useState<string | null>(null);
  const text = copy.identity;
  if (own && !own.provisional) return null;
  return (
    <Card data-tone={own ? undefined : "accent"} aria-labelledby="identity">
      <div>
        <SectionTitle id="identity">
          {own ? text.provisional(own.pseudonym) : text.invite}
        </SectionTitle>
        <p>{own ? text.provisionalText : text.inviteText}</p>
      </div>
      <Row>
        <OpenButton
          data-variant={own ? "quiet" : undefined}
          onClick={() => {
            setColor(color ?? pickColor(IDENTITY_COLORS, Math.random));
            setOpen(true);
          }}
        >
          {own ? text.choose : text.create}
        </OpenButton>
      </Row>
      {color && (
        <IdentityDialog open={open} color={color} onOpenChange={setOpen} onCreated={onCreated} />
      )}
    </Card>
  );
}
