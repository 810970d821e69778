import { useHost, useTitle } from "@reclaim/host-api";
import { useRef } from "react";
import { Footer, VisitorHeader } from "./header-and-footer.tsx";
import { KeyFeatures, Pillars } from "./features.tsx";
import { Hero } from "./hero.tsx";
import { copy } from "./marketing.copy.ts";
import { Pricing } from "./pricing.tsx";
import { Testimonials } from "./testimonials.tsx";
import { Waitlist } from "./waitlist.tsx";

/** Brings a place into view and the focus into it, gently unless motion is unwelcome. */
function scrollAndFocus(place: HTMLElement | null, focus = place) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  place?.scrollIntoView({ behavior: still ? "auto" : "smooth", block: "start" });
  focus?.focus({ preventScroll: true });
}

/** The public landing page. Visitors see it bare, members inside the app's frame. */
export default function Marketing() {
  useTitle(copy.title);
  const { session: { onboarded } } = useHost();
  const features = useRef<HTMLElement>(null);
  const waitlist = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  // After a sign-up there is no field any more, but words of thanks.
  const join = () => scrollAndFocus(waitlist.current, field.current ?? waitlist.current);
  const content = (
    <>
      <Hero onJoin={join} onMore={() => scrollAndFocus(features.current)} />
      <Pillars ref={features} />
      <KeyFeatures />
      <Pricing onJoin={join} />
      <Testimonials />
      <Waitlist ref={waitlist} field={field} />
    </>
  );
  // The frame has a header and a main element of its own.
  if (onboarded) {
    return (
      <>
        {content}
        <Footer />
      </>
    );
  }
  return (
    <>
      <VisitorHeader />
      <main>{content}</main>
      <Footer />
    </>
  );
}
