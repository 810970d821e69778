/** Line drawings of the badges on a 24 x 24 grid, by the icon names of the registry. */
const ICONS: Record<string, readonly string[]> = {
  "footprints": [
    "M4 15.5c0-3-1-4-1-7C3 5.5 4.2 3 6 3s3 2 3 4.5c0 3-1 4.5-1 8z",
    "M4 18h4v1a2 2 0 0 1-4 0z",
    "M16 18.5c0-3.5-1-4-1-7 0-2.5 1.2-4.5 3-4.5s3 2.5 3 5.5-1 3-1 6z",
    "M16 21h4",
  ],
  "flame": [
    "M12 3c.5 3.5 5.5 5.5 5.5 11a5.5 5.5 0 0 1-11 0c0-2 1-3.5 2-4.5.3 1.5 1 2.3 2 2.5C10 9 10.5 5.5 12 3z",
  ],
  "calendar-check": ["M5 5h14v15H5z", "M5 9.5h14", "M9 3v4", "M15 3v4", "M9 14.5l2 2 4-4"],
  "book-open": [
    "M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2z",
    "M12 6.5v14",
  ],
  "library": ["M4 4v16", "M8.5 4v16", "M13 4v16", "M16.5 4.5l3.5 15"],
  "dumbbell": ["M7 6v12", "M17 6v12", "M3.5 9v6", "M20.5 9v6", "M7 12h10"],
  "brain": [
    "M12 5a3 3 0 0 0-5.7 1A3 3 0 0 0 4 10.5a3.2 3.2 0 0 0 .5 5A3.5 3.5 0 0 0 8 19.5a3 3 0 0 0 4-1z",
    "M12 5a3 3 0 0 1 5.7 1A3 3 0 0 1 20 10.5a3.2 3.2 0 0 1-.5 5 3.5 3.5 0 0 1-3.5 4 3 3 0 0 1-4-1z",
  ],
  "heart": [
    "M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11z",
  ],
  "landmark": ["M3 9.5L12 4l9 5.5z", "M6 10v7", "M10 10v7", "M14 10v7", "M18 10v7", "M3 20h18"],
  "columns": ["M8 6h8", "M9.5 6v12", "M14.5 6v12", "M7 18h10", "M5 21h14", "M6.5 3h11"],
  "refresh": [
    "M20 11a8 8 0 0 0-14-4.5L4 9",
    "M4 4v5h5",
    "M4 13a8 8 0 0 0 14 4.5l2-2.5",
    "M20 20v-5h-5",
  ],
  "pen": ["M4 20l1-4.5L16 4.5l3.5 3.5L8.5 19z", "M13.5 7l3.5 3.5"],
  "feather": ["M19.5 4.5c-5-1-11 2-12 8.5L5 20", "M7.5 15.5c7 .5 11.5-4 12-11", "M9 12.5h6.5"],
};

const MEDAL = ["M12 15a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11z", "M8.5 14l-1 7 4.5-2.5 4.5 2.5-1-7"];

/** The drawing of a badge; a medal for a name that this release does not know. */
export const badgeIcon = (name: string): readonly string[] => ICONS[name] ?? MEDAL;
