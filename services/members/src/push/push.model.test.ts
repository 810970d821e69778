import assert from "node:assert/strict";
import { isPushService } from "./push.model.ts";

const SERVICES = ["https://push.example.org", "https://*.push.example.com"];

Deno.test("push services of the list may be sent to", () => {
  for (
    const endpoint of [
      "https://push.example.org/send/abc",
      "https://push.example.org:443/send/abc",
      "https://eu.push.example.com/send/abc",
      "https://EU.push.example.com/send/abc",
    ]
  ) {
    assert.equal(isPushService(endpoint, SERVICES), true, endpoint);
  }
});

Deno.test("no other address may be sent to, above all none of our own network", () => {
  for (
    const endpoint of [
      "http://push.example.org/send/abc",
      "https://push.example.org:8443/send/abc",
      "https://push.example.org.evil.test/send/abc",
      "https://push.example.com/send/abc",
      "https://evilpush.example.com/send/abc",
      "http://eu.push.example.com/send/abc",
      "https://eu.push.example.com:8443/send/abc",
      "https://push.example.org@10.0.0.1/send/abc",
      "https://user:pass@push.example.org/send/abc",
      "https://127.0.0.1/",
      "https://[::1]/",
      "https://169.254.169.254/latest/meta-data",
      "http://localhost:5432/",
      "file:///etc/passwd",
      "push.example.org",
      "",
    ]
  ) {
    assert.equal(isPushService(endpoint, SERVICES), false, endpoint);
  }
});
