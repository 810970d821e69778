import type { Loaders } from "./remote-store.ts";

export const loaders: Loaders = {
  direct: ({ module }) => import(/* @vite-ignore */ module),
  container: async (name, version) =>
    (await import("./federation.ts")).loadContainer(name, version),
};
