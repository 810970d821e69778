import type { Guidance } from "../guidance.model.ts";

export default [
  {
    at: 0,
    text:
      "Find a place where you can sit or lie for ten minutes, with the door shut, and the phone on its face.",
  },
  {
    at: 17,
    text:
      "Keep your eyes as you want them. If the sea is not for you today, stop, and nothing is lost.",
  },
  {
    at: 34,
    text:
      "You come over the top of a dune, late in September. It is the hour before evening, and the season has ended.",
  },
  {
    at: 52,
    text:
      "Before you lies a wide beach. There is a dog far off, and somebody small beside it, and that is all.",
  },
  {
    at: 74,
    text: "The kiosk is boarded up, and the flags are down. Nobody will sell you anything.",
  },
  {
    at: 90,
    text:
      "Take off your shoes and socks. Stuff the socks into the shoes, and tie the laces together.",
  },
  {
    at: 106,
    text: "The sand is still warm on top. Push a foot in, and it gets cool.",
  },
  {
    at: 125,
    text: "Walk down to the water. Heavy feet are fine here. Everyone walks badly in sand.",
  },
  {
    at: 142,
    text:
      "Close to the sea it turns firm and dark. Your heels leave prints, and each one slowly fills.",
  },
  {
    at: 162,
    text:
      "Stand still where the last of a wave runs out. One climbs the sand, thins out, and slides back.",
  },
  {
    at: 182,
    text: "And another. You did nothing to make it come.",
  },
  {
    at: 197,
    text: "Your breath may fall in with the waves, or it may not. It need not keep time.",
  },
  {
    at: 212,
    text: "I shall be quiet now, for as long as it takes to watch a few of them.",
  },
  {
    at: 251,
    text: "Cold water runs over your toes. You flinch, and then you do not mind.",
  },
  {
    at: 266,
    text: "There is a list in your jacket. You know what is on it, since you wrote it.",
  },
  {
    at: 281,
    text: "Leave it folded. Lists keep well.",
  },
  {
    at: 293,
    text:
      "Walk along the edge. On one side is the land with all its doors. On the other is nothing that you have to look after.",
  },
  {
    at: 318,
    text: "Here lies a plank, grey and smooth, its nails long gone. Sit down on it.",
  },
  {
    at: 333,
    text:
      "Feel the wood under you, the wind on one side of your face, and the low sun on the other.",
  },
  {
    at: 357,
    text:
      "Far out there is a ship. It is so slow that you only see it move when you look away and back.",
  },
  {
    at: 375,
    text: "Keep an eye on it, if you like. You will hear no words for some time.",
  },
  {
    at: 415,
    text: "If your mind is at the desk again, well, it knows the way. Bring it down to the water.",
  },
  {
    at: 432,
    text: "Pick up a stone, flat and cool and not quite round. The sea took years over it.",
  },
  {
    at: 452,
    text: "Once you would have made it skip, four times, or five. Throw it, or keep it.",
  },
  {
    at: 471,
    text: "The light is yellow now, and then a kind of copper. The last long quiet is for that.",
  },
  {
    at: 513,
    text: "The tide has turned. A wave that would have reached your prints stops a yard short.",
  },
  {
    at: 528,
    text:
      "It is time to go up, and there is no hurry. Brush the sand off your feet, as far as that ever works.",
  },
  {
    at: 548,
    text: "Shoes on. At the top of the dune, turn round once more.",
  },
  {
    at: 564,
    text: "The sea goes on all night, with nobody there.",
  },
  {
    at: 576,
    text: "Now feel the chair or the bed, and rub your face with both hands.",
  },
  {
    at: 590,
    text: "Have a glass of water, before you look at the list.",
  },
] satisfies Guidance;
