import { AppHeader, SkipLink } from "@reclaim/design-system/app-header";
import { BottomNav } from "@reclaim/design-system/bottom-nav";
import { useHost } from "@reclaim/host-api";
import { NavLink } from "@reclaim/host-api/router";
import { Compass, Icon, LifeBuoy, UserRound } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { styled } from "styled-components";
import type { RemoteStore } from "../remotes/remote-store.ts";
import type { NavigationEntry } from "../remotes/remotes.ts";
import { GET_HELP, GetHelpCorner, TOUR_GUIDE } from "./get-help.tsx";
import { NoMemberNotice } from "./no-member-notice.tsx";
import { useTour } from "./tour.ts";

const Main = styled.main`
  /* What ends a page must not lie below the navigation. */
  padding-bottom: calc(4.5rem + env(safe-area-inset-bottom));
  &:focus {
    outline: none;
  }
`;

const PROFILE_OFFLINE = {
  title: "You are offline",
  description: "Your profile opens when the network is back.",
};

/** Header, outlet and bottom navigation. What stands in the navigation, the remotes say. */
export function Frame(
  { navigation, shown, offline, fullScreen, children }: {
    navigation: NavigationEntry[];
    /** The remote that answers the page. */
    shown: RemoteStore | undefined;
    /** The page was stored on this device, and the server has not answered yet. */
    offline: boolean;
    /** The page brings its own way back and has the screen for itself; Get help and the tour stay (D64). */
    fullScreen: boolean;
    children: ReactNode;
  },
) {
  const { events, notify, session, Slot } = useHost();
  const [profileOpen, setProfileOpen] = useState(false);
  const tour = useTour(shown);
  const [helpOffered, setHelpOffered] = useState(false);
  useEffect(() => events.on("crisis.noticed", () => setHelpOffered(true)), [events]);
  const placed = (place: NavigationEntry["place"]) =>
    navigation
      .filter((entry) => entry.place === place)
      .map(({ to, label, icon = [] }) => ({
        to,
        label,
        icon: <Icon iconNode={icon} aria-hidden />,
      }));

  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      {fullScreen ? <GetHelpCorner onTour={tour.start} /> : (
        <AppHeader
          name="Reclaim"
          home="/"
          linkAs={NavLink}
          entries={[
            {
              label: TOUR_GUIDE,
              icon: <Compass aria-hidden />,
              tour: "tour-guide",
              onPress: tour.start,
            },
            ...placed("header"),
            {
              label: "Profile",
              icon: <UserRound aria-hidden />,
              opens: "dialog",
              onPress: () => offline ? notify(PROFILE_OFFLINE) : setProfileOpen(true),
            },
            { ...GET_HELP, icon: <LifeBuoy aria-hidden /> },
          ]}
        />
      )}
      <Main id="content" tabIndex={-1}>
        {!session.member && <NoMemberNotice offline={offline} />}
        {children}
        {session.user && <Background />}
      </Main>
      {!fullScreen && <BottomNav label="Main" linkAs={NavLink} entries={placed("bottom")} />}
      {profileOpen && <Slot name="profile.dialog" open onOpenChange={setProfileOpen} />}
      {tour.tour && <Slot name="tour" tour={tour.tour} onEnd={tour.end} />}
      {helpOffered && <Slot name="crisis.help" onClose={() => setHelpOffered(false)} />}
    </>
  );
}

/** Delay of what the first screen does not need. */
const IDLE_DELAY_MS = 1000;

/** The slot of background work, mounted after the first screen. */
function Background() {
  const { Slot } = useHost();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIdle(true), IDLE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return idle && <Slot name="frame.background" />;
}
