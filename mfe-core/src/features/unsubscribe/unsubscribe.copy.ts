export const copy = {
  title: "Weekly mail",
  question: "Should we stop sending you the weekly mail?",
  stop: "Stop the weekly mail",
  stopping: "Stopping …",
  done: "Done. You will get no weekly mail any more.",
  again: "You can switch it on again in your profile, under Settings > Notifications.",
  failed: "It did not reach us. Please try again.",
  broken: "This address is not complete. Please open the link from the mail once more.",
  home: "Go to Home",
};
