import { type Answers, fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { fireEvent, screen } from "@testing-library/react";
import remote from "../../remote.tsx";
import { sampleCategory, samplePseudonym } from "../../shared/testing.ts";

/** The calls of the page, as keys of the answers given to `circle`. */
export const OWN = "GET /api/pseudonyms/user/subject-1";
export const DAILY = "GET /api/forum/posts/type/daily";
export const POST = "POST /api/forum/posts";

/** The page of a member with a pseudonym in a forum without posts, unless `answers` say otherwise. */
export async function circle(answers: Answers = {}, options: Parameters<typeof fakeHost>[0] = {}) {
  const fake = fakeHost({
    ...options,
    answers: {
      [OWN]: samplePseudonym(),
      [DAILY]: [],
      "GET /api/forum/categories": [sampleCategory()],
      ...answers,
    },
  });
  renderRemote(remote, { at: "/community", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "Men's Circle" });
  return fake;
}

export const button = (name: string) => screen.findByRole("button", { name });
export const press = async (name: string) => fireEvent.click(await button(name));

export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** What has been called so far, as "METHOD /path". */
export const paths = ({ calls }: ReturnType<typeof fakeHost>) =>
  calls.map(({ method, path }) => `${method} ${path}`);
