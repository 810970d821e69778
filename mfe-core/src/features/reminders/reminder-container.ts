const CONTAINER_ID = "reminders";

/** The container of all reminders, at the end of the page: made once, then used again. */
function getContainer(): HTMLElement {
  const present = document.getElementById(CONTAINER_ID);
  if (present) return present;
  const made = document.createElement("div");
  made.id = CONTAINER_ID;
  // Open dialogs hide the rest of the page from screen readers, but nothing that is live.
  made.setAttribute("aria-live", "off");
  return document.body.appendChild(made);
}

/** An empty place for one reminder in the container, named by its time. `remove` it when done. */
export function createReminderElement(now: Date): HTMLElement {
  const place = document.createElement("div");
  place.id = `reminder-${now.getTime()}`;
  return getContainer().appendChild(place);
}
