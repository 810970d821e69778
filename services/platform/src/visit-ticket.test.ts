import assert from "node:assert/strict";
import { ticketReader, ticketWriter } from "./visit-ticket.ts";

const write = ticketWriter("a-secret-that-is-long-enough-for-all");
const read = ticketReader("a-secret-that-is-long-enough-for-all");
const COMPOSITION = "abcdefghij-_0123";
const at = (instant: string) => new Date(`2026-11-${instant}Z`);
const served = at("21T09:00:00");

Deno.test("a ticket tells its composition and a visit of its own", () => {
  const visits = [1, 2].map(() => read(write(COMPOSITION, served), served));
  for (const visit of visits) assert.equal(visit?.composition, COMPOSITION);
  assert.notEqual(visits[0]?.visit, visits[1]?.visit);
});

Deno.test("a ticket holds for 26 hours", () => {
  const ticket = write(COMPOSITION, served);
  assert.ok(read(ticket, at("22T11:00:00")));
  assert.equal(read(ticket, at("22T11:00:01")), null);
});

Deno.test("a ticket of a clock that runs ahead holds for some minutes only", () => {
  const ticket = write(COMPOSITION, served);
  assert.ok(read(ticket, at("21T08:56:00")));
  assert.equal(read(ticket, at("21T08:54:00")), null);
});

Deno.test("a ticket with any changed character is not believed", () => {
  const ticket = write(COMPOSITION, served);
  for (let index = 0; index < ticket.length; index++) {
    const changed = ticket[index] === "1" ? "2" : "1";
    const forged = ticket.slice(0, index) + changed + ticket.slice(index + 1);
    // The last character of a hash has two bits that say nothing.
    if (index < ticket.length - 1) assert.equal(read(forged, served), null, forged);
  }
});

Deno.test("a ticket by another secret, and what is none, are not believed", () => {
  const foreign = ticketWriter("another-secret-that-is-long-enough");
  assert.equal(read(foreign(COMPOSITION, served), served), null);
  for (const text of ["", "...", "a.b.c.d", write("short", served), `${"x".repeat(200)}`]) {
    assert.equal(read(text, served), null);
  }
});
