import { build } from "./lib/build.ts";
import { runPlaywright } from "./lib/playwright.ts";

/** Takes the pictures of components and screens anew; look at the difference before you keep them. */
build();
process.exit(await runPlaywright(["pictures", "--update-snapshots=all"]) ? 0 : 1);
