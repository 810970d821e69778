const day = new Intl.DateTimeFormat("en", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});

export const copy = {
  title: "Greeting",
  lead: "The first page of a new team.",
  welcome: (name: string | null) => (name ? `Good to see you, ${name}.` : "Good to see you."),
  streak: (days: number) => `Day ${days} of your streak.`,
  home: "Back to Home",
  days: {
    title: "Your last days",
    loading: "Looking up your last days.",
    empty: "Your check-ins will stand here.",
    failed: "Your last days could not be looked up.",
    moods: ["Struggling", "Neutral", "Good", "Great", "Excellent"],
    date: (localDate: string) => day.format(new Date(localDate)),
  },
};
