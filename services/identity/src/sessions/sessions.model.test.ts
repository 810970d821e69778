import assert from "node:assert/strict";
import { deviceOf } from "./sessions.model.ts";

const DEVICES = {
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0":
    "Firefox on Windows",
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0":
    "Edge on Windows",
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15":
    "Safari on Mac",
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/140.0.0.0 Mobile/15E148 Safari/604.1":
    "Chrome on iPhone",
  "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36":
    "Samsung Internet on Android",
  "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36":
    "Chrome on ChromeOS",
  "Something on Linux": "A browser on Linux",
  "curl/8.5.0": "Unknown device",
};

Deno.test("a device is named by its browser and its system", () => {
  for (const [userAgent, name] of Object.entries(DEVICES)) assert.equal(deviceOf(userAgent), name);
  assert.equal(deviceOf(null), "Unknown device");
});
