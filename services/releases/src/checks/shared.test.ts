import assert from "node:assert/strict";
import { refusal, remote, shell } from "./checks.testing.ts";

const taking = (shared: string[], name = "mfe-one") => remote(name, {}, { shared });
const giving = (shared: string[], version?: string) => shell({ shared }, version);

Deno.test("a remote takes what the shell gives, or less", async () => {
  const serving = [giving(["react", "zod"])];
  for (const shared of [[], ["react"], ["zod", "react"]]) {
    assert.equal(await refusal("shared", taking(shared), { serving }), null);
  }
});

Deno.test("a remote that takes what a live shell cannot give is refused with the names", async () => {
  const serving = [giving(["react", "zod", "vue"], "2.0.0"), giving(["react"])];
  assert.equal(
    await refusal("shared", taking(["react", "vue", "zod"]), { serving }),
    "shell 1.0.0 does not give vue and zod, which it takes. " +
      "Do without, or wait for a shell that gives it.",
  );
});

Deno.test("a shell that drops what live remotes take is refused, naming them", async () => {
  const serving = [taking(["react"]), taking(["react", "zod"], "mfe-two")];
  assert.equal(await refusal("shared", giving(["zod", "react"]), { serving }), null);
  assert.equal(
    await refusal("shared", giving(["react"]), { serving }),
    "This shell does not give zod, which mfe-two 1.0.0 takes. " +
      "Keep giving it, or have mfe-two released first without it.",
  );
});

Deno.test("of many names the first are told, and how many more there are", async () => {
  assert.match(
    await refusal("shared", taking([..."abcdefgh"]), { serving: [giving([])] }) ?? "",
    /does not give a, b, c, d, e and 3 more, which it takes\./,
  );
});
