import type { Guidance } from "../guidance.model.ts";

export default [
  {
    at: 0,
    text: "Stay where you are, at the desk or in the parked car. You can stop at any time.",
  },
  {
    at: 14,
    text: "Shut your eyes, or look at something that keeps still. Both feet flat on the floor.",
  },
  {
    at: 29,
    text: "Your hands have gripped things all day. Let them lie in your lap.",
  },
  {
    at: 44,
    text:
      "The chair can do the holding for three minutes. Let the teeth come apart, and the shoulders drop.",
  },
  {
    at: 62,
    text: "Now count each breath as it goes out, up to ten. If you get lost, begin again at one.",
  },
  {
    at: 76,
    text: "I will be quiet while you count.",
  },
  {
    at: 116,
    text:
      "Leave the count where it is. What came before, the call, the letter, the row, has had its time.",
  },
  {
    at: 133,
    text: "Look ahead one hour, no further. What does it need from you?",
  },
  {
    at: 149,
    text: "One thing is enough. Put it into a few plain words.",
  },
  {
    at: 163,
    text: "Move your fingers, and look round the room.",
  },
  {
    at: 170,
    text: "Now get up, and go and do the one thing.",
  },
] satisfies Guidance;
