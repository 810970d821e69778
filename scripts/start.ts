import { build } from "./lib/build.ts";
import { runReclaim } from "./lib/run.ts";

build();
console.log("Starting …");
runReclaim();
