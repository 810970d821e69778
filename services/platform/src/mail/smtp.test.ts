import assert from "node:assert/strict";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";
import { createMailer } from "./mail.adapter.ts";
import { composeMail } from "./mail.layout.ts";

const FROM = "Reclaim <no-reply@reclaim.test>";
const mail = composeMail({
  to: "martin@example.org",
  publicUrl: "https://reclaim.test",
  subject: "Grüße, your payment",
  title: "Thank you",
  paragraphs: ["We received $29.00.\nA second line."],
  action: { label: "Open", url: "https://reclaim.test/" },
  reason: "You have a plan.",
  unsubscribe: { api: "https://reclaim.test/api/stop", page: "https://reclaim.test/stop" },
});

/** A mail server on this machine that takes mails, but for addresses that it does not know. */
async function withSmtpServer(
  run: (url: string, received: { from: string; to: string[]; source: string }[]) => Promise<void>,
): Promise<void> {
  const received: { from: string; to: string[]; source: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth({ username, password }, _session, done) {
      if (username === "reclaim" && password === "secret") done(null, { user: username });
      else done(new Error("535 wrong password"));
    },
    onRcptTo({ address }, _session, done) {
      done(address.startsWith("nobody") ? new Error("550 no such mailbox") : null);
    },
    async onData(stream, { envelope }, done) {
      const source = await text(stream);
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      done();
    },
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  try {
    await run(`smtp://reclaim:secret@127.0.0.1:${port}`, received);
  } finally {
    await new Promise<void>((closed) => server.close(closed));
  }
}

const decode = (source: string) => source.replaceAll("=\r\n", "").replaceAll("=3D", "=");

Deno.test("a mail goes to a mail server as text and as HTML, with how to stop it", () =>
  withSmtpServer(async (smtpUrl, received) => {
    await createMailer({ from: FROM, smtpUrl, folder: "/nonexistent" }).send(mail);
    assert.equal(received.length, 1);
    const { from, to, source = "" } = received[0] ?? {};
    assert.deepEqual([from, to], ["no-reply@reclaim.test", ["martin@example.org"]]);
    const [head = ""] = source.split("\r\n\r\n");
    assert.match(head, /^Subject: =\?UTF-8\?Q\?Gr=C3=BC=C3=9Fe=2C_your_payment\?=/m);
    assert.match(head, /^Content-Type: multipart\/alternative;/m);
    assert.match(head, /^List-Unsubscribe: <https:\/\/reclaim\.test\/api\/stop>/m);
    assert.match(head, /^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
    const body = decode(source);
    const text = body.indexOf("Content-Type: text/plain");
    const html = body.indexOf("Content-Type: text/html");
    assert.ok(text > 0 && html > text, "programs show the last part that they know");
    assert.ok(body.slice(text, html).includes("We received $29.00."));
    assert.ok(body.slice(html).includes('href="https://reclaim.test/"'));
  }));

Deno.test("an address that the server refuses fails the sending", () =>
  withSmtpServer(async (smtpUrl, received) => {
    const mailer = createMailer({ from: FROM, smtpUrl, folder: "/nonexistent" });
    await assert.rejects(mailer.send({ ...mail, to: "nobody@example.org" }), /550|recipients/);
    assert.deepEqual(received, []);
  }));

Deno.test("a wrong password of the mail server fails the sending", () =>
  withSmtpServer(async (smtpUrl, received) => {
    const wrong = smtpUrl.replace("secret", "wrong");
    const mailer = createMailer({ from: FROM, smtpUrl: wrong, folder: "/nonexistent" });
    await assert.rejects(mailer.send(mail), { code: "EAUTH" });
    assert.deepEqual(received, []);
  }));
