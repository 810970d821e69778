export const copy = {
  label: "Also outside this page",
  hint:
    "Your device shows a short note at the time of a reminder, where the browser can also while " +
    "Reclaim is closed. It says nothing about how you are. This holds for this device only.",
  notPushed:
    "Notes come only while Reclaim is open in the background: your browser's push service " +
    "could not be reached. Switch it off and on to try again.",
  notKept: "This browser did not keep your choice, so it stays off.",
  denied: "Your browser blocks notifications of this site. To allow them, open the site's " +
    "settings beside the address, then come back here.",
  unsupported: "This browser shows no notifications of sites while they are in the background. " +
    "On an iPhone or iPad, add Reclaim to the home screen first.",
};
