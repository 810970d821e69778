import type { SceneName } from "../../shared/scenes.ts";

interface TalkFacts {
  id: string;
  title: string;
  presenter: string;
  /** Profession of the presenter. */
  role: string;
  /** Seconds. */
  duration: number;
  thumbnail: SceneName;
}

/** Something to listen to or to watch (core specification §3). */
export type Talk = TalkFacts & ({ type: "audio"; audioSrc: string } | { type: "video" });

/** Midlife Mastery Talks: one to listen to, two to watch (core specification §2). */
export const TALKS: readonly Talk[] = [
  {
    id: "without-words",
    title: "Four Minutes Without Words",
    presenter: "The Mind team",
    role: "Breathing and rest at Reclaim",
    duration: 240,
    thumbnail: "reeds",
    type: "audio",
    audioSrc: "tone:240",
  },
  {
    id: "what-tiredness-says",
    title: "What Tiredness Is Telling You",
    presenter: "The Body team",
    role: "Sleep and movement at Reclaim",
    duration: 720,
    thumbnail: "armchair",
    type: "video",
  },
  {
    id: "kitchen-table",
    title: "Money at the Kitchen Table",
    presenter: "The Financial team",
    role: "Money and work at Reclaim",
    duration: 900,
    thumbnail: "kitchen-table",
    type: "video",
  },
];

/** A short sound for the day, with a thought to take along. */
export interface Fuel {
  title: string;
  words: string;
  duration: number;
  audioSrc: string;
}

export const FUEL: readonly [Fuel, ...Fuel[]] = [
  {
    title: "Two Slow Minutes",
    words: "Low tones that rise and sink like a calm breath. Go along with them, nothing more.",
    duration: 120,
    audioSrc: "tone:120",
  },
  {
    title: "Before the First Call",
    words: "One minute with the door shut. Breathe in as the sound swells, out as it sinks.",
    duration: 60,
    audioSrc: "tone:60",
  },
  {
    title: "The Drive Home",
    words: "Three minutes between work and home. Sit until it ends, and leave the day in the car.",
    duration: 180,
    audioSrc: "tone:180",
  },
];
