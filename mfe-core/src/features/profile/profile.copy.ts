export const copy = {
  title: "Profile and settings",
  tabs: { label: "Profile and settings", profile: "Profile", settings: "Settings" },
  settings: {
    label: "Settings",
    notifications: "Notifications",
    appearance: "Appearance",
    privacy: "Privacy",
    account: "Account",
  },
  guest: "Guest",
  since: (joined: string) => `Member since ${joined}`,
  completion: "Completion",
  streak: "Day streak",
  modules: "Modules completed",
  menu: {
    label: "Profile menu",
    notifications: "Notification Preferences",
    appearance: "Appearance & Themes",
    privacy: "Privacy",
    account: "Account",
    help: "Help & Support",
  },
  signOut: "Sign Out",
  signOutFailed: {
    title: "You are still signed in",
    fallback: "Signing out did not reach us. Please try again.",
  },
  guestLeaving: {
    title: "Sign out as a guest?",
    words: "You have no e-mail and password yet. If you sign out, you cannot come back to this " +
      "account.",
    confirm: "Sign out",
    working: "Signing out…",
    cancel: "Stay",
  },
  unsaved: {
    title: "Close without saving?",
    words: "You changed your notification preferences and have not saved them. If you close now, " +
      "the old ones stay.",
    confirm: "Close without saving",
    cancel: "Keep editing",
  },
};
