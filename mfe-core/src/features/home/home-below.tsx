import type { Member } from "@reclaim/contracts/members";
import { Grid } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { useState } from "react";
import { styled } from "styled-components";
import { localDateOf } from "../../shared/local-date.ts";
import { useBegun } from "../../shared/use-begun.ts";
import { Pair } from "./below.styles.ts";
import { ContinueJourney } from "./continue-journey.tsx";
import { TodaysFuel } from "./fuel.tsx";
import { MindfulBreak } from "./mindful-break.tsx";
import { ofTheDay } from "./of-the-day.model.ts";
import { Recommended } from "./recommended.tsx";
import { recommend } from "./recommendations.model.ts";
import { FUEL } from "./talks.ts";
import { Talks } from "./talks.tsx";

const Parts = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-7);
  padding-top: var(--space-5);
`;

/** Home below the check-in. What is a member's own shows only to a member. */
export default function HomeBelow() {
  const { session: { member }, clock, Slot } = useHost();
  const [open, setOpen] = useState<string | null>(null);
  const listening = { open, setOpen };
  const fuel = ofTheDay(FUEL, localDateOf(clock.now()));
  return (
    <Parts>
      {member ? <OwnWay member={member} /> : <MindfulBreak />}
      <Pair data-wide="second">
        <TodaysFuel fuel={fuel} listening={listening} />
        <Talks listening={listening} />
      </Pair>
      <Grid data-tour="cards">
        <Slot name="home.cards" />
      </Grid>
    </Parts>
  );
}

/** Where this member can go on. */
function OwnWay({ member }: { member: Member }) {
  const begun = useBegun(member);
  return (
    <>
      <Recommended modules={recommend(begun, member)} />
      <Pair data-wide="first">
        <ContinueJourney begun={begun} />
        <MindfulBreak />
      </Pair>
    </>
  );
}
