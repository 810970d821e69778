import type { Guidance } from "../guidance.model.ts";

export default [
  {
    at: 0,
    text:
      "Sit as you would at the kitchen table when nobody else is up. Let the hands lie open on your legs.",
  },
  {
    at: 18,
    text:
      "For eight minutes you wish some people well. You do not have to feel anything special. Meaning half of it is enough.",
  },
  {
    at: 36,
    text: "Eyes as you please. If it gets too much, or too silly, you may leave at any moment.",
  },
  {
    at: 52,
    text: "First, somebody easy. A grandchild, an old friend, the dog, if it has to be a dog.",
  },
  {
    at: 68,
    text: "If the one who comes to mind has died, let them come.",
  },
  {
    at: 81,
    text:
      "See them as you know them: in the doorway, in the garden, asleep in the back of the car.",
  },
  {
    at: 100,
    text:
      "Wish them something, in your own words or in these. May you have a quiet day, and may somebody be good to you.",
  },
  {
    at: 121,
    text: "I leave you alone with that face for a while.",
  },
  {
    at: 157,
    text: "That was the easy one. Next comes you, and many men find that harder.",
  },
  {
    at: 170,
    text:
      "See yourself at the mirror this morning, shaving, or not shaving. That man carries a good deal.",
  },
  {
    at: 187,
    text:
      "You need not praise him. Wish him what you would wish a friend with such a week behind him.",
  },
  {
    at: 204,
    text:
      "A night with real sleep in it. A back that behaves. Somebody who sees what he does, and says so.",
  },
  {
    at: 223,
    text:
      "If you squirm at that, you are in good company. Say it again in your own way, while I am silent.",
  },
  {
    at: 260,
    text:
      "Now one who has had to put up with you lately. Your wife perhaps, a son, a brother on the phone.",
  },
  {
    at: 279,
    text:
      "Leave aside who was right. Wish them a good evening, small things and all: the hot bath, the film without a word from you.",
  },
  {
    at: 303,
    text: "Then a person you hardly know. The woman at the till, the driver of the early bus.",
  },
  {
    at: 319,
    text:
      "They too got up in the dark and looked for a sock. May their shift be short, and may their feet hold out.",
  },
  {
    at: 342,
    text:
      "The last one is not so easy, and you can leave it out. In that case go back to the first face.",
  },
  {
    at: 360,
    text:
      "Somebody who gets on your nerves. The colleague who sighs, the neighbour with the hedge.",
  },
  {
    at: 375,
    text: "You need not forgive a thing, and he will never hear of this.",
  },
  {
    at: 388,
    text: "He lies awake some nights as well. He would like to be left in peace, just like you.",
  },
  {
    at: 405,
    text:
      "So wish him that, as much of it as you can mean today. Then I will keep quiet once more.",
  },
  {
    at: 443,
    text: "Now let them all go home, the driver, the neighbour, the dog.",
  },
  {
    at: 455,
    text: "Come back to your own hands. Rub them together until they are warm.",
  },
  {
    at: 469,
    text: "Now go and see who is about, or put the kettle on.",
  },
] satisfies Guidance;
