import { fakeHost, type MockResponses, renderRemote } from "@reclaim/host-api/testing";
import { fireEvent, screen } from "@testing-library/react";
import remote from "../../remote.tsx";
import { sampleCategory, samplePseudonym } from "../../testing/sample-data.ts";

/** The calls of the page, as keys of the answers given to `circle`. */
export const GET_PSEUDONYM = "GET /api/pseudonyms/user/subject-1";
export const GET_DAILY_POSTS = "GET /api/forum/posts/type/daily";
export const CREATE_POST = "POST /api/forum/posts";

/** The page of a member with a pseudonym in a forum without posts, unless `answers` say otherwise. */
export async function renderCircle(
  answers: MockResponses = {},
  options: Parameters<typeof fakeHost>[0] = {},
) {
  const fake = fakeHost({
    ...options,
    responses: {
      [GET_PSEUDONYM]: samplePseudonym(),
      [GET_DAILY_POSTS]: [],
      "GET /api/forum/categories": [sampleCategory()],
      ...answers,
    },
  });
  renderRemote(remote, { at: "/community", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "Men's Circle" });
  return fake;
}

export const button = (name: string) => screen.findByRole("button", { name });

export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** The calls so far, as "METHOD /path". */
export const calledPaths = ({ calls }: ReturnType<typeof fakeHost>) =>
  calls.map(({ method, path }) => `${method} ${path}`);
