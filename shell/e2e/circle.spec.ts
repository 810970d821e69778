import type { Browser, Page } from "@playwright/test";
import { createMember, expect, test } from "./fixtures.ts";

test.use({ startPath: null });

/** A word that no other test uses, so that tests find their own posts among all. */
const unique = (words: string) => `${words} ${crypto.randomUUID().slice(0, 8)}`;

/** Gives the member of a page a name in the circle, by the dialog. */
async function chooseName(page: Page, name: string): Promise<void> {
  await page.goto("/community");
  await page.getByRole("button", { name: "Create Community Identity" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Community name").fill(name);
  await dialog.getByRole("button", { name: "Create Identity" }).dblclick();
  await expect(page.getByText(`Sharing as ${name}`)).toBeVisible();
  await expect(page.getByText("Error creating pseudonym")).toHaveCount(0);
}

/** Another member in a browser of his own, with a name in the circle. */
async function otherMember(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext();
  await context.addInitScript(() => localStorage.setItem("tour_welcome", "true"));
  const page = await context.newPage();
  await createMember(page);
  await chooseName(page, name);
  return page;
}

const toast = (page: Page, words: string) => page.getByTestId("toast").filter({ hasText: words });

const newName = () => `Walker ${crypto.randomUUID().slice(0, 8)}`;
const share = (page: Page) => page.getByRole("button", { name: "Share with the Circle" });

async function writePost(page: Page, words: string): Promise<void> {
  await page.getByLabel("Your share").fill(words);
  await page.getByLabel("Category").selectOption({ label: "General Discussion" });
}
const card = (page: Page, words: string) => page.getByRole("article").filter({ hasText: words });

test("two members talk: post, news, comment, reply, reaction, support, report and block", async ({ guest, browser }) => {
  test.slow();
  const [martin, paul] = [newName(), newName()];
  const words = unique("Walked before work");
  await chooseName(guest, martin);
  const other = await otherMember(browser, paul);
  try {
    await writePost(guest, words);
    await share(guest).click();
    await expect(card(guest, words)).toBeVisible();
    await expect(card(guest, words).getByText("You", { exact: true })).toBeVisible();

    // The other one learns it from the stream of news, and sees it when he wants to.
    const seen = card(other, words);
    const news = other.getByRole("button", { name: /new posts?$/ });
    // Members of other tests post, too: one press may bring their posts only.
    await expect(async () => {
      await news.click({ timeout: 1000 });
      await expect(seen.getByText(martin)).toBeVisible({ timeout: 1000 });
    }).toPass();

    await seen.getByRole("button", { name: /^Support/ }).click();
    await expect(seen.getByRole("button", { name: /^Support 1/ }))
      .toHaveAttribute("aria-pressed", "true");
    await seen.getByRole("button", { name: "Add a reaction" }).click();
    await seen.getByRole("button", { name: "Strength" }).click();
    await expect(toast(other, "Reaction added!")).toBeVisible();
    await expect(seen.getByRole("button", { name: "Strength 1" }))
      .toHaveAttribute("aria-pressed", "true");

    await seen.getByRole("button", { name: /^Comment/ }).click();
    const dialog = other.getByRole("dialog", { name: "Comments" });
    await dialog.getByRole("button", { name: "Add Comment" }).click();
    await dialog.getByLabel("Your comment").fill("Same river here.");
    await dialog.getByRole("button", { name: "Post Comment" }).click();
    await expect(dialog.getByText("Same river here.")).toBeVisible();
    await other.keyboard.press("Escape");

    // Counts follow without a reload; the author answers on the post's own page.
    await expect(card(guest, words).getByRole("button", { name: "Comment 1 comment" }))
      .toBeVisible();
    await expect(card(guest, words).getByRole("button", { name: /^Support 1/ })).toBeVisible();
    await card(guest, words).getByRole("heading").getByRole("link").click();
    await expect(guest).toHaveURL(/\/community\/post\/\d+$/);
    const comments = guest.getByRole("region", { name: "Comments" });
    await comments.getByRole("button", { name: `Reply to ${paul}` }).click();
    await comments.getByLabel("Your reply").fill("Then we meet without meeting.");
    await comments.getByRole("button", { name: "Post Reply" }).click();
    await expect(comments.getByRole("listitem").getByRole("listitem"))
      .toContainText("Then we meet without meeting.");

    // Words of one's own can be changed, others' reported, and their author blocked.
    await guest.getByRole("button", { name: "More about this post" }).click();
    await guest.getByRole("menuitem", { name: "Edit" }).click();
    await guest.getByLabel("Your share").fill(`${words}, twice`);
    await guest.getByRole("button", { name: "Save changes" }).click();
    await expect(guest.getByRole("article")).toContainText(`${words}, twice`);
    await expect(guest.getByRole("article")).toContainText("edited");

    await seen.getByRole("button", { name: "Report" }).click();
    await expect(toast(other, "Report sent")).toBeVisible();
    await seen.getByRole("button", { name: "More about this post" }).click();
    await other.getByRole("menuitem", { name: `Block ${martin}` }).click();
    await expect(seen).toHaveCount(0);
    await expect(toast(other, `${martin} is blocked`)).toBeVisible();
    await other.goto("/community/my-posts");
    await other.getByRole("button", { name: `Unblock ${martin}` }).click();
    await expect(toast(other, `${martin} is no longer blocked`)).toBeVisible();
    await other.goto("/community");
    await expect(card(other, words)).toBeVisible();
  } finally {
    await other.context().close();
  }
});

test("words survive a reload and a call that fails, and go out once", async ({ guest }) => {
  const words = unique("Said no to a meeting");
  await chooseName(guest, newName());
  await writePost(guest, words);
  await guest.reload();
  await expect(guest.getByLabel("Your share")).toHaveValue(words);

  let fails = true;
  const sent: string[] = [];
  await guest.route("**/api/forum/posts", async (route) => {
    if (route.request().method() !== "POST") return await route.fallback();
    sent.push(route.request().postData() ?? "");
    return await (fails ? route.fulfill({ status: 500, body: "" }) : route.fallback());
  });
  await share(guest).click();
  await expect(toast(guest, "Error sharing post")).toBeVisible();
  await expect(guest.getByLabel("Your share")).toHaveValue(words);
  fails = false;
  await share(guest).dblclick();
  await expect(toast(guest, "Post shared")).toBeVisible();
  await expect(guest.getByLabel("Your share")).toHaveValue("");
  await expect(card(guest, words)).toHaveCount(1);
  expect(sent).toHaveLength(2);
});

test("a post whose answer is lost goes out once", async ({ guest }) => {
  const words = unique("Slept through");
  await chooseName(guest, newName());
  await writePost(guest, words);
  await guest.route("**/api/forum/posts", async (route) => {
    if (route.request().method() !== "POST") return await route.fallback();
    // The server stores it; the browser does not learn it.
    await route.fetch();
    return await route.abort();
  }, { times: 1 });
  await share(guest).click();
  await expect(toast(guest, "Error sharing post")).toBeVisible();
  await share(guest).click();
  await expect(toast(guest, "Post shared")).toBeVisible();
  await guest.reload();
  await expect(card(guest, words)).toHaveCount(1);
});

test("signs of risk are answered by the offer of help only", async ({ guest }) => {
  await chooseName(guest, newName());
  await writePost(guest, unique("I don't want to live anymore."));
  await share(guest).click();
  const help = guest.getByRole("dialog", { name: "You do not have to carry this alone" });
  await expect(help).toBeVisible();
  await help.getByRole("button", { name: "Close" }).first().click();
  await expect(help).toBeHidden();
  await expect(guest.getByLabel("Your share")).toHaveValue("");
  await expect(guest.getByText("Post shared")).toHaveCount(0);
});

test("a list is where one left it, and a link leads to a comment", async ({ guest }) => {
  await chooseName(guest, newName());
  const answers = [];
  for (let turn = 1; turn <= 6; turn++) {
    const words = `${unique(`Day ${turn}`)}\nslept\nwalked\nate\nread`;
    await writePost(guest, words);
    await share(guest).click();
    await expect(guest.getByLabel("Your share")).toHaveValue("");
    answers.push(words);
  }
  const first = card(guest, answers[0]?.split("\n")[0] ?? "");
  await first.getByRole("heading").getByRole("link").scrollIntoViewIfNeeded();
  const before = await guest.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(500);
  await first.getByRole("heading").getByRole("link").click();
  await guest.getByRole("button", { name: "Add Comment" }).click();
  await guest.getByLabel("Your comment").fill("And so on.");
  await guest.getByRole("button", { name: "Post Comment" }).click();
  const comment = guest.getByRole("region", { name: "Comments" }).getByRole("listitem");
  await expect(comment).toContainText("And so on.");
  const link = `${new URL(guest.url()).pathname}#${await comment.getAttribute("id")}`;
  await guest.goBack();
  await expect.poll(() => guest.evaluate(() => scrollY)).toBeGreaterThan(before - 300);
  await guest.goto(link);
  await expect(comment).toBeFocused();
});

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("the list and the open post stand beside each other", async ({ guest }) => {
    const words = unique("Planted a tree");
    await chooseName(guest, newName());
    await writePost(guest, words);
    await share(guest).click();
    await card(guest, words).getByRole("heading").getByRole("link").click();
    await expect(guest).toHaveURL(/\/community\?post=\d+$/);
    const open = guest.getByRole("region", { name: "Daily share" });
    await expect(open.getByText("No comments yet.")).toBeVisible();
    await expect(card(guest, words)).toHaveCount(2);
    await guest.goBack();
    await expect(open).toHaveCount(0);
    await expect(guest.getByRole("region", { name: "Community Guidelines" })).toBeVisible();
  });
});
