import { build } from "./lib/build.ts";

/** Builds what changed; names of remotes as arguments leave the others out. */
build({ only: process.argv.slice(2) });
