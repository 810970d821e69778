import { TOTAL_MODULES } from "@reclaim/contracts/catalogue";
import type { Entitlement } from "@reclaim/contracts/entitlements";
import { Button } from "@reclaim/design-system";
import { AlertDialog } from "@reclaim/design-system/alert-dialog";
import { Dialog } from "@reclaim/design-system/dialog";
import { reasonOf, type SlotProps, useHost } from "@reclaim/host-api";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { styled } from "styled-components";
import { AccountTab } from "./account-tab.tsx";
import { PrivacyTab } from "./privacy-tab.tsx";

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(5rem, 1fr));
  gap: var(--space-3);
  padding: var(--space-4) var(--space-2);
  border-radius: var(--radius-medium);
  background: var(--sunken);
  text-align: center;
  dt {
    font-size: var(--text-small);
    line-height: var(--leading-heading);
    color: var(--muted);
  }
  dd {
    margin: 0;
    font: var(--weight-strong) var(--text-large) / var(--leading-heading) var(--serif);
    font-variant-numeric: lining-nums;
  }
  div {
    display: flex;
    flex-direction: column-reverse;
    gap: var(--space-1);
  }
`;

const Leave = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  padding-top: var(--space-4);
  border-top: 1px solid var(--border);
  p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

/** The member's profile, behind the header's profile button. Nothing without a member. */
export default function ProfileDialog({ open, onOpenChange }: SlotProps["profile.dialog"]) {
  const { session, notify, clock, Slot } = useHost();
  const { member } = session;
  const [asking, setAsking] = useState(false);
  const signOut = useMutation({
    mutationFn: session.signOut,
    onSuccess: () => onOpenChange(false),
    onError: (error) =>
      notify({
        title: "You are still signed in",
        description: reasonOf(error, "Signing out did not reach us. Please try again."),
        variant: "destructive",
      }),
    onSettled: () => setAsking(false),
  });
  if (!member) return null;
  const completion = Math.round((member.completedModules / TOTAL_MODULES) * 100);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={member.name ?? "Guest"}
      description={`Member since ${member.joinedDate}`}
    >
      <Figures>
        <div>
          <dt>Completion</dt>
          <dd>{completion}%</dd>
        </div>
        <div>
          <dt>Day streak</dt>
          <dd>{member.streak}</dd>
        </div>
        <div>
          <dt>Modules</dt>
          <dd>{member.completedModules}</dd>
        </div>
      </Figures>
      <p>{planOf(member.entitlement, clock.now())}</p>
      <Slot name="profile.menu" close={() => onOpenChange(false)} />
      <AccountTab member={member} />
      <PrivacyTab />
      <Leave>
        <Button
          data-variant="quiet"
          disabled={signOut.isPending}
          onClick={() => member.guest ? setAsking(true) : signOut.mutate()}
        >
          Sign Out
        </Button>
      </Leave>
      {/* A guest has no way back in: this cannot be undone. */}
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title="Sign out as a guest?"
        confirm="Sign out"
        working={signOut.isPending ? "Signing out…" : undefined}
        cancel="Stay"
        onConfirm={() => signOut.mutate()}
      >
        You have no e-mail and password yet. If you sign out, you cannot come back to this account.
      </AlertDialog>
    </Dialog>
  );
}

const DAY = 86_400_000;

function planOf({ tier, source, endsAt }: Entitlement, now: Date): string {
  const plan = `${tier[0]?.toUpperCase()}${tier.slice(1)}`;
  if (source !== "trial" || !endsAt) return `Your plan: ${plan}`;
  const days = Math.max(0, Math.ceil((Date.parse(endsAt) - now.getTime()) / DAY));
  return `Your plan: ${plan} trial, ${days} ${days === 1 ? "day" : "days"} left`;
}
