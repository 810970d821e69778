import { ahead, moveClock, movedPort } from "./moved-clock.ts";
import { expect, test } from "./fixtures.ts";

// The days of one product pass for all: one test after the other.
test.describe.configure({ mode: "serial" });
test.use({ baseURL: `http://localhost:${movedPort()}` });

const DAY = 86_400_000;
const now = () => new Date(Date.now() + ahead());

test("seven days in a row are celebrated, the streak grows by a day each", async ({ guest }) => {
  await guest.clock.install({ time: now() });
  for (let day = 1; day <= 6; day++) {
    await guest.getByRole("button", { name: "Check in" }).click();
    await expect(guest.getByTestId("streak")).toContainText(String(day + 1));
    if (day === 6) break;
    moveClock(new Date(now().getTime() + DAY));
    await guest.clock.setSystemTime(now());
    await guest.reload();
  }
  await expect(guest.getByRole("dialog", { name: "7-Day Streak" })).toBeVisible();
});
