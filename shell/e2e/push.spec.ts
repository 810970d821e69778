import { PUSH_WORDS } from "@reclaim/contracts-members/push-words";
import { expect, test } from "./fixtures.ts";

test.use({ serviceWorkers: "allow" });

test("a pushed reminder is a real notification of the browser, once, and only where no page is looked at", async ({ guest: page, context }) => {
  const { origin } = new URL(page.url());
  await context.grantPermissions(["notifications"]);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const [worker] = context.serviceWorkers();
  const shown = () =>
    worker!.evaluate(async () => {
      const { registration } = globalThis as unknown as {
        registration: ServiceWorkerRegistration;
      };
      const notifications = await registration.getNotifications();
      return notifications.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
    });

  const session = await context.newCDPSession(page);
  const registrationId = new Promise<string>((found) =>
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) found(own.registrationId);
    })
  );
  await session.send("ServiceWorker.enable");
  /** As the browser's push service hands a message over, decrypted. */
  const deliver = async (message: string) =>
    session.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId: await registrationId,
      data: message,
    });
  const checkIn = { tag: "checkIn", to: "/" };
  const reminder = { title: PUSH_WORDS.title, body: PUSH_WORDS.body };

  /** How often the worker has looked for open pages: it is then that it decides. */
  const decisions = () =>
    worker!.evaluate(() => (globalThis as unknown as { decisions: number }).decisions);
  await worker!.evaluate(() => {
    const scope = globalThis as unknown as {
      decisions: number;
      clients: { matchAll(options: object): Promise<unknown> };
    };
    const matchAll = scope.clients.matchAll.bind(scope.clients);
    scope.decisions = 0;
    scope.clients.matchAll = async (options) => {
      const pages = await matchAll(options);
      scope.decisions++;
      return pages;
    };
  });

  // The page that is looked at tells it itself; the second message comes to no page.
  await deliver(JSON.stringify({ tag: "looked-at", to: "/" }));
  await expect.poll(decisions).toBe(1);
  await page.goto("about:blank");
  await deliver(JSON.stringify(checkIn));
  await expect.poll(shown).toEqual([{ ...reminder, tag: "checkIn", data: { to: "/" } }]);
  await deliver(JSON.stringify(checkIn));
  await deliver("no message of this product");
  await expect.poll(shown).toEqual(expect.arrayContaining([
    { ...reminder, tag: "checkIn", data: { to: "/" } },
    { ...reminder, tag: "reminder", data: { to: "/" } },
  ]));
  expect(await shown()).toHaveLength(2);
});
