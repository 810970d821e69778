import assert from "node:assert/strict";
import { createMailer } from "./mail.adapter.ts";

Deno.test("a mail server that says nothing has failed, and is not waited for", async () => {
  const mute = Deno.listen({ hostname: "127.0.0.1", port: 0 });
  const open = mute.accept();
  const { port } = mute.addr as Deno.NetAddr;
  const mailer = createMailer({
    from: "Reclaim <no-reply@reclaim.test>",
    smtpUrl: `smtp://127.0.0.1:${port}`,
    folder: "/nonexistent",
    patience: 50,
  });
  const mail = { to: "martin@example.org", subject: "A mail", text: "Hello." };
  await assert.rejects(mailer.send(mail), { code: "ETIMEDOUT" });
  (await open).close();
  mute.close();
});
