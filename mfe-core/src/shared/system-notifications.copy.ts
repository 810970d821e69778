export const copy = {
  label: "Also outside this page",
  hint: "When Reclaim is open in the background, your device shows a short note at the time of a " +
    "reminder. It says nothing about how you are. This holds for this device only.",
  notKept: "This browser did not keep your choice, so it stays off.",
  denied: "Your browser blocks notifications of this site. To allow them, open the site's " +
    "settings beside the address, then come back here.",
  unsupported: "This browser shows no notifications of sites while they are in the background. " +
    "On an iPhone or iPad, add Reclaim to the home screen first.",
};
