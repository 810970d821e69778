import assert from "node:assert/strict";
import { createVisitTicketSigner, createVisitTicketVerifier } from "./visit-ticket.ts";

const write = createVisitTicketSigner("a-secret-that-is-long-enough-for-all");
const read = createVisitTicketVerifier("a-secret-that-is-long-enough-for-all");
const COMPOSITION = "abcdefghij-_0123";
const at = (instant: string) => new Date(`2026-11-${instant}Z`);
const served = at("21T09:00:00");

Deno.test("a ticket tells its composition and a visit of its own", async () => {
  const writeAndRead = async () => read(await write(COMPOSITION, served), served);
  const visits = [await writeAndRead(), await writeAndRead()];
  for (const visit of visits) assert.equal(visit?.composition, COMPOSITION);
  assert.notEqual(visits[0]?.visit, visits[1]?.visit);
});

Deno.test("a ticket holds for 26 hours", async () => {
  const ticket = await write(COMPOSITION, served);
  assert.ok(await read(ticket, at("22T10:59:59")));
  assert.equal(await read(ticket, at("22T11:00:00")), null);
});

Deno.test("a ticket of a clock that runs ahead holds for some minutes only", async () => {
  const ticket = await write(COMPOSITION, served);
  assert.ok(await read(ticket, at("21T08:56:00")));
  assert.equal(await read(ticket, at("21T08:54:00")), null);
});

Deno.test("a ticket with any changed character is not believed", async () => {
  const ticket = await write(COMPOSITION, served);
  for (let index = 0; index < ticket.length; index++) {
    const changed = ticket[index] === "1" ? "2" : "1";
    const forged = ticket.slice(0, index) + changed + ticket.slice(index + 1);
    // The last character of a hash has two bits that say nothing.
    if (index < ticket.length - 1) assert.equal(await read(forged, served), null, forged);
  }
});

Deno.test("a ticket by another secret, and what is none, are not believed", async () => {
  const foreign = createVisitTicketSigner("another-secret-that-is-long-enough");
  assert.equal(await read(await foreign(COMPOSITION, served), served), null);
  for (const text of ["", "...", "a.b.c", `${"x".repeat(200)}`]) {
    assert.equal(await read(text, served), null);
  }
});
