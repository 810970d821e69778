import type { Guidance } from "../guidance.model.ts";

export default [
  {
    at: 0,
    text:
      "Lie down, or lean back in a chair that holds your head. We go from the feet up, and take ten minutes over it.",
  },
  {
    at: 19,
    text:
      "You may move whenever you like, scratch, turn over. If you fall asleep, that is fine too.",
  },
  {
    at: 35,
    text:
      "Eyes shut or half open. And you can give up at any point, halfway along the shin if need be.",
  },
  {
    at: 53,
    text: "Let one long breath go out through the mouth, and then leave the breath to itself.",
  },
  {
    at: 69,
    text:
      "Feel where your weight lies: the heels, the backside, the shoulder blades, the back of the head.",
  },
  {
    at: 89,
    text:
      "Now go down to the feet. They spend their days in shoes, and nobody asks them. What do they notice?",
  },
  {
    at: 110,
    text: "Warm, cold, the seam of a sock. Or nothing much, and that is an answer too.",
  },
  {
    at: 127,
    text: "The ankles, the shins, and round to the calves. Let them get as heavy as wet sand.",
  },
  {
    at: 148,
    text:
      "The knees. If one of them has complained for years, let it, and listen for a breath or two.",
  },
  {
    at: 166,
    text:
      "Where something hurts, stay near it for one breath, or walk round it and go on. You decide.",
  },
  {
    at: 186,
    text:
      "The thighs and the backside have sat through long meetings. The bed or the chair can have them now.",
  },
  {
    at: 205,
    text: "I will be quiet for a while. Stay with the legs, from hip to toe.",
  },
  {
    at: 246,
    text: "If you have drifted off to a bill or an argument, no harm done. Come back to the hips.",
  },
  {
    at: 264,
    text:
      "The belly. Some of us have held it in since we were thirty. Let it out, nobody is looking.",
  },
  {
    at: 284,
    text: "Feel it rise and sink. It has done that by itself all these years.",
  },
  {
    at: 307,
    text: "The lower back. It has lifted boxes, children and washing machines.",
  },
  {
    at: 321,
    text: "If it is stiff, breathe out in its direction once, and ask no more of it.",
  },
  {
    at: 339,
    text: "Up to the ribs. Feel how the shirt moves there. For half a minute you will not hear me.",
  },
  {
    at: 381,
    text:
      "Now the hands. They grip all day: the wheel, the mouse, the trolley. Let the fingers lie where they fell.",
  },
  {
    at: 404,
    text:
      "The shoulders. At a desk they creep up to the ears. See if they come down as the breath goes out.",
  },
  {
    at: 427,
    text: "If they will not, leave them. They have had years of practice.",
  },
  {
    at: 441,
    text:
      "The jaw. It may have been shut tight since a remark this morning. Let the back teeth part.",
  },
  {
    at: 462,
    text:
      "The eyes have looked at lit glass for hours. Let them sink back, and let the brow go smooth.",
  },
  {
    at: 483,
    text:
      "Now feel the whole length at once, from the heels to the hair. One man, lying there, breathing.",
  },
  {
    at: 501,
    text: "This is the longest silence of all. You have nothing to do in it.",
  },
  {
    at: 544,
    text: "One spot may feel looser than at the start. Others may feel just the same.",
  },
  {
    at: 559,
    text: "We are coming back. Move the toes, then the fingers. Stretch and yawn, if you want to.",
  },
  {
    at: 575,
    text: "At bedtime, stay where you are. Otherwise roll onto one side, and get up slowly.",
  },
  {
    at: 590,
    text: "The day, or the night, can have you back now.",
  },
] satisfies Guidance;
