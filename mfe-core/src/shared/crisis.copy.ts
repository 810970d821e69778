export const copy = {
  country: "Where are you?",
  elsewhere: "Another country",
  danger: (number: string) => `In danger now? Call ${number}`,
  call: (number: string) => `Call ${number}`,
  text: (number: string, word: string | undefined) =>
    word ? `Text ${word} to ${number}` : `Text ${number}`,
  unlisted: "We do not have the line of your country here. Your emergency number connects you to " +
    "people who can help; findahelpline.com lists lines all over the world.",
};
