/** The event on the window by which a shell that runs, but cannot render, tells it to the page. */
export const BROKEN_SHELL = "reclaim-broken-shell";
