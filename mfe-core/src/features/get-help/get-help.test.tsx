import { CRISIS_COUNTRIES, dialled } from "@reclaim/contracts-common/crisis";
import { fakeHost, renderRemote } from "@reclaim/host-api/testing";
import { fireEvent, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import remote from "../../remote.tsx";
import { findCountry } from "../../shared/crisis.model.ts";

beforeAll(() => import("./get-help.page.tsx"));

async function open(...languages: string[]) {
  vi.spyOn(navigator, "languages", "get").mockReturnValue(languages);
  const fake = fakeHost({ member: null });
  renderRemote(remote, { at: "/get-help", host: fake.host });
  await screen.findByRole("heading", { level: 1, name: "Get help" });
  return fake;
}
const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

test("the browser's region chooses the country [SAFE-02]", () => {
  expect(findCountry(["de-AT", "en-US"])?.code).toBe("AT");
  expect(findCountry(["en", "en-GB"])?.code).toBe("GB");
  expect(findCountry(["zh-Hant-SG"])?.code).toBe("SG");
  expect(findCountry(["en", "xx-ZZ"])).toBeUndefined();
});

test("the local lines can be called and texted, without a session or a call [SAFE-02]", async () => {
  const { calls } = await open("en-GB");
  expect(hrefs()).toEqual(
    expect.arrayContaining(["tel:999", "tel:116123", "sms:85258?body=SHOUT"]),
  );
  expect(calls).toEqual([]);
});

test("another country can be chosen, also one that is not listed [SAFE-02]", async () => {
  await open("en-GB");
  const choose = (code: string) =>
    fireEvent.change(screen.getByLabelText("Where are you?"), { target: { value: code } });
  choose("DE");
  expect(hrefs()).toEqual(expect.arrayContaining(["tel:112", "tel:08001110111"]));
  choose("");
  expect(screen.getByText(/findahelpline\.com/)).toBeTruthy();
  expect(hrefs()).toContain("tel:112");
});

test("every country has a line with a number to call or text [SAFE-02]", () => {
  for (const { code, emergency, lines } of CRISIS_COUNTRIES) {
    expect(dialled(emergency), code).toMatch(/^\d{3}$/);
    expect(lines.length, code).toBeGreaterThan(0);
    for (const { call, text } of lines) {
      expect(dialled(call ?? text?.number ?? ""), code).toMatch(/^\d{3,}$/);
    }
  }
});
