/** Stroke paths on a 24 x 24 grid. */
export const icons = {
  comment: ["M4 5h16a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1h-8l-5 4v-4H4a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1z"],
  flag: ["M5 21V4", "M5 4h12l-2.5 4L17 12H5"],
  back: ["M19 12H5", "M11 6l-6 6 6 6"],
  calendar: ["M4 6h16v14H4z", "M4 10h16", "M8 3v4", "M16 3v4"],
  shield: ["M12 3l8 3v6c0 4.5-3.2 7.7-8 9-4.8-1.3-8-4.5-8-9V6z", "M8.8 12l2.3 2.3 4.2-4.4"],
};
