import { expect, test } from "./fixtures.ts";

test("on the AI Wellness Center each part and the whole page send feedback under their own ids [FBK-10]", async ({ guest }) => {
  await guest.goto("/ai-recommendations");
  const sent: string[] = [];
  const send = async (press: () => Promise<void>) => {
    const [answer] = await Promise.all([
      guest.waitForResponse((response) => response.url().endsWith("/api/user-feedback")),
      press(),
    ]);
    expect(answer.status()).toBe(201);
    sent.push((answer.request().postDataJSON() as { featureId: string }).featureId);
  };
  const loveIt = guest.getByRole("button", { name: "Love it" });
  for (const tab of ["Recommendations", "Mood Analysis", "Journal Prompts"]) {
    await guest.getByRole("tab", { name: tab }).click();
    await send(() => loveIt.first().click());
  }
  await guest.getByRole("form", { name: "How is this for you?" }).getByRole("button", {
    name: "Love it",
  }).click();
  await send(() => guest.getByRole("button", { name: "Send feedback" }).click());
  expect(sent).toEqual([
    "ai-recommendations",
    "ai-mood-analysis",
    "ai-journal-prompts",
    "ai-wellness-center",
  ]);
});
