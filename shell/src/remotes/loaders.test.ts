import { beforeEach, expect, test, vi } from "vitest";
import { loadContainer } from "./federation.ts";
import { createLoaders } from "./loaders.ts";

vi.mock("./federation.ts", () => ({ loadContainer: vi.fn() }));

/** A module that notes that it was run. */
const ran = vi.fn();
const module = `data:text/javascript,globalThis.ran();export const name = "remote"`;
const entry = "/remotes/mfe-circle/2/remoteEntry.js";
const version = { version: "2", module, entry };
const HASH = `sha384-${"A".repeat(64)}`;

beforeEach(() => {
  ran.mockReset();
  vi.stubGlobal("ran", ran);
  vi.mocked(loadContainer).mockReset().mockResolvedValue("container");
});

test("a module that the page has a hash of is run", async () => {
  expect(await createLoaders({ [module]: HASH }).direct(version)).toMatchObject({ name: "remote" });
  expect(ran).toHaveBeenCalledOnce();
});

test("a module without a hash is never run", async () => {
  await expect(createLoaders({ [entry]: HASH }).direct(version)).rejects.toThrow("has no hash");
  expect(ran).not.toHaveBeenCalled();
});

test("a container that the page has a hash of is loaded, another one never", async () => {
  expect(await createLoaders({ [entry]: HASH }).container("mfe-circle", version)).toBe("container");
  expect(loadContainer).toHaveBeenCalledExactlyOnceWith("mfe-circle", version);
  await expect(createLoaders({ [module]: HASH }).container("mfe-circle", version))
    .rejects.toThrow(`${entry} has no hash in this page`);
  expect(loadContainer).toHaveBeenCalledOnce();
});

test("in development code comes from its source, which has no hash", async () => {
  expect(await createLoaders(null).direct(version)).toMatchObject({ name: "remote" });
  expect(await createLoaders(null).container("mfe-circle", version)).toBe("container");
});
