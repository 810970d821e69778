import type { SlotProps } from "@reclaim/host-api";
import { Link } from "@reclaim/host-api/router";
import { ChevronRight } from "lucide-react";
import { styled } from "styled-components";
import { copy } from "./profile-menu.copy.ts";

const Row = styled(Link)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: var(--target);
  padding: var(--space-2) 0;
  border-block: 1px solid var(--border);
  color: inherit;
  font-weight: var(--weight-strong);
  text-decoration: none;
  &:hover {
    background: var(--sunken);
  }
`;

/** The way from the profile to the member's plan. */
export default function SubscriptionRow({ close }: SlotProps["profile.menu"]) {
  return (
    <Row to="/subscription" onClick={close}>
      {copy.subscription}
      <ChevronRight size={20} aria-hidden />
    </Row>
  );
}
