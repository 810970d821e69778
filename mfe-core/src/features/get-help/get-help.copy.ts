export const copy = {
  title: "Get help",
  lead: "If it is too much right now, talk to someone. These people do nothing else, they do not " +
    "judge, and you need no reason that is good enough.",
  country: "Where are you?",
  elsewhere: "Another country",
  danger: (number: string) => `In danger now? Call ${number}`,
  call: (number: string) => `Call ${number}`,
  text: (number: string, word: string | undefined) =>
    word ? `Text ${word} to ${number}` : `Text ${number}`,
  unlisted: "We do not have the line of your country here. Your emergency number connects you to " +
    "people who can help; findahelpline.com lists lines all over the world.",
  more: "Not in danger, but not well?",
  moreWords:
    "Tell one person today how it is: a friend, your doctor, your brother. Say it plainly. " +
    "Most men who did say that it was the hardest part, and that it was enough to begin.",
  back: "Back",
};
