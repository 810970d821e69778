import type { Block } from "@reclaim/contracts-community/blocks";
import { Button, Card, Muted, SectionTitle } from "@reclaim/design-system";
import { Avatar } from "@reclaim/design-system/avatar";
import { styled } from "styled-components";
import { authorOf } from "../../shared/avatar.model.ts";
import { useBlocks, useUnblock } from "../../shared/blocks.client.ts";
import { copy } from "./my-posts.copy.ts";

const Names = styled.ul`
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    padding: var(--space-2) 0;
    border-top: 1px solid var(--border);
  }
  strong {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The names that the member has blocked; nothing without one. */
export default function BlockedNames() {
  const { data: blocks = [] } = useBlocks();
  if (blocks.length === 0) return null;
  return (
    <Card data-tone="sunken" aria-labelledby="blocked">
      <div>
        <SectionTitle id="blocked">{copy.blocked.title}</SectionTitle>
        <Muted>{copy.blocked.text}</Muted>
      </div>
      <Names>
        {blocks.map((block) => <BlockedName key={block.pseudonymId} block={block} />)}
      </Names>
    </Card>
  );
}

function BlockedName({ block }: { block: Block }) {
  const { name, color, initials } = authorOf(block);
  const unblock = useUnblock({ pseudonymId: block.pseudonymId, name });
  return (
    <li>
      <Avatar color={color} initials={initials} size="small" />
      <strong>{name}</strong>
      <Button
        data-variant="quiet"
        aria-label={copy.blocked.unblockName(name)}
        aria-disabled={unblock.isPending}
        onClick={() => unblock.mutate()}
      >
        {copy.blocked.unblock}
      </Button>
    </li>
  );
}
