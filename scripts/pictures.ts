import { playwright } from "./lib/playwright.ts";

/** Takes the pictures of components and screens anew; look at the difference before you keep them. */
process.exit(await playwright(["pictures", "--update-snapshots=all"]) ? 0 : 1);
