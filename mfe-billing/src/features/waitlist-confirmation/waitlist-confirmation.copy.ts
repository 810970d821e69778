export const copy = {
  title: "Waitlist",
  question: "Is this your address? Then confirm it, and you are on the list.",
  confirm: "Confirm my address",
  confirming: "One moment…",
  done: "Your address is confirmed.",
  next: "We write when Reclaim opens, and not before.",
  failed: "It did not reach us. Please try again.",
  broken: "This address is not complete. Please open the link from the mail once more.",
  back: "Go to the front page",
};
