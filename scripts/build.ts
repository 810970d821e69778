import { build } from "./lib/build.ts";

await build({ log: console.log });
