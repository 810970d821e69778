import { Icon } from "@reclaim/design-system";
import { useHost } from "@reclaim/host-api";
import { Link, NavLink, useLocation } from "@reclaim/host-api/router";
import { type ReactNode, useState } from "react";
import { css, styled } from "styled-components";
import type { NavigationEntry } from "../remotes/remotes.ts";
import { NoMemberNotice } from "./no-member-notice.tsx";

const Header = styled.header`
  position: sticky;
  top: 0;
  z-index: 20;
  background: var(--background);
  border-bottom: 1px solid var(--border);
`;
const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  max-width: 68rem;
  margin: 0 auto;
  padding: var(--space-1) var(--space-4);
`;
const Name = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
  margin-right: auto;
  font: 600 1.35rem var(--serif);
  color: var(--primary-dark);
  text-decoration: none;
`;
const headerItem = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: var(--target);
  min-width: var(--target);
  padding: 0 var(--space-2);
  border: 0;
  border-radius: var(--radius-medium);
  background: none;
  color: var(--foreground);
  font-size: 0.9rem;
  text-decoration: none;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &[aria-current="page"] {
    color: var(--primary-dark);
    font-weight: 600;
  }
  /* On small screens the icon stands alone; its words remain for screen readers. */
  @media (max-width: 47.9rem) {
    span {
      position: absolute;
      clip-path: inset(50%);
      width: 1px;
      height: 1px;
      overflow: hidden;
    }
  }
`;
const HeaderLink = styled(NavLink)`
  ${headerItem}
`;
const HeaderButton = styled.button`
  ${headerItem}
`;
const Main = styled.main`
  padding-bottom: calc(4.5rem + env(safe-area-inset-bottom));
  &:focus {
    outline: none;
  }
`;
const SkipLink = styled.a`
  position: absolute;
  left: var(--space-4);
  top: -4rem;
  z-index: 30;
  padding: var(--space-3) var(--space-4);
  background: var(--surface);
  &:focus {
    top: var(--space-2);
  }
`;
const Bottom = styled.nav`
  position: fixed;
  inset: auto 0 0 0;
  z-index: 20;
  background: var(--surface);
  border-top: 1px solid var(--border);
  padding-bottom: env(safe-area-inset-bottom);
  ul {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: 1fr;
    max-width: 52rem;
    margin: 0 auto;
    padding: 0;
    list-style: none;
  }
`;
const BottomLink = styled(NavLink)`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 0.15rem;
  min-height: 3.4rem;
  font-size: clamp(0.61rem, 0.45rem + 0.6vw, 0.8rem);
  color: var(--muted);
  text-decoration: none;
  &:hover {
    color: var(--foreground);
  }
  &[aria-current="page"] {
    color: var(--primary-dark);
    font-weight: 600;
    &::before {
      content: "";
      position: absolute;
      top: 0;
      width: 1.75rem;
      height: 3px;
      border-radius: 0 0 3px 3px;
      background: var(--primary);
    }
  }
`;

const COMPASS = ["M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z", "M16 8l-2.2 5.8L8 16l2.2-5.8z"];
const PERSON = ["M12 12a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9z", "M3.5 21a8.5 8.5 0 0 1 17 0"];

/** Header, outlet and bottom navigation. What stands in the navigation, the remotes say. */
export function Frame(
  { navigation, children }: { navigation: NavigationEntry[]; children: ReactNode },
) {
  const { events, notify, session, Slot } = useHost();
  const { pathname } = useLocation();
  const [profileOpen, setProfileOpen] = useState(false);
  const placed = (place: NavigationEntry["place"]) =>
    navigation.filter((entry) => entry.place === place);

  function startTour() {
    const heard = events.emit("tour.requested", { path: pathname });
    if (!heard) notify({ title: "There is no tour for this page yet." });
  }

  return (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Header>
        <Bar>
          <Name to="/">Reclaim</Name>
          <HeaderButton type="button" onClick={startTour} title="Tour Guide">
            <Icon paths={COMPASS} size={22} />
            <span>Tour Guide</span>
          </HeaderButton>
          {placed("header").map(({ to, label, icon = [] }) => (
            <HeaderLink key={to} to={to} title={label}>
              <Icon paths={icon} size={22} />
              <span>{label}</span>
            </HeaderLink>
          ))}
          <HeaderButton
            type="button"
            aria-haspopup="dialog"
            onClick={() => setProfileOpen(true)}
            title="Profile"
          >
            <Icon paths={PERSON} size={22} />
            <span>Profile</span>
          </HeaderButton>
        </Bar>
      </Header>
      <Main id="content" tabIndex={-1}>
        {!session.member && <NoMemberNotice />}
        {children}
      </Main>
      <Bottom aria-label="Main">
        <ul>
          {placed("bottom").map(({ to, label, icon = [] }) => (
            <li key={to}>
              <BottomLink to={to} end={to === "/"}>
                <Icon paths={icon} />
                {label}
              </BottomLink>
            </li>
          ))}
        </ul>
      </Bottom>
      {profileOpen && <Slot name="profile.dialog" open onOpenChange={setProfileOpen} />}
    </>
  );
}
