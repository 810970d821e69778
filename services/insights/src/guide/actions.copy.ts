import type { Pillar } from "@reclaim/contracts-members/catalogue";

/** Something to do today. `gentle`: fits a day on which he is worn out or low, too. */
export interface Action {
  title: string;
  description: string;
  gentle?: true;
}

/** What can be done today, by pillar. */
export const ACTIONS: Record<Pillar, readonly Action[]> = {
  body: [
    {
      title: "Walk to the far letter box",
      description:
        "Ten minutes after lunch, phone in the drawer. It counts in one piece or in four.",
      gentle: true,
    },
    {
      title: "Get up on the same minute",
      description:
        "Set tomorrow's alarm for the minute you can keep on Sunday, too. Put it where you have to stand to reach it.",
      gentle: true,
    },
    {
      title: "Park the phone in the hall",
      description: "Tonight it sleeps outside the bedroom. An old alarm clock does the rest.",
      gentle: true,
    },
    {
      title: "Eat lunch on a plate",
      description: "A plate, a seat and fifteen minutes. Not over the keyboard, not in the car.",
      gentle: true,
    },
    {
      title: "Close the kitchen at eight",
      description:
        "After eight only water and tea. Put the light out in there, and it looks closed.",
    },
    {
      title: "Carry something up the stairs",
      description:
        "Take the shopping in two trips, slowly, and let the legs do the work instead of the back.",
    },
    {
      title: "Ten minutes on the floor",
      description:
        "Lie down on the carpet, knees up, and breathe out longer than in. If the dog comes, he may stay.",
      gentle: true,
    },
    {
      title: "Twice down to the chair and up",
      description:
        "Sit down and stand up without your hands, eight times. Rest, and do it once more.",
    },
    {
      title: "Take the call outside",
      description: "The next call without a screen, you take on foot, once round the block.",
    },
    {
      title: "Write down what you drink",
      description:
        "For one evening only the counting, with no orders. You are only keeping the books.",
    },
    {
      title: "Book the appointment you put off",
      description: "Dentist, eyes, blood pressure: two minutes on the telephone before ten.",
    },
    {
      title: "Cold water on the wrists",
      description:
        "Before you drive home, one minute at the basin. Then begin the second half of the day.",
      gentle: true,
    },
    {
      title: "Go to bed while it is still today",
      description: "Half an hour earlier than yesterday. The series will be there tomorrow.",
      gentle: true,
    },
    {
      title: "One stop early",
      description: "Get off one stop before yours, or park at the far end of the car park.",
    },
    {
      title: "Stretch while the kettle boils",
      description: "Hands on the worktop, step back, let the shoulders hang. Until it clicks off.",
      gentle: true,
    },
    {
      title: "Dig, saw or sweep for twenty minutes",
      description:
        "Something in the garden or the garage that ends with a heap. Stop while you could go on.",
    },
    {
      title: "Sit outside with the coffee",
      description: "Five minutes of daylight before the first screen, also when it drizzles.",
      gentle: true,
    },
  ],
  mind: [
    {
      title: "Empty the head onto an envelope",
      description:
        "Five minutes before the light goes out: all that is still to do, with a day beside it.",
      gentle: true,
    },
    {
      title: "One hour, one door, one thing",
      description: "Close the door at nine and name the one thing that will be finished at ten.",
    },
    {
      title: "Leave the news until noon",
      description: "Nothing happens before lunch that you could mend. Look once, then close it.",
      gentle: true,
    },
    {
      title: "Say no without a reason",
      description: "To one small request today. “I can't this week” is a whole sentence.",
    },
    {
      title: "Give the worry an appointment",
      description:
        "Half past five, the hard chair. When it calls earlier, write down two words and send it away.",
      gentle: true,
    },
    {
      title: "Four rounds of box breathing",
      description: "A minute before the next meeting, in the car or on the stairs. Nobody sees it.",
      gentle: true,
    },
    {
      title: "Write down the voice",
      description:
        "What it says when something goes wrong, word for word. Then one fair answer under it.",
    },
    {
      title: "Do the smallest open thing",
      description: "The form, the screw, the mail of two lines. Only that one, and to the end.",
      gentle: true,
    },
    {
      title: "Read four pages on paper",
      description: "In the armchair, with the phone in another room. Stop after four if you like.",
      gentle: true,
    },
    {
      title: "Close eleven tabs",
      description: "Keep the one that you work in. The rest knows how to find you.",
    },
    {
      title: "Be bad at something for twenty minutes",
      description:
        "The guitar, the Italian, the watercolours from your birthday. Nobody has to hear it.",
    },
    {
      title: "Decide one thing before lunch",
      description: "The one you turn over for a week. Good enough is decided, too.",
    },
    {
      title: "Drive home without the radio",
      description:
        "Let the day run out on the way, so that it does not come through the door with you.",
      gentle: true,
    },
    {
      title: "Ask what would happen if you waited",
      description: "Of the three urgent things, find the one that is still the same on Thursday.",
      gentle: true,
    },
    {
      title: "Plan tomorrow's first half hour",
      description:
        "One line on paper before you leave. The morning then begins without you choosing.",
      gentle: true,
    },
    {
      title: "Keep an empty hour",
      description: "Write it into the calendar as you would the dentist, and defend it once.",
    },
  ],
  emotional: [
    {
      title: "Send one line to an old friend",
      description: "“Saw a rusty Lancia and thought of you.” No speech, no excuse for the years.",
    },
    {
      title: "Say one true sentence at supper",
      description: "About yourself, in the course of something else. Then pass the potatoes.",
      gentle: true,
    },
    {
      title: "Find a better word than fine",
      description:
        "Twice today, name what is there before you get up from the desk. Tired does not count.",
      gentle: true,
    },
    {
      title: "Ask for something small",
      description:
        "The ladder, a lift, ten minutes of somebody's head. You are trying out the sentence.",
    },
    {
      title: "Call your brother on foot",
      description:
        "Round the block, with the phone at your ear. Ask one question and wait for the answer.",
    },
    {
      title: "Write three lines to someone you miss",
      description: "On paper, for the drawer. It need not be finished and nobody marks it.",
      gentle: true,
    },
    {
      title: "Say thank you with the reason",
      description: "To one person, and say for what. The bakery counts.",
    },
    {
      title: "Ten minutes out of the quarrel",
      description:
        "When it gets loud, say that you will be back in ten minutes, and be back in ten minutes.",
    },
    {
      title: "Ask your child one question",
      description:
        "In the car, where nobody has to look at anybody. About a song, not about school.",
    },
    {
      title: "Look at one photograph properly",
      description: "One from the box, for two minutes. Who stood behind the camera?",
      gentle: true,
    },
    {
      title: "Write down what held today",
      description:
        "One thing that worked without anyone remarking on it: the stairs, the neighbour, the roof.",
      gentle: true,
    },
    {
      title: "Sit with her without fixing it",
      description:
        "If she tells you about her day, ask “and then?” and leave the tools in the box.",
    },
    {
      title: "Fix a date with a friend",
      description:
        "Something to do beside each other: a gearbox, a match, a hill. Thursday is better than soon.",
    },
    {
      title: "Read one thread in the circle",
      description:
        "You need not write anything. It helps to see that others sit in their cars, too.",
      gentle: true,
    },
    {
      title: "Tell one person how it is",
      description: "Two sentences to someone who can listen: what is heavy, and since when.",
      gentle: true,
    },
    {
      title: "Put the anger on paper first",
      description:
        "Before you answer that mail: four lines that you never send. Then have a look at them.",
    },
  ],
  financial: [
    {
      title: "Open one envelope",
      description:
        "The one with the window, from the third drawer. Read it, put a date on it, put it on the pile.",
      gentle: true,
    },
    {
      title: "Look at the account once",
      description: "Two minutes, with coffee. Only look; nothing has to be mended today.",
      gentle: true,
    },
    {
      title: "Cancel one thing that leaves by itself",
      description: "The streaming you forgot, the gym in the other town. One, and be done.",
    },
    {
      title: "Name your clutch",
      description:
        "What would the next broken thing cost? Write that sum on a card: it is the first goal.",
    },
    {
      title: "Move twenty to the side",
      description:
        "Today, to an account without a card. A small sum that moves by itself beats a large plan.",
    },
    {
      title: "Write your debts in one line",
      description: "To whom, how much, at what rate. Your brother is on the list.",
    },
    {
      title: "Find last month's three best purchases",
      description: "And the three that you would not make again. No verdict; you are only looking.",
    },
    {
      title: "Describe an ordinary day with enough",
      description:
        "From breakfast to bed, ten lines. Where does money come in, and where does it not?",
      gentle: true,
    },
    {
      title: "Ask for one figure",
      description:
        "What the pension office thinks you will get, or what four days a week would pay.",
    },
    {
      title: "Talk about money for ten minutes",
      description: "With the person who shares the roof, at the table, without the statements.",
    },
    {
      title: "Sleep on it for one night",
      description:
        "Whatever is in the basket waits until tomorrow noon. If you still want it then, fine.",
      gentle: true,
    },
    {
      title: "Put the bills in one place",
      description: "A shoe box will do. From today they have an address.",
      gentle: true,
    },
    {
      title: "Count what two hours a week would bring",
      description: "Something that you can do and others need: shelves, tax forms, a hedge.",
    },
    {
      title: "Make the call to the creditor",
      description: "In the lunch break, with the letter in front of you. Ask what can be spread.",
    },
    {
      title: "Write down what the money is for",
      description: "Three lines that a stranger would understand. Leave the figures out.",
      gentle: true,
    },
    {
      title: "Bring lunch from home tomorrow",
      description: "Cook a bit more tonight. It is one small yes to yourself, and a fiver.",
    },
  ],
};
