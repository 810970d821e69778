import { build } from "./lib/build.ts";
import { runReclaim } from "./lib/run.ts";

await build({ log: console.log });
console.log("Starting …");
runReclaim();
