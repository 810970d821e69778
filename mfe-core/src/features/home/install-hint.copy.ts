export const copy = {
  title: "Reclaim on your home screen",
  words:
    "One press and you are here. It opens by itself, without the browser around it, and breathing " +
    "works without a network, too.",
  install: "Add it",
  decline: "No, thanks",
  iosWords: "Press the Share button of your browser, scroll down and choose “Add to Home Screen”.",
  iosClose: "Got it",
  footnote: "We do not ask again on this device.",
};
