import { systemClock } from "@reclaim/platform/clock";

/**
 * The product with a clock that a browser test moves: the file at `E2E_CLOCK` holds how many
 * milliseconds it is ahead. Read at each look, so that a move holds from the next call on.
 */
const file = Deno.env.get("E2E_CLOCK") ?? "";

function ahead(): number {
  try {
    return Number(Deno.readTextFileSync(file));
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return 0;
    throw error;
  }
}
systemClock.now = () => new Date(Date.now() + ahead());

await import("../main.ts");
