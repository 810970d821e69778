import { create as apiPaths } from "./api-paths.ts";
import { create as pureRender } from "./pure-render.ts";

/** The rules of this product, for oxlint. */
export default {
  meta: { name: "reclaim" },
  rules: { "api-paths": { create: apiPaths }, "pure-render": { create: pureRender } },
};
