import type { Member } from "@reclaim/contracts-members/members";
import { Grid } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { useState } from "react";
import { styled } from "styled-components";
import { toLocalDate } from "../../shared/local-date.ts";
import { useStartedModules } from "../../shared/module-progress.client.ts";
import { InstallHint } from "./install-hint.tsx";
import { Columns } from "./home-sections.styles.ts";
import { ContinueJourney } from "./continue-journey.tsx";
import { TodaysFuel } from "./todays-fuel.tsx";
import { MindfulBreak } from "./mindful-break.tsx";
import { pickOfTheDay } from "./of-the-day.model.ts";
import { Recommended } from "./recommended-modules.tsx";
import { recommendModules } from "./recommendations.model.ts";
import { FUEL } from "./talks.ts";
import { Talks } from "./talks.tsx";

const Sections = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-7);
  padding-top: var(--space-5);
`;

/** Home below the check-in. What is a member's own shows only to a member. */
export default function HomeSections() {
  const { session: { member }, clock, Slot } = useHost();
  const [open, setOpen] = useState<string | null>(null);
  const listening = { open, setOpen };
  const fuel = pickOfTheDay(FUEL, toLocalDate(clock.now()));
  return (
    <Sections>
      <InstallHint />
      {member ? <MemberSections member={member} /> : <MindfulBreak />}
      <Columns data-wide="second">
        <TodaysFuel fuel={fuel} listening={listening} />
        <Talks listening={listening} />
      </Columns>
      <Grid data-tour="cards">
        <Slot name="home.cards" />
      </Grid>
    </Sections>
  );
}

/** Where this member can go on. */
function MemberSections({ member }: { member: Member }) {
  const { started: begun } = useStartedModules(member);
  return (
    <>
      <Recommended modules={recommendModules(begun, member)} />
      <Columns data-wide="first">
        <ContinueJourney begun={begun} />
        <MindfulBreak />
      </Columns>
    </>
  );
}
