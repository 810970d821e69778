import type { Guidance } from "../guidance.model.ts";

export default [
  {
    at: 0,
    text:
      "Lean back, and put down whatever is in your hands. This goes on for eight minutes, and you are free to leave before that.",
  },
  {
    at: 18,
    text: "Let the eyes close, or rest them on one spot of the wall.",
  },
  {
    at: 31,
    text:
      "You are on the last part of a path. The woods are below you, and ahead there is only grass and stone.",
  },
  {
    at: 49,
    text: "On your back is a rucksack. It has got heavier since the morning, as they do.",
  },
  {
    at: 64,
    text: "Go at the pace of your worse knee. Nobody is behind you.",
  },
  {
    at: 79,
    text:
      "The light is going. At the edge of the slope stands a hut, with a chimney and one window.",
  },
  {
    at: 96,
    text: "The key hangs where it always hangs, on a nail below the roof.",
  },
  {
    at: 110,
    text: "Inside it smells of wood and cold smoke. There is a table, a bench, a stove.",
  },
  {
    at: 125,
    text:
      "Put the rucksack on the bench, and stand for a moment without it. Feel how the back straightens by itself.",
  },
  {
    at: 146,
    text: "The fire is laid. You only have to strike the match.",
  },
  {
    at: 158,
    text: "The paper catches, then the kindling. The first log takes its time.",
  },
  {
    at: 172,
    text: "Sit down in front of it, and hold out your hands until the palms are warm.",
  },
  {
    at: 187,
    text: "I leave you with the fire, for half a minute and a bit.",
  },
  {
    at: 224,
    text: "Pull the stool over to the window. Down in the valley the lights come on, one by one.",
  },
  {
    at: 241,
    text:
      "People are looking for their keys down there, and arguing about the heating. One of the lights is your own street.",
  },
  {
    at: 260,
    text:
      "From up here you cannot hear a word. It is not nothing, what goes on there. It is only small.",
  },
  {
    at: 281,
    text: "If a worry has climbed up behind you, let it stand outside for now. It has a coat.",
  },
  {
    at: 298,
    text: "The rest of the dusk is yours. I come back when it is dark.",
  },
  {
    at: 335,
    text: "It is dark. The stove ticks. There is one thing left to do.",
  },
  {
    at: 347,
    text:
      "Open the rucksack, and see what you brought up. Other people's work, perhaps. An old quarrel. A letter you have not opened.",
  },
  {
    at: 366,
    text:
      "Some of it is yours, and goes down with you. Some can stay here on the shelf. The hut has a lock.",
  },
  {
    at: 384,
    text: "I say no more for a bit. There is no rush over what goes where.",
  },
  {
    at: 416,
    text: "Now close the stove, and lift the rucksack. It may be lighter, or about the same.",
  },
  {
    at: 431,
    text: "The key goes back on its nail.",
  },
  {
    at: 441,
    text: "Three breaths, and you are down again, in the chair where you started.",
  },
  {
    at: 459,
    text: "Feel the floor under your feet, and press your palms together once.",
  },
  {
    at: 471,
    text: "And now to whoever is waiting, or to supper.",
  },
] satisfies Guidance;
