import type { Pillar } from "@reclaim/contracts-members/catalogue";
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
  windowAt,
} from "./scene-shapes.ts";

/** The picture of the module with this id in this pillar. */
export type ModuleSceneName = `${Pillar}-${number}`;

/** A picture for each module, of a thing that its introduction tells of. */
const MODULE_SCENES: Readonly<Record<ModuleSceneName, readonly Shape[]>> = {
  // A bed below a window with the moon in it.
  "body-1": [
    night,
    ["far", rect(98, 14, 44, 34)],
    ["sun", "M124 21a10 10 0 1 0 8 15a12 12 0 0 1 -8 -15Z"],
    ["line", `${rect(98, 14, 44, 34)}M120 14v34`],
    ["dark", flat(86)],
    ["near", "M18 48h5v40h-5ZM18 66h106v16h-106ZM120 62h5v26h-5Z"],
    ["paper", "M25 66q1 -11 12 -11h8q8 0 9 11Z"],
    ["far", "M44 66q8 -12 28 -9q20 3 32 1q16 -2 16 8v6H44Z"],
  ],
  // A way over the hills and a man on it.
  "body-2": [
    sun(118, 30),
    farHills(58),
    ["near", waves(74, 20)],
    [
      "paper",
      "M62 110q4 -14 22 -20q20 -6 8 -14q-10 -6 4 -12l3 1q-10 6 2 12q16 9 -8 18q-14 5 -14 15Z",
    ],
    ["dark", `${tree(30, 74, 18)}${tree(42, 76, 13)}${tree(140, 80, 16)}`],
    ["dark", `${disc(89, 60, 2.6)}M86.4 64h5l1 9h-7ZM86 73l-2 9h3l2.5 -7l3 7h3l-3 -9Z`],
  ],
  // Split logs, and the axe in the block.
  "body-3": [
    sun(36, 34),
    farHills(64),
    floor(82),
    ["dark", "M96 68h38v18h-38Z"],
    ["near", "M96 68a19 5 0 1 1 38 0a19 5 0 1 1 -38 0Z"],
    ["line", "M116 66l20 -32"],
    ["dark", "M108 62l8 -13l9 5l-6 13q-6 -5 -11 -5Z"],
    ["dark", discs(82, 6.5, 30, 44, 58, 72) + discs(70.5, 6.5, 37, 51, 65) + disc(44, 59, 6.5)],
    ["far", discs(82, 3.6, 30, 44, 58, 72) + discs(70.5, 3.6, 37, 51, 65) + disc(44, 59, 3.6)],
  ],
  // A laid place at a table, with a bowl and an apple.
  "body-4": [
    ...windowAt(96, 8, 44, 36),
    floor(62),
    ["paper", "M38 78a34 11 0 1 1 68 0a34 11 0 1 1 -68 0Z"],
    ["far", "M52 76a20 6 0 1 1 40 0a20 6 0 1 1 -40 0Z"],
    ["dark", "M56 74q3 -10 10 -8q6 -6 11 1q8 -1 10 7q-14 6 -31 0Z"],
    ["line", "M28 68v20M24 68v6q4 4 8 0v-6M116 90V68q5 5 3 12h-3"],
    ["sun", "M132 66q-4 -3 -7 0q-4 6 1 11q3 3 6 1q3 2 6 -1q5 -5 1 -11q-3 -3 -7 0Z"],
    ["line", "M132 66q0 -4 3 -6"],
  ],
  // A glass on a window sill at night, the telephone with its face down.
  "body-5": [
    night,
    ["far", rect(30, 8, 100, 58)],
    ["sun", disc(108, 26, 8)],
    ["near", "M30 56q14 -10 30 -2q18 8 34 -2q18 -8 36 2v12H30Z"],
    ["line", `${rect(30, 8, 100, 58)}M80 8v58`],
    ["dark", flat(70)],
    ["paper", "M52 42h18l-2 30h-14Z"],
    ["sun", "M53.4 56h15.2l-1.2 15h-12.8Z"],
    ["near", "M92 68h30q3 0 3 3v1h-36v-1q0 -3 3 -3Z"],
  ],
  // A sheet with a pulse on it, and a cuff beside.
  "body-6": [
    floor(72),
    ["dark", "M44 14h52q4 0 4 4v66q0 4 -4 4h-52q-4 0 -4 -4v-66q0 -4 4 -4Z"],
    ["paper", rect(46, 22, 48, 60)],
    ["near", "M60 10h20v9h-20Z"],
    ["line", "M52 46h9l5 -13l8 24l6 -16l3 5h6M52 66h26M52 73h18"],
    ["sun", "M124 70q-14 -9 -14 -18q0 -8 7 -8q5 0 7 5q2 -5 7 -5q7 0 7 8q0 9 -14 18Z"],
  ],
  // A notebook and a pencil below a lamp.
  "mind-1": [
    night,
    ["dark", flat(74)],
    ["sun", "M104 26h26l9 22h-44Z"],
    ["line", "M117 48v28M117 26v-5"],
    ["near", "M104 80q0 -5 13 -5t13 5Z"],
    ["paper", "M26 70l32 -9l22 13l-34 11Z"],
    ["near", "M26 70l20 15v4l-20 -15ZM46 85l34 -11v4l-34 11Z"],
    ["line", "M38 70l16 -5M44 74l18 -5M50 78l12 -4"],
    ["sun", "M70 86l26 -10l2 3l-26 10l-5 1Z"],
  ],
  // One door, ajar, with light behind it.
  "mind-2": [
    wall(84),
    ["dark", rect(56, 14, 48, 72)],
    ["sun", rect(60, 18, 40, 68)],
    ["near", "M60 18l24 7v57l-24 4Z"],
    ["dark", disc(79, 54, 1.8)],
    ["paper", "M84 82l16 4l26 16h-48l-14 -16Z"],
  ],
  // A wireless set on a shelf.
  "mind-3": [
    wall(82),
    ["dark", flat(84) + "M38 32h84q6 0 6 6v40q0 6 -6 6h-84q-6 0 -6 -6v-40q0 -6 6 -6Z"],
    ["near", disc(60, 58, 19)],
    ["line", "M46 50h28M43 58h34M46 66h28M114 32l16 -22"],
    ["paper", rect(86, 42, 34, 12)],
    ["sun", rect(106, 42, 2.4, 12)],
    ["near", disc(92, 68, 6) + disc(113, 68, 6)],
  ],
  // A garden gate that is shut.
  "mind-4": [
    sun(118, 28),
    farHills(56),
    ["near", waves(72, 12)],
    ["paper", "M64 110l10 -28h12l10 28Z"],
    [
      "dark",
      [
        -120,
        -104,
        -88,
        -72,
        -56,
        -40,
        -24,
        -8,
        8,
        24,
        40,
        104,
        120,
        136,
        152,
        168,
        184,
        200,
        216,
        232,
        248,
        264,
      ].map((x) => `M${x} 88v-22l4 -5l4 5v22Z`).join("") + rect(-320, 72, 376, 3) +
      rect(104, 72, 376, 3),
    ],
    ["dark", rect(53, 54, 5, 36) + rect(102, 54, 5, 36)],
    ["line", "M58 62h44v24h-44ZM58 86l44 -24M58 74h44"],
  ],
  // A hard chair below a clock that shows half past five.
  "mind-5": [
    wall(82),
    ["paper", disc(108, 34, 19)],
    ["line", disc(108, 34, 19) + "M108 34v13M108 34l5 9"],
    ["sun", disc(108, 34, 2.2)],
    ["dark", "M38 26h4v34h24v4h-2v24h-4v-24h-18v24h-4ZM38 26h22v4h-22ZM38 40h20v4h-20Z"],
    ["dark", "M58 26h4v36h-4Z"],
  ],
  // A guitar that leans on the wall.
  "mind-6": [
    ...windowAt(18, 12, 42, 40),
    wall(84),
    ["dark", "M106 8l5 -2l3 9l-5 2Z"],
    ["near", "M98 52q-12 4 -8 15q-10 9 -3 17q9 9 22 2q11 -8 4 -19q2 -11 -8 -15q-3 -2 -7 0Z"],
    ["line", "M108 14l-8 58M111 14l-7 58"],
    ["dark", disc(102, 66, 5)],
    ["line", "M94 78l14 2"],
  ],
  // A bench by the lake with nobody on it.
  "mind-7": [
    sun(52, 36),
    farHills(56, -340),
    ["paper", flat(58)],
    ["line", "M40 66h24M46 71h14M120 64h18M10 68h14"],
    ["near", waves(84, 10)],
    ["dark", "M86 60h50v4h-50ZM86 67h50v4h-50ZM82 75h58v4h-58ZM88 60h4v28h-4ZM130 60h4v28h-4Z"],
  ],
  // Jars of screws on a workshop shelf.
  "emotional-1": [
    ["near", rect(-320, 48, 800, 4) + rect(-320, 88, 800, 4)],
    ["paper", rect(24, 24, 20, 24) + rect(54, 20, 22, 28) + rect(118, 26, 20, 22)],
    ["paper", rect(36, 62, 22, 26) + rect(98, 60, 24, 28)],
    ["dark", rect(24, 20, 20, 5) + rect(54, 16, 22, 5) + rect(118, 22, 20, 5)],
    ["dark", rect(36, 58, 22, 5) + rect(98, 56, 24, 5)],
    ["far", rect(24, 34, 20, 14) + rect(118, 38, 20, 10) + rect(98, 70, 24, 18)],
    ["sun", rect(54, 30, 22, 18) + rect(36, 76, 22, 12)],
    ["line", "M88 48V28M84 28h8M72 88V72M69 72h6"],
  ],
  // A storm that stands before something.
  "emotional-2": [
    sun(112, 48, 14),
    farHills(72),
    [
      "dark",
      "M36 44q-12 0 -12 -10q0 -9 10 -10q3 -14 18 -14q13 0 17 11q4 -3 9 -2q10 1 10 12q10 1 10 8q0 5 -8 5Z",
    ],
    ["sun", "M62 46l-10 19h9l-6 17l19 -23h-10l8 -13Z"],
    ["line", "M38 52l-3 9M48 52l-3 9M84 52l-3 9M74 66l-3 8"],
    ["near", waves(86, 14)],
  ],
  // A boat on the shore.
  "emotional-3": [
    sun(44, 50, 13),
    ["far", flat(52)],
    ["paper", "M30 58h28v2h-28ZM36 64h18v2h-18Z"],
    ["near", "M-320 78q260 -10 400 -4q60 -2 400 4V110H-320Z"],
    ["dark", "M72 70h60q-5 16 -17 16h-28q-11 0 -15 -16Z"],
    ["far", "M77 73h50l-1 3h-48Z"],
    ["line", "M134 72q14 6 16 16M92 70l22 -18M118 48l-5 5"],
  ],
  // Two cups at a kitchen table under a lamp.
  "emotional-4": [
    night,
    ["far", "M80 26l-66 84h132Z"],
    ["sun", "M62 26q4 -15 18 -15t18 15Z"],
    ["line", "M80 -100v111"],
    ["dark", flat(76)],
    ["paper", "M44 56h22v12q0 9 -11 9t-11 -9ZM94 56h22v12q0 9 -11 9t-11 -9Z"],
    ["line", "M44 60q-8 0 -7 6q1 5 8 5M116 60q8 0 7 6q-1 5 -8 5M52 51q-3 -4 0 -8M104 51q3 -4 0 -8"],
  ],
  // A telephone with its cord.
  "emotional-5": [
    wall(80),
    ["dark", "M52 54h56q4 0 5 5l5 25h-76l5 -25q1 -5 5 -5Z"],
    ["paper", disc(80, 69, 11)],
    ["near", disc(80, 69, 4)],
    [
      "sun",
      "M40 50q-4 -12 8 -17q32 -9 64 0q12 5 8 17q-3 4 -9 3l-7 -3q-2 -6 -5 -7q-19 -4 -38 0q-3 1 -5 7l-7 3q-6 1 -9 -3Z",
    ],
    ["line", "M118 78q10 -6 12 2t8 2t8 2t14 0"],
  ],
  // A life ring at the pier.
  "emotional-6": [
    sun(122, 34),
    ["far", flat(56)],
    ["paper", "M106 62h34v2h-34ZM114 68h20v2h-20Z"],
    ["near", flat(84)],
    ["dark", "M48 24h5v64h-5ZM84 24h5v64h-5ZM44 24h49v5h-49Z"],
    ["sun", disc(68.5, 52, 19)],
    ["far", disc(68.5, 52, 9)],
    [
      "paper",
      "M64.500 33.500h8v9.500h-8ZM64.500 61h8v9.500h-8ZM50 48h9.500v8h-9.500ZM77.500 48h9.500v8h-9.500Z",
    ],
    ["line", "M53 29q15 14 31 0"],
  ],
  // Large boots and small ones at the door.
  "emotional-7": [
    wall(84),
    ["paper", "M16 84h128v6h-128Z"],
    [
      "dark",
      "M34 38h17v26q4 8 15 9q5 1 5 7v6h-37ZM60 36h17v28q4 8 15 9q5 1 5 7v6h-24q0 -9 -8 -10q-3 0 -5 -5Z",
    ],
    [
      "sun",
      "M104 60h10v15q3 4 9 5q3 1 3 4v2h-22ZM119 58h10v17q3 4 9 5q3 1 3 4v2h-14q0 -6 -5 -8l-3 -4Z",
    ],
  ],
  // An old tree with a swing.
  "emotional-8": [
    sun(128, 32, 14),
    farHills(66),
    ["near", waves(84, 12)],
    [
      "dark",
      "M52 88q5 -14 3 -32l-16 -12l3 -3l13 8l2 -14h5l1 18q12 -8 30 -7v4q-20 0 -28 10q-1 16 5 28Z",
    ],
    ["near", discs(34, 17, 40, 62) + disc(51, 22, 17) + disc(84, 38, 12) + disc(28, 42, 10)],
    ["line", "M88 46v28M100 48v26"],
    ["dark", rect(84, 74, 20, 3.5)],
  ],
  // One sheet with a pair of glasses on it.
  "financial-1": [
    floor(56),
    ["paper", "M40 22l66 -8l12 62l-66 12Z"],
    ["line", "M52 32l42 -5M54 41l24 -3M56 50l40 -5M58 59l18 -2.500M60 72l44 -6"],
    ["sun", "M98 70l8 -1l1 6l-8 1Z"],
    ["line", disc(88, 82, 9) + disc(112, 79, 9) + "M97 80q3 -3 6 -2M79 80l-14 -8M121 76l12 -10"],
  ],
  // A tap that drips.
  "financial-2": [
    wall(86),
    [
      "dark",
      "M20 22h8v26h-8ZM28 29h46q16 0 16 16v5h-12v-4q0 -5 -5 -5h-45ZM52 18h6v12h-6ZM42 14h26v5h-26Z",
    ],
    ["sun", "M84 56q5 7 5 10a5 5 0 1 1 -10 0q0 -3 5 -10Z"],
    ["near", "M64 74h42l-4 18h-34Z"],
    ["paper", "M64 74a21 4 0 1 1 42 0a21 4 0 1 1 -42 0Z"],
  ],
  // A house on a floor of stones.
  "financial-3": [
    sun(126, 28),
    farHills(60),
    ["near", waves(82, 8)],
    ["paper", rect(52, 44, 52, 28)],
    ["dark", "M44 46l34 -26l34 26Z"],
    ["sun", rect(60, 52, 11, 10)],
    ["dark", rect(84, 52, 12, 20)],
    [
      "dark",
      "M44 72h20v9h-20ZM66 72h22v9h-22ZM90 72h22v9h-22ZM38 83h22v9h-22ZM62 83h24v9h-24ZM88 83h30v9h-30Z",
    ],
  ],
  // Stones through the water, the next one lit.
  "financial-4": [
    farHills(40, -340),
    ["paper", flat(44)],
    ["near", "M-320 110V60q300 -4 340 8q14 10 4 42Z"],
    ["near", "M480 44H132q-12 6 8 12q60 6 340 6Z"],
    ["dark", "M28 84a13 5 0 1 1 26 0a13 5 0 1 1 -26 0ZM98 58a8 3 0 1 1 16 0a8 3 0 1 1 -16 0Z"],
    ["dark", "M80 65a9 3.500 0 1 1 18 0a9 3.500 0 1 1 -18 0Z"],
    ["sun", "M56 74a11 4.500 0 1 1 22 0a11 4.500 0 1 1 -22 0Z"],
    ["line", "M70 88h20M110 80h24M96 94h14"],
  ],
  // A bicycle for the way to work.
  "financial-5": [
    sun(122, 26),
    farHills(58),
    floor(86),
    ["line", disc(50, 70, 17) + disc(108, 70, 17)],
    ["line", "M50 70l16 -26h30l-20 26H50M62 38l14 32M58 37h10M108 70l-13 -34l-8 1M95 36q8 -2 9 4"],
    ["sun", "M92 42h14v9h-14Z"],
    ["dark", disc(76, 70, 3.500)],
  ],
  // Two chairs on the porch, and the sun goes down.
  "financial-6": [
    sun(80, 46, 18),
    farHills(62, -340),
    ["near", flat(76)],
    ["line", "M-320 66H480M16 -20V76M144 -20V76"],
    ["dark", "M34 46h4l4 22h20v4h-3v18h-4v-18h-12l-3 18h-4l3 -20Z"],
    ["dark", "M126 46h-4l-4 22h-20v4h3v18h4v-18h12l3 18h4l-3 -20Z"],
    ["dark", "M72 74h16v3h-16ZM78.500 77h3v13h-3Z"],
    ["paper", "M76 66h7v8h-7Z"],
  ],
};

/** The shapes of a module's picture; none for a name that no module has. */
export const moduleScene = (name: ModuleSceneName): readonly Shape[] => MODULE_SCENES[name] ?? [];
