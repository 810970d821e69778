import type { Guidance } from "../guidance.model.ts";

export default [
  {
    at: 0,
    text:
      "Sit where nobody needs you for six minutes. Eyes shut or open, as you like, and you can break off when you want.",
  },
  {
    at: 19,
    text: "Breathe out once, all the way, as if you had put down two heavy bags.",
  },
  {
    at: 36,
    text: "You need not see any of this sharply. A smell or a sound will do.",
  },
  {
    at: 51,
    text:
      "Here is a small car park at the edge of a wood. It rained in the night, and yours is the only car.",
  },
  {
    at: 70,
    text:
      "You leave the phone in the glove box. The door shuts with a thud, and then there is only dripping.",
  },
  {
    at: 90,
    text: "The path is soft. It smells of earth and bark and mushrooms.",
  },
  {
    at: 108,
    text: "Nobody in here knows what you earn, or what you said last Tuesday.",
  },
  {
    at: 124,
    text:
      "An old beech has come down across the path, and been sawn through to let people pass. Lay a hand on the cut.",
  },
  {
    at: 144,
    text:
      "You can make out the rings. Some are broad, from good years. Others are as thin as paper.",
  },
  {
    at: 160,
    text: "Those were the dry summers. The tree stood there, and that was all it could do.",
  },
  {
    at: 175,
    text: "You may know a year like that. I will say nothing for half a minute.",
  },
  {
    at: 215,
    text:
      "Where the beech used to stand, light comes in. Young trees have come up there, thin as pencils.",
  },
  {
    at: 231,
    text: "Nobody planted them. They needed some room, and then some time.",
  },
  {
    at: 245,
    text: "Sit down on the trunk. For the next stretch there is only the wood to listen to.",
  },
  {
    at: 288,
    text: "If your thoughts have run off to work, whistle for them as you would for a dog.",
  },
  {
    at: 308,
    text: "Before you go, pick up an acorn, and turn it over in your fingers.",
  },
  {
    at: 323,
    text: "Now take the path back. It runs downhill, and your legs know it.",
  },
  {
    at: 338,
    text: "You are in your own chair again. Feel its back, and stretch your hands out wide.",
  },
  {
    at: 352,
    text: "Whatever is next, you can walk there slowly.",
  },
] satisfies Guidance;
