import assert from "node:assert/strict";
import { refusal, remote, shell } from "./checks.testing.ts";

type Routes = NonNullable<Parameters<typeof remote>[1]>["routes"];
/** Pages at these paths; "path > example" gives an example, too. */
const pages = (...paths: string[]): Routes =>
  paths.map((path) => {
    const [pattern = "", example] = path.split(" > ");
    return { path: pattern, module: "page.tsx", ...(example !== undefined && { example }) };
  });
const at = (name: string, ...paths: string[]) => remote(name, { routes: pages(...paths) });
const beside = (...others: ReturnType<typeof remote>[]) => ({ serving: [shell(), ...others] });

Deno.test("pages at addresses of their own are fine", async () => {
  const candidate = at(
    "mfe-one",
    "/",
    "/hello",
    "/hello/all",
    "/hello/:name/posts > /hello/ann/posts",
    "/Hello-2/x_y~z",
    "/v1.0/hello",
  );
  assert.equal(
    await refusal("routes", candidate, beside(at("mfe-two", "/two", "/hello/all/of-them"))),
    null,
  );
});

const OTHERWISE = "Choose another path, or have it hand the path over first: " +
  '"handoverTo": "mfe-one" there in remote.json.';

Deno.test("a page of another remote is nobody else's, however its address is written", async () => {
  for (
    const [own, theirs] of [
      ["/hello", "/hello"],
      ["/hello", "/hello/"],
      ["/Hello/", "/hello"],
      ["/", "/"],
      ["/hello/:name > /hello/ann", "/hello/:id"],
    ] as const
  ) {
    const [path] = own.split(" > ");
    assert.equal(
      await refusal("routes", at("mfe-one", own), beside(at("mfe-two", theirs))),
      `"${path}" is a page of mfe-two 1.0.0. ${OTHERWISE}`,
    );
  }
});

Deno.test("patterns that an address can both fit are refused", async () => {
  for (
    const [own, theirs] of [
      ["/a/:id > /a/1", "/a/new"],
      ["/a/new", "/a/:id"],
      ["/a/:x/c > /a/b/c", "/A/b/:y/"],
      ["/a/:x/:y > /a/b/c", "/a/:z/c"],
    ] as const
  ) {
    const [path] = own.split(" > ");
    assert.equal(
      await refusal("routes", at("mfe-one", own), beside(at("mfe-two", theirs))),
      `"${path}" and "${theirs}" of mfe-two 1.0.0 answer the same addresses. ` +
        "Choose a path that fits no address of theirs.",
    );
  }
});

Deno.test("all whose page it is are named, live and on canary", async () => {
  const canary = remote("mfe-two", { routes: pages("/hello") }, {}, "2.0.0");
  assert.equal(
    await refusal("routes", at("mfe-one", "/hello"), beside(at("mfe-two", "/hello"), canary)),
    `"/hello" is a page of mfe-two 1.0.0 and mfe-two 2.0.0. ${OTHERWISE}`,
  );
});

Deno.test("patterns of different length, or with another word, do not collide", async () => {
  for (
    const [own, theirs] of [
      ["/a/:id > /a/1", "/a"],
      ["/a/:id > /a/1", "/a/:id/b"],
      ["/a/:id/b > /a/1/b", "/a/:id/c"],
      ["/ab", "/a"],
    ] as const
  ) {
    assert.equal(await refusal("routes", at("mfe-one", own), beside(at("mfe-two", theirs))), null);
  }
});

Deno.test("a remote does not collide with itself either", async () => {
  assert.equal(
    await refusal("routes", at("mfe-one", "/hello", "/Hello/")),
    '"/Hello/" stands twice in remote.json. Leave one out.',
  );
  assert.equal(
    await refusal("routes", at("mfe-one", "/hello/:name > /hello/ann", "/hello/new")),
    '"/hello/new" and its own "/hello/:name" answer the same addresses. Rename one of them.',
  );
});

const cannot = (path: string, why: string) => `"${path}" cannot be the path of a page. ${why}`;

Deno.test("a path begins with a slash", async () => {
  for (const path of ["hello", "", "https://elsewhere.example/"]) {
    assert.equal(
      await refusal("routes", at("mfe-one", path)),
      cannot(path, 'It must begin with "/".'),
    );
  }
});

Deno.test("what the product answers itself is nobody's page", async () => {
  for (
    const name of ["api", "remotes", "storybook", "healthz", "readyz", "metrics", "offline", "API"]
  ) {
    for (const path of [`/${name}`, `/${name}/`, `/${name}/more`]) {
      assert.equal(
        await refusal("routes", at("mfe-one", path)),
        cannot(
          path,
          `What is below /${name.toLowerCase()} is answered by the product itself. ` +
            "Choose another path.",
        ),
      );
    }
  }
  assert.equal(await refusal("routes", at("mfe-one", "/apiary", "/my/api")), null);
});

Deno.test("a path that would take the addresses of everybody is refused", async () => {
  assert.equal(
    await refusal("routes", at("mfe-one", "/:page > /x")),
    cannot(
      "/:page",
      "Its first part would take the addresses of everybody. Begin with a word of its own.",
    ),
  );
});

Deno.test("a path that reads like a file is refused", async () => {
  for (const path of ["/sw.js", "/hello/report.pdf", "/hello/v1.0/"]) {
    assert.equal(
      await refusal("routes", at("mfe-one", path)),
      cannot(path, "A dot in the last part makes it the address of a file. Leave it out."),
    );
  }
});

Deno.test("patterns that gateway and shell do not know are refused", async () => {
  for (
    const path of [
      "/a/*",
      "/a/:id?",
      "/a//b",
      "//a",
      "/a b",
      "/a%20b",
      "/a/../b",
      "/a?x=1",
      "/a#b",
      "/a/x:id",
      "/a/:",
      "/a/:id(\\d+)",
    ]
  ) {
    const [plain = ""] = path.split("?");
    assert.ok(
      (await refusal("routes", at("mfe-one", `${path} > ${plain}`)))?.startsWith(cannot(
        path,
        'Each part must be a plain word or a parameter such as ":id": other patterns are not known.',
      )),
      path,
    );
  }
});

Deno.test("a page with a parameter needs an address to be looked at", async () => {
  assert.equal(
    await refusal("routes", at("mfe-one", "/hello/:name")),
    '"/hello/:name" has a parameter: it needs an "example" in remote.json, ' +
      "an address that can be opened to look at the page.",
  );
});

Deno.test("an example is an address of its page, with or without a query", async () => {
  for (const example of ["/hello/ann", "/Hello/ann/", "/hello/ann?tab=1", "/hello/ann#top"]) {
    assert.equal(
      await refusal("routes", at("mfe-one", `/hello/:name > ${example}`)),
      null,
      example,
    );
  }
  for (const example of ["/hello", "/hello/", "/other/ann", "hello/ann", "/hello/a/b", ""]) {
    assert.equal(
      await refusal("routes", at("mfe-one", `/hello/:name > ${example}`)),
      `The example "${example}" is no address of "/hello/:name". Give one that it answers.`,
    );
  }
});

Deno.test("a page whose scripts nobody knows is refused", async () => {
  for (const module of ["gone.tsx", "constructor"]) {
    assert.equal(
      await refusal("routes", remote("mfe-one", { routes: [{ path: "/hello", module }] })),
      `Its "preload" says nothing of ${module}, the page at "/hello". Build it again.`,
    );
  }
});
