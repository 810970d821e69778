import type { Member } from "@reclaim/contracts-members/members";
import type { Http } from "@reclaim/host-api";
import { fromPromise } from "xstate";
import { createMember } from "./onboarding.client.ts";
import type { Answers } from "./onboarding.machine.ts";

/** Creates the member, in the time zone of the device. */
export const createMemberActor = (http: Http) =>
  fromPromise<Member, { answers: Answers; asGuest: boolean }>(({ input }) => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    return createMember(http, { ...input, timeZone });
  });
