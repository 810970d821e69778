import type { ExerciseId } from "@reclaim/contracts-members/exercises";
import { defineRemote } from "@reclaim/host-api";
import { fakeHost, type MockResponses, press, renderRemote } from "@reclaim/host-api/testing";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { clearDevice } from "../testing/device-storage.ts";
import { listOutboxItems } from "./outbox.storage.ts";
import OutboxSync from "./outbox-sync.tsx";
import {
  useFavouriteExercises,
  usePractices,
  usePracticeTotals,
  useRecordPractice,
} from "./practice.client.ts";

beforeEach(clearDevice);

const CLIENT_ID = "0b0a5e6a-3f0e-4a53-9a4e-0a8d0f6f2d11";
const practice = {
  id: "5f3b9f4e-8c1a-4a53-9a4e-0a8d0f6f2d11",
  exerciseId: "box-breathing",
  kind: "breathing",
  seconds: 64,
  date: "2026-11-21T09:00:00.000Z",
  localDate: "2026-11-21",
};
const offline = () => {
  throw new TypeError("Failed to fetch");
};

/** A page with a button for each call. */
function page(responses: MockResponses, seconds = 64.4) {
  const onError = vi.fn();
  const fake = fakeHost({ responses, now: new Date("2026-11-21T09:00:00Z") });
  function Page() {
    const record = useRecordPractice({ onError });
    const { ids, setFavourite } = useFavouriteExercises({ onError });
    const practices = usePractices();
    const totals = usePracticeTotals();
    const mark = (id: ExerciseId, isFavourite: boolean) => () => setFavourite(id, isFavourite);
    const done = { exerciseId: "box-breathing", seconds, clientId: CLIENT_ID } as const;
    return (
      <>
        <OutboxSync />
        <output aria-label="Favourites">{ids?.join(" ")}</output>
        <output aria-label="Practised">
          {practices.data?.pages.flatMap(({ items }) => items.map((item) => item.exerciseId))}
        </output>
        <output aria-label="Total">{totals.data?.seconds}</output>
        <button type="button" onClick={() => record.mutate(done)}>Record</button>
        <button type="button" onClick={mark("gratitude", true)}>Mark</button>
        <button type="button" onClick={mark("gratitude", false)}>Unmark</button>
      </>
    );
  }
  renderRemote(
    defineRemote({ name: "mfe-core", routes: [{ path: "/", Component: Page }] }),
    { at: "/", host: fake.host },
  );
  const sent = () => fake.calls.filter(({ method }) => method !== "GET");
  return { ...fake, onError, sent };
}
const output = (name: string) => screen.getByRole("status", { name });

const LISTS: MockResponses = {
  "GET /api/practice": [],
  "GET /api/practice/totals": { practices: 0, seconds: 0, days: [] },
  "GET /api/favourite-exercises": ["body-scan"],
};

test.for([[64.4, 64], [66.1, 64], [30.6, 31], [0.2, 1]] as const)(
  "%s s of a practice are recorded as %i, never more than the exercise has",
  async ([seconds, recorded]) => {
    const { sent } = page({ ...LISTS, "POST /api/practice": practice }, seconds);
    press("Record");
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      exerciseId: "box-breathing",
      seconds: recorded,
      clientId: CLIENT_ID,
    });
  },
);

test("what was just practised stands in the list and the totals", async () => {
  let practices: unknown[] = [];
  page({
    ...LISTS,
    "GET /api/practice": () => practices,
    "GET /api/practice/totals": () => ({ practices: 1, seconds: practices.length * 64, days: [] }),
    "POST /api/practice": () => {
      practices = [practice];
      return practice;
    },
  });
  await waitFor(() => expect(output("Total").textContent).toBe("0"));
  press("Record");
  await waitFor(() => expect(output("Total").textContent).toBe("64"));
  await waitFor(() => expect(output("Practised").textContent).toBe("box-breathing"));
});

test("a practice that ended offline waits with its date, and is sent once when the network is back", async () => {
  let respond: () => unknown = offline;
  const { sent, host } = page({ ...LISTS, "POST /api/practice": () => respond() });
  press("Record");
  const owner = host.session.user?.id ?? "";
  await waitFor(async () => expect(await listOutboxItems(owner)).toHaveLength(1));
  respond = () => practice;
  globalThis.dispatchEvent(new Event("online"));
  globalThis.dispatchEvent(new Event("online"));
  await waitFor(async () => expect(await listOutboxItems(owner)).toEqual([]));
  const bodies = sent().map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual({
    exerciseId: "box-breathing",
    seconds: 64,
    clientId: CLIENT_ID,
    localDate: "2026-11-21",
  });
});

test("a favourite shows at the press, is sent, and goes at the next press", async () => {
  const { sent } = page({
    ...LISTS,
    "PUT /api/favourite-exercises/gratitude": () => new Response(null, { status: 204 }),
    "DELETE /api/favourite-exercises/gratitude": () => new Response(null, { status: 204 }),
  });
  await waitFor(() => expect(output("Favourites").textContent).toBe("body-scan"));
  press("Mark");
  await waitFor(() => expect(output("Favourites").textContent).toBe("gratitude body-scan"));
  press("Unmark");
  await waitFor(() => expect(output("Favourites").textContent).toBe("body-scan"));
  await waitFor(() => expect(sent().map(({ method }) => method)).toEqual(["PUT", "DELETE"]));
});

test("a favourite that the server does not take is taken back and told", async () => {
  const { onError } = page({
    ...LISTS,
    "PUT /api/favourite-exercises/gratitude": () => new Response("", { status: 500 }),
  });
  await waitFor(() => expect(output("Favourites").textContent).toBe("body-scan"));
  press("Mark");
  await waitFor(() => expect(onError).toHaveBeenCalledOnce());
  await waitFor(() => expect(output("Favourites").textContent).toBe("body-scan"));
});
