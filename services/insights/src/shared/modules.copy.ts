import type { Pillar } from "@reclaim/contracts-members/catalogue";

/** The modules of the catalogue, in order (core specification §3), each with a scene that leads to it. */
export const MODULES: Record<Pillar, readonly { title: string; scene: string }[]> = {
  body: [
    {
      title: "Sleep Comes First",
      scene:
        "Ten past three, and you do the sum of the hours that are left. One end of the night is in your hands.",
    },
    {
      title: "Walk It In",
      scene:
        "Half an hour on your feet, scraped together like coins from a coat: the far end of the car park, the call taken round the block.",
    },
    {
      title: "Strength You Can Use",
      scene:
        "The crate from the cellar, the suitcase onto the rack. What stays open does so because somebody uses it.",
    },
    {
      title: "Eat Like a Grown Man",
      scene:
        "Lunch over the keyboard, and then the fridge at half past ten. It goes with a plate and a kitchen that closes.",
    },
    {
      title: "Drink, Screens, Late Hours",
      scene:
        "The glass, the screen, and then one more. A sober look at how you come down in the evening.",
    },
    {
      title: "The Check-Up",
      scene:
        "The number of the practice has been on the fridge since spring. One call by Wednesday.",
    },
  ],
  mind: [
    {
      title: "Empty the Head",
      scene:
        "Between the bathroom and the bed it begins: the tyres, the mail, the woman at the bank. Paper holds it overnight.",
    },
    {
      title: "One Thing at a Time",
      scene:
        "Eleven tabs and a cold coffee. One hour with the door shut, and one thing that has an end.",
    },
    {
      title: "The Voice That Drives You",
      scene: "It speaks first, in the voice of a sergeant. The second sentence can be yours.",
    },
    {
      title: "Saying No",
      scene: "“Could you just …”, at ten to five. A short sentence, and then the quiet after it.",
    },
    {
      title: "Worry by Appointment",
      scene:
        "It calls at dinner and at four in the morning. Give it half past five and the hard chair.",
    },
    {
      title: "Learning Again",
      scene:
        "The guitar from your fortieth stands behind the door. Be bad at it for twenty minutes.",
    },
    {
      title: "Room to Think",
      scene: "An hour in the week that nobody has booked. You take it before somebody else does.",
    },
  ],
  emotional: [
    {
      title: "Naming What Is There",
      scene: "“Fine.” “Tired.” “Stressed.” There are a few more words for what goes on in you.",
    },
    {
      title: "Anger, Read Correctly",
      scene:
        "The door, the steering wheel, the tone. Find out what the loud feeling is standing in front of.",
    },
    {
      title: "Old Losses",
      scene:
        "You went past it because there was work to do. Now there is an evening and a closed door.",
    },
    {
      title: "The People Closest",
      scene: "You have talked about the dishwasher for a week. One true sentence a day, out loud.",
    },
    {
      title: "Friends, Once More",
      scene: "His number is still in your phone, under a nickname from 1994.",
    },
    {
      title: "Asking for Help",
      scene: "You hold the ladder for others. One plain request, before the last possible minute.",
    },
    {
      title: "Being a Father, Being a Son",
      scene:
        "Your father's sentence came out of your mouth on Sunday. A fair look in both directions.",
    },
    {
      title: "What You Are Grateful For",
      scene:
        "The roof, the neighbour, the knee that still does it. What has held so far, without the rosy light.",
    },
  ],
  financial: [
    {
      title: "An Honest Look",
      scene:
        "Third drawer down, under the batteries: the envelopes with windows. One page, and it has a size.",
    },
    {
      title: "Quiet Spending",
      scene: "It leaves by itself on the first of the month, for the man you were six years ago.",
    },
    {
      title: "A Floor Under You",
      scene:
        "The garage rings at five, and it is the clutch. A reserve of your own size makes it an annoying Tuesday.",
    },
    {
      title: "Debt, in Order",
      scene: "The card, the car, your brother. One line, and one end to begin at.",
    },
    {
      title: "Work You Can Keep Doing",
      scene: "Ten more years of this? At a pace that you can hold, and you know the figure.",
    },
    {
      title: "Enough",
      scene:
        "What the money is for, said aloud to one person, with the statements left in the drawer.",
    },
  ],
};
