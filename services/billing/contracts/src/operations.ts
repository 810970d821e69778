import { defineOperations } from "@reclaim/contracts-common/operations";
import {
  createdSubscription,
  createSubscription,
  plans,
  subscription,
  waitlistAnswer,
  waitlistSignup,
} from "./billing.ts";

export const billingOperations = defineOperations({
  listPlans: {
    call: "GET /api/plans",
    summary: "Read the price catalogue",
    public: true,
    answers: { 200: plans },
  },
  readSubscription: {
    call: "GET /api/subscription",
    summary: "Read one's plan and what is paid",
    answers: { 200: subscription },
  },
  cancelSubscription: {
    call: "POST /api/subscription/cancel",
    summary: "Cancel at the end of the paid period",
    invalidatesSessions: "own",
    deniedToReleaseCheck: true,
    answers: { 200: subscription },
    errors: { 409: ["nothing_to_cancel"] },
  },
  createSubscription: {
    call: "POST /api/create-subscription",
    summary: "Subscribe to a plan",
    invalidatesSessions: "own",
    deniedToReleaseCheck: true,
    body: createSubscription,
    answers: { 200: createdSubscription },
    errors: { 503: ["payments_unavailable"] },
  },
  joinWaitlist: {
    call: "POST /api/waitlist",
    summary: "Join the waitlist",
    public: true,
    rateLimit: "strict",
    deniedToReleaseCheck: true,
    body: waitlistSignup,
    answers: { 200: waitlistAnswer },
  },
});
