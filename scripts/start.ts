import { build } from "./lib/build.ts";
import { runReclaim } from "./lib/run.ts";

build({ log: console.log });
console.log("Starting …");
runReclaim();
