import type { Guidance } from "../guidance.model.ts";

export default [
  {
    at: 0,
    text:
      "You need not be thankful for your life in the next five minutes. A few small things will do.",
  },
  {
    at: 15,
    text:
      "Sit down, feet on the floor. Leave your eyes open if that is easier, and stop when you have had enough.",
  },
  {
    at: 33,
    text: "Take one breath as if you had just come in from the cold.",
  },
  {
    at: 47,
    text:
      "Go back over today, or over yesterday if it is early. Find one thing that went easier than it might have.",
  },
  {
    at: 64,
    text: "The car started. There was a seat on the train. Nobody brought up the figures.",
  },
  {
    at: 78,
    text: "Take time to find yours. I say nothing while you look.",
  },
  {
    at: 109,
    text: "If nothing turned up, take the hot water. It came out of the wall.",
  },
  {
    at: 123,
    text: "Go back into it. What did you see, what did you hear?",
  },
  {
    at: 140,
    text: "Somebody had a part in it. The man who fixed the boiler, the woman who held the door.",
  },
  {
    at: 156,
    text: "See the face, or only the hands, if you never saw a face.",
  },
  {
    at: 175,
    text:
      "Now something your body did without being told. It woke you, it climbed the stairs, it opened the jar.",
  },
  {
    at: 192,
    text: "Bad knee or not, it brought you here. Lay a hand on the part that did the work.",
  },
  {
    at: 213,
    text: "Of these things, one means most. Let the others go.",
  },
  {
    at: 224,
    text:
      "I am quiet now, and you stay with that one. If worries come in, they can sit down and wait.",
  },
  {
    at: 263,
    text: "This does not make a bad week good. It happened in the same week, that is all.",
  },
  {
    at: 279,
    text: "Look up, and round the room, and roll your shoulders.",
  },
  {
    at: 289,
    text: "If a name is still in your head, you might drop them a line.",
  },
] satisfies Guidance;
