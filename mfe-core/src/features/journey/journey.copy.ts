import type { ModuleStatus } from "@reclaim/contracts-members/module-progress";

const STATUS: Record<ModuleStatus, string> = {
  "in progress": "In progress",
  "up next": "Up next",
  locked: "Locked",
  completed: "Completed",
};

export const copy = {
  title: "Your Journey",
  lead: "Four roads, 27 stops. Walk the one that is nearest; the others wait.",
  growth: { title: "4-Pillar Growth System", words: "Choose one to see its modules." },
  pillar: (name: string) => `${name} Reset`,
  count: (done: number, all: number) => `${done} of ${all} modules`,
  stations: (name: string) => `Modules of ${name} Reset`,
  station: (id: number, title: string, status: ModuleStatus) =>
    `Module ${id}: ${title}. ${STATUS[status]}`,
  tabs: { label: "Modules by pillar", all: "All Modules" },
  /** What a module's button says (core specification §2). */
  open: { begun: "Continue", fresh: "Start Module", again: "Look back", locked: "Locked" },
  openLabel: (word: string, title: string) => `${word}: ${title}`,
  status: (pillar: string, id: number, status: ModuleStatus) =>
    `${pillar} ${id} · ${STATUS[status]}`,
  pillarDone: "All of it walked",
  liveChats: {
    soon: "Coming Soon",
    premium: "Premium Feature",
    title: "Live monthly group video chats",
    text:
      "A small round of men and a host, on the first Thursday of each month. An hour, and half an hour more for those who want to stay.",
    add: "Add to Calendar",
    file: "reclaim-group-chat.ics",
    event: "Reclaim group video chat",
    eventText:
      "60 minutes, plus 30 minutes of optional networking. Part of the Premium plan; it opens soon.",
  },
};
