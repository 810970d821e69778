import type { ModuleContent } from "../module-content.ts";

export const content: ModuleContent = {
  subtitle: "A short sentence, and then the quiet after it.",
  introduction: [
    "The trailer in your drive is not yours. Nor is the pressure washer, nor the treasurer's folder of a club whose sport you gave up in 2011. You said yes to each of them in less than four seconds. The first one was for a weekend.",
    "Two things have been found out about asking and refusing. People who ask for a favour have little idea how hard it is to refuse them. In one line of studies more than 14,000 strangers were asked for this and that, and those who asked got a yes far more often than they had expected. They had not reckoned with how awkward a no is. And people who turn down an invitation think it will be taken worse than it is. So there you both stand. He does not know that you cannot say no. You do not know that he would be over it by supper.",
    "Where it goes wrong is the long excuse. Every reason you give is a nail that the other man can kindly pull out. You are away on Saturday? Sunday is fine too. Your back? Then you can do the till. A plain no has nothing to pull at: “I cannot take that on. I hope you find someone.” Then you stop. There will be a silence that feels as long as a red light, and you are allowed to sit in it with the engine running.",
    "Somebody pays for every quick yes, and as a rule it is not the one who gave it. She hears about the trailer on Friday, when the drive is full. Your youngest hears about it on Sunday, when the swimming is off again. They were not asked. They might have said no.",
    "A club is not your boss, of course. A man of fifty-four with a loan on the roof cannot turn away all that is not in his contract, and what was tested was small favours and dinners, not a reorganisation. Some noes cost money, and some end a friendship that ran on your yes. Begin where nothing is at stake but a raised eyebrow.",
  ],
  benefits: [
    "A sentence ready when the four seconds begin",
    "Weekends may belong to those who live with you",
    "Less to be angry about in secret",
    "The drive, and perhaps the head, has room again",
    "Your yes is worth something when it comes",
  ],
  challenge: {
    title: "One sentence long",
    description:
      "Somebody will ask you for something this week. Buy yourself a night once, and refuse once without a reason. Small things are fine; it is scales you are practising, and not the concert.",
    tasks: [
      "Answer one request with “I will tell you tomorrow”",
      "Say no once in one sentence, and stop there",
      "Hand back one thing that is not yours to keep",
    ],
  },
  videoTitle: "Whose trailer is that?",
  journalPrompt:
    "What stands in your drive or on your desk that belongs to somebody else? Who at home has been paying for it?",
  sources: [
    {
      authors: "Bohns, V. K.",
      year: 2016,
      title:
        "(Mis)Understanding Our Influence Over Others: A Review of the Underestimation-of-Compliance Effect",
      publication: "Current Directions in Psychological Science",
    },
    {
      authors: "Givi, J. & Kirk, C. P.",
      year: 2024,
      title:
        "Saying No: The Negative Ramifications From Invitation Declines Are Less Severe Than We Think",
      publication: "Journal of Personality and Social Psychology",
    },
  ],
};
