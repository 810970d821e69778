/** What members read when journal words are saved, refused or kept on the device. */
export const copy = {
  failed: {
    fallback: "What you wrote is still here. Please try again.",
    signedOut: "What you wrote is still here. Sign in and save it then.",
  },
  kept: {
    title: "Kept on this device",
    description: "Your entry goes out by itself when you are back online.",
  },
  locked: {
    title: "Not saved yet",
    description:
      "Your journal cannot be opened just now. Your entry is kept on this device and goes out by itself as soon as it can.",
  },
  notKept: {
    title: "Not saved: you are offline, and this device keeps nothing",
    description: "Your words are still in the box. Leave this page open, and try again later.",
  },
  limit: {
    title: "This week's entries are written",
    text: (limit: number) =>
      `Your Starter plan keeps ${limit} journal entries a week, from Monday to Sunday. Write on all the same: your words stay in this box on this device, to be saved from Monday on or taken along as a file. With Essential and Premium you write as much as you like.`,
    download: "Download what I wrote",
    fileName: (localDate: string) => `reclaim-draft-${localDate}.txt`,
    /** Told before writing. */
    left: (left: number, limit: number) =>
      left === 1
        ? `This is the last of this week's ${limit} entries of your Starter plan. What you write after it stays on this device as a draft.`
        : `Your Starter plan keeps ${limit} entries a week: ${left} are left until Sunday.`,
  },
  plans: "See the plans",
};
