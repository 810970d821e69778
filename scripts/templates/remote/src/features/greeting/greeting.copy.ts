export const copy = {
  title: "Greeting",
  lead: "The first page of a new team.",
  welcome: (name: string | null) => (name ? `Good to see you, ${name}.` : "Good to see you."),
  streak: (days: number) => `Day ${days} of your streak.`,
  home: "Back to Home",
};
