import {
  disc,
  discs,
  farHills,
  flat,
  floor,
  night,
  rect,
  type Shape,
  sun,
  tree,
  wall,
  waves,
} from "./scene-shapes.ts";

/** The pictures of exercises and talks. */
export const SCENES = {
  // A window of four equal panes.
  "square-window": [
    wall(88),
    ["paper", rect(50, 12, 60, 60)],
    ["sun", disc(94, 32, 9)],
    ["far", "M50 56q15 -16 30 -4t30 -4v24h-60Z"],
    ["near", "M50 64q15 -8 30 0t30 0v8h-60Z"],
    ["line", `${rect(50, 12, 60, 60)}M80 12v60M50 42h60`],
    ["dark", rect(44, 72, 72, 5)],
  ],
  // The moon over a lake.
  "moonlit-lake": [
    night,
    ["sun", disc(104, 30, 13)],
    ["dark", "M-320 64q180 -2 330 -14q40 -10 70 8q40 -18 90 0q120 8 310 6V110H-320Z"],
    ["far", flat(64)],
    ["sun", "M92 69h24v2.500h-24ZM96 76h16v2.500h-16ZM99 83h10v2.500h-10Z"],
    ["paper", discs(22, 1.200, 24, 62, 138) + discs(38, 1, 44, 74) + discs(12, 1, 50, 88)],
    ["line", "M30 74h18M44 84h12M122 80h20"],
  ],
  // A kite in the wind.
  kite: [
    sun(38, 34),
    farHills(66),
    ["near", waves(82, 14)],
    ["dark", "M112 10l16 20l-16 26l-14 -26Z"],
    ["sun", "M112 10l16 20h-30Z"],
    ["line", "M112 56q-14 12 -22 8t-20 18"],
    ["dark", `${disc(67, 74, 2.600)}M64.400 78h5l1 9h-7ZM64 87l-2 9h3l2.500 -7l3 7h3l-3 -9Z`],
  ],
  // Reeds at a pond with one ring on it.
  reeds: [
    sun(112, 30),
    farHills(50, -340),
    ["paper", flat(58)],
    ["line", "M68 78a26 6 0 1 1 52 0a26 6 0 1 1 -52 0ZM80 78a14 3 0 1 1 28 0a14 3 0 1 1 -28 0Z"],
    ["line", "M30 96q2 -34 -4 -58M40 96q0 -30 4 -50M50 98q-2 -20 3 -34"],
    ["dark", "M23 30h5l1 13h-5ZM42 38h5l-1 13h-5Z"],
    ["near", "M-320 92q300 -8 350 -4q30 2 44 22H-320Z"],
  ],
  // A cup on a sill in the morning.
  "morning-cup": [
    ["far", rect(24, 6, 112, 66)],
    ["sun", disc(104, 40, 13)],
    ["near", "M24 58q28 -14 56 -2t56 -2v18h-112Z"],
    ["line", `${rect(24, 6, 112, 66)}M80 6v66`],
    ["dark", flat(72)],
    ["paper", "M44 50h26v12q0 11 -13 11t-13 -11Z"],
    ["line", "M70 54q9 0 8 6q-1 6 -9 6M52 44q-4 -5 0 -10M62 44q-4 -5 0 -10"],
  ],
  // A man in a hammock between two trees.
  hammock: [
    sun(82, 28),
    farHills(64),
    ["near", waves(86, 8)],
    ["dark", "M18 20h6l2 70h-10ZM138 20h6l2 70h-10Z"],
    ["near", discs(20, 15, 12, 30) + discs(20, 15, 132, 150)],
    ["line", "M23 42l16 8M139 42l-16 8"],
    ["dark", `${disc(48, 50, 4.500)}M54 54q26 14 62 -3q-4 9 -16 13q-30 8 -46 -10Z`],
    ["sun", "M38 49q42 34 86 0q-8 28 -43 28t-43 -28Z"],
  ],
  // A basket of apples under the tree.
  apples: [
    sun(126, 30),
    farHills(66),
    ["near", waves(84, 8)],
    ["dark", "M36 88q4 -18 1 -40h10q-2 22 3 40Z"],
    ["near", discs(30, 18, 30, 54) + disc(42, 18, 17) + disc(42, 42, 15)],
    ["sun", discs(28, 3.500, 28, 50) + discs(42, 3.500, 38, 60)],
    ["sun", discs(68, 7, 92, 104, 116) + discs(60, 7, 98, 110)],
    ["dark", "M80 70h48l-6 20h-36Z"],
    ["line", "M84 70q20 -42 40 0"],
    ["far", "M84 76h40l-1 3h-38Z"],
  ],
  // Two birds on a wire, and a third that comes.
  birds: [
    sun(120, 34, 14),
    farHills(70),
    ["near", waves(88, 8)],
    ["line", "M-320 20Q-120 70 80 56T480 30"],
    ["dark", "M56 56q-9 -2 -9 -10q0 -6 6 -7q5 -1 7 3l4 1l-3 2q0 7 6 13l-4 1Z"],
    ["dark", "M90 54q9 -2 9 -10q0 -6 -6 -7q-5 -1 -7 3l-4 1l3 2q0 7 -6 13l4 1Z"],
    ["dark", "M30 24q8 -6 12 2q4 -8 14 -6q-8 2 -13 9q-6 -4 -13 -5Z"],
  ],
  // The sea out of season.
  beach: [
    sun(116, 36, 14),
    ["far", flat(50)],
    ["paper", "M92 56h48v2h-48ZM100 62h30v2h-30Z"],
    [
      "paper",
      "M-320 74q250 -2 330 2q60 -10 100 -4q60 6 370 -2v6q-300 8 -380 2q-40 -4 -100 6q-60 0 -320 -4Z",
    ],
    ["near", "M-320 80q260 4 330 2q60 -10 110 -4q60 4 360 -2V110H-320Z"],
    ["line", "M18 100q2 -18 -6 -32M24 100q4 -16 12 -24M30 100q8 -8 18 -10M20 100q-4 -12 -12 -16"],
    ["dark", "M70 92q4 -3 7 0t-4 3ZM86 86q3 -2 6 0t-3 3ZM78 98q4 -3 8 0t-4 3Z"],
  ],
  // A hut below the summit.
  hut: [
    sun(34, 26),
    ["far", "M-320 80L-60 40L20 84L84 8L132 62L160 40L480 90V110H-320Z"],
    ["paper", "M84 8l13 15l-7 5l-6 -5l-7 6l-7 -4Z"],
    ["near", "M-320 84q280 -2 400 -6q60 -4 400 8V110H-320Z"],
    ["dark", "M52 60h36v22h-36Z"],
    ["paper", "M46 62l24 -18l24 18l-3 4l-21 -15l-21 15Z"],
    ["sun", rect(60, 66, 9, 8)],
    ["line", "M82 48q-2 -6 2 -10t0 -10"],
    ["dark", tree(118, 82, 22) + tree(132, 85, 16) + tree(30, 84, 18)],
  ],
  // A young tree among old ones.
  wood: [
    ["far", flat(80)],
    ["sun", disc(84, 34, 15)],
    ["far", "M8 -10h12v92h-12ZM50 -10h8v92h-8ZM112 -10h8v92h-8ZM146 -10h12v92h-12Z"],
    ["dark", "M-14 -10h20l4 106h-30ZM124 -10h16l5 104h-26ZM28 -10h14l4 100h-22Z"],
    ["near", waves(88, 8)],
    ["line", "M84 88V58"],
    ["near", "M84 78q-14 -2 -15 -12q13 0 15 12ZM84 72q13 -3 14 -13q-12 1 -14 13Z"],
    ["dark", "M84 62q-9 -3 -9 -12q9 2 9 12ZM84 60q8 -4 8 -12q-8 3 -8 12Z"],
  ],
  // An armchair in the evening, with the lamp on.
  armchair: [
    night,
    ["dark", flat(84)],
    ["sun", "M112 20h22l8 20h-38Z"],
    ["line", "M123 40v46M114 86h18"],
    ["near", "M38 36q0 -8 8 -8h32q8 0 8 8v28h-48Z"],
    ["far", "M28 54q0 -6 6 -6t6 6v12h44v-12q0 -6 6 -6t6 6v26h-68Z"],
    ["dark", "M32 80h6v8h-6ZM86 80h6v8h-6Z"],
  ],
  // A kitchen table with bills and a cup on it.
  "kitchen-table": [
    wall(96),
    ["sun", "M66 10h28l8 14h-44Z"],
    ["line", "M80 -100V10"],
    ["dark", "M18 60h124v6h-124ZM28 66h6v30h-6ZM126 66h6v30h-6Z"],
    ["paper", "M40 54l26 -4l4 9l-28 1ZM72 52h24l4 8h-26Z"],
    ["line", "M48 55l12 -2M78 56h12"],
    ["near", "M108 48h13v8q0 4 -6.500 4t-6.500 -4Z"],
    ["line", "M121 51q5 0 4 3.500q-1 3 -5 3"],
  ],
  // The sun comes up over the hills.
  sunrise: [
    ["sun", disc(80, 56, 20)],
    ["line", "M80 24v-8M54 34l-6 -6M106 34l6 -6M44 54h-9M116 54h9"],
    farHills(70),
    ["near", waves(84, 14)],
    ["dark", tree(32, 86, 15) + tree(42, 87, 11) + tree(132, 82, 14)],
    floor(100),
  ],
} satisfies Record<string, readonly Shape[]>;
export type SceneName = keyof typeof SCENES;
