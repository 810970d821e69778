import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "Time for what was put aside because life went on.",
  introduction: [
    "In the hall cupboard hangs a coat that nobody wears. It was your father's. It is a good coat, a size too small, and it has moved house with you twice. When your wife asks whether it could go to the charity shop, you say to leave it for now. That was six years ago.",
    "The funeral was on a Thursday. You rang the undertaker, dealt with the bank, drove your mother and gave a short speech, and on Monday you were at your desk, where people said how well you were holding up. They meant it kindly. You did hold up. Only, holding up and grieving need the same pair of arms, and you have just the one pair.",
    "Deaths at least get counted. A researcher called Kenneth Doka gave a name to the other kind, the losses for which nobody sends a card. He called it disenfranchised grief, which is an ugly term for a plain thing: you have lost something, and there is no room in which you may say so. The firm you built and sold. The child that was not born. The divorce you asked for yourself. The brother who is alive and does not call, the dog, the man you took for granted you would become. None of these had a Thursday.",
    "Work is not the villain here. Two psychologists, Margaret Stroebe and Henk Schut, described mourning as a coming and going: some hours with the dead, some with the roof, the tax and the children. In their view both belong to it, and so does the change from one to the other. You have done the second half thoroughly. The first has waited. It waits well, in cupboards.",
    "There is no need to dig up the garden. Twenty minutes with one thing, the door closed, and then back to the roof. You may put on the coat and feel nothing. You may have to sit down on the stairs. Either is in order.",
    "How long it takes, nobody can tell you, and this page least of all. Some losses do not close. With luck they stop turning up under other names, as a short temper, say, or as the second bottle every year in the week of the funeral.",
  ],
  benefits: [
    "A name for losses that nobody sent a card for",
    "Twenty minutes of grief with a beginning and an end",
    "A story about him, told without a lump in the throat",
    "Certain dates in the year may come a little easier",
  ],
  challenge: {
    title: "One thing from the cupboard",
    description:
      "Choose an evening when nothing has to be done afterwards. You need a closed door, a clock and one object. More than one loss in a week is too many.",
    tasks: [
      "Write down one loss that never had its day",
      "Sit twenty minutes with something that belongs to it",
      "Tell somebody one story about it that is not sad",
    ],
  },
  videoTitle: "The Thursday and the Monday after",
  journalPrompt:
    "What have you lost that never had a funeral? What would you have said if there had been one?",
  caution:
    "Grief is no illness, and it has no timetable. But see a doctor if the longing still fills nearly every day more than six months on and keeps you from working, eating or being with people, or if drink or tablets are what gets you through the evening. If you wish that you were dead too, do not wait for an appointment: tell someone today, and use Get Help.",
  sources: [
    {
      authors: "Doka, K. J. (ed.)",
      year: 1989,
      title: "Disenfranchised Grief: Recognizing Hidden Sorrow",
      publication: "Lexington Books",
    },
    {
      authors: "Stroebe, M. & Schut, H.",
      year: 1999,
      title: "The Dual Process Model of Coping with Bereavement: Rationale and Description",
      publication: "Death Studies",
    },
  ],
};
