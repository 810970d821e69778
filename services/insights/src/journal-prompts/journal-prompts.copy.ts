import type { Pillar } from "@reclaim/contracts/catalogue";

type Moment = Pillar | "wornOut" | "low" | "good" | "streak" | "firstPage" | "open";

/** Journal prompts by what they answer to. Every list has two or more, so that another one can follow. */
export const PROMPTS: Record<Moment, string[]> = {
  body: [
    "Think of a day when your body felt good. What did you do that day that you could do again this week?",
    "How did you sleep last night? Write down one thing that helped, and one thing that got in the way.",
    "Where in your body do you carry the day? What would ease it for ten minutes tonight?",
    "Picture a walk you would enjoy. Where does it go, and when this week could you take it?",
    "What did your body let you do today that you took for granted?",
    "Name one habit your body would thank you for in a year. What is its smallest version?",
  ],
  mind: [
    "What took up most of your head today? Does it deserve that much room?",
    "Name one thing you read, watch or scroll that leaves you worse. What could take its place?",
    "When did you last lose track of time in a good way? What were you doing?",
    "Write down everything on your mind in one list. Then mark the one thing that is yours to do tomorrow.",
    "Which decision are you putting off? What would you tell a friend who faced it?",
    "What helped you think clearly this week? How could you have more of it?",
  ],
  emotional: [
    "What did you feel today that you told nobody about? Put it here.",
    "Who knows how you are really doing? What would you like him or her to know?",
    "Apart from your work, who are you? Start with three sentences.",
    "What did your father teach you without saying it? What of it do you want to keep?",
    "Think of someone you miss. What would you say if you met for coffee tomorrow?",
    "What do you want to be remembered for by the people at your table?",
  ],
  financial: [
    "What does enough look like for you? Describe an ordinary day with enough.",
    "What did you spend this week that was worth every cent? What was not?",
    "Which worry about money comes back most often? Write down one fact about it and one next step.",
    "What can you do that others would pay for? List everything, big and small.",
    "What did money mean in the house where you grew up? What of it do you still carry?",
    "Which part of your work would you do without pay? Which part for no pay at all?",
  ],
  wornOut: [
    "You carry a lot. Write down what you are carrying, one line each. Which one could wait until Monday?",
    "What is one thing you could say no to this week? Write the sentence you would use.",
    "When did you last rest without earning it first? Describe what rest would look like today.",
    "What gives you a little strength back, even five minutes of it? When could you have it tomorrow?",
    "Who could take one thing off your plate? What would you ask for?",
    "What is good enough today? Finish the sentence: today it is enough that I ...",
  ],
  low: [
    "Some days are heavy. What was a little easier today, even for a moment?",
    "What do you need right now that you have not asked for?",
    "Write to yourself as you would to an old friend who has a hard week.",
    "What got you through a hard time before? What of it could help now?",
    "Name one person you could call or text today. What would be your first sentence?",
    "What is one small thing to look forward to this week? If there is none yet, what could it be?",
  ],
  good: [
    "Things go well at the moment. What did you do to bring that about?",
    "Who had a part in your good days? What would you like to tell him or her?",
    "Describe the best hour of this week, so that you can come back to it on a hard day.",
    "With the energy you have now, what would you like to begin?",
  ],
  streak: [
    "You have kept at it for more than a week. What has changed since the first day?",
    "Showing up every day is a promise kept. What other promise to yourself would you like to keep?",
    "What made it possible to check in on the busy days? Where else could that help?",
  ],
  firstPage: [
    "This is your first page. What made you come here, and what would you like to be different a year from now?",
    "Start simple: how was today, from morning to now?",
    "Write down three things that matter to you more now than ten years ago.",
  ],
  open: [
    "What went well today, and what was your part in it?",
    "What would you do with a free afternoon and nobody to please?",
    "Which moment of this week would you like to keep? Describe it with all senses.",
    "What have you learned in the last ten years that you would not give back?",
    "What do you want more of in the next season of your life? And less of?",
  ],
};
