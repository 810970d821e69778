const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** Who may import whom. Capture groups guard a new remote, service or feature without an edit here. */
module.exports = {
  forbidden: [
    rule("no-cycles", "Invert the dependency or move the shared part down.", {}, {
      circular: true,
      viaOnly: { dependencyTypesNot: ["type-only"] },
    }),
    rule(
      "remotes-are-islands",
      "A remote is released alone: talk to others through host-api.",
      { path: "^(mfe-[^/]+)/" },
      { path: "^mfe-[^/]+/", pathNot: "^$1/" },
    ),
    rule(
      "remotes-see-only-host-api",
      "A remote may know host-api, never the shell.",
      { path: "^mfe-" },
      { path: "^shell/", pathNot: "^shell/host-api/src/" },
    ),
    rule(
      "shell-loads-remotes-at-run-time",
      "Use the composition; never import a remote's source.",
      { path: "^shell/" },
      { path: "^mfe-" },
    ),
    rule(
      "remote-features-are-islands",
      "Compose features in remote.tsx; share by src/shared.",
      { path: "^(mfe-[^/]+)/src/features/([^/]+)/" },
      { path: "^$1/src/features/", pathNot: "^$1/src/features/$2/" },
    ),
    rule(
      "shared-below-features",
      "src/shared must not know features.",
      { path: "^(mfe-[^/]+)/src/shared/" },
      { path: "^$1/src/features/" },
    ),
    rule(
      "browser-sees-only-contracts",
      "Browser code reaches services over HTTP.",
      { path: "^(shell|mfe-[^/]+|design-system)/" },
      { path: "^services/", pathNot: "^services/contracts/" },
    ),
    rule(
      "services-are-islands",
      "Call another service through its contract.",
      { path: "^services/(?!platform|contracts|tests|bench)([^/]+)/" },
      { path: "^services/", pathNot: "^services/($1|contracts|platform)/" },
    ),
    rule(
      "only-the-face-of-a-service",
      "From outside, only service.ts of a service may be imported.",
      { path: "^services/(?:[^/]+\\.ts|tests/|bench/)" },
      { path: "^services/(?!platform|contracts|tests|bench)[^/]+/", pathNot: "/service\\.ts$" },
    ),
    rule(
      "platform-knows-no-service",
      "What a service needs of another comes in as a client.",
      { path: "^services/platform/" },
      { path: "^services/", pathNot: "^services/(platform|contracts)/" },
    ),
    rule(
      "contracts-are-pure",
      "Contracts run in browser and Deno: zod only.",
      { path: "^services/contracts/" },
      { pathNot: ["^services/contracts/", "(^|/)node_modules/zod/"] },
    ),
    rule(
      "design-system-is-a-leaf",
      "No knowledge of the product in the design system.",
      { path: "^design-system/" },
      { path: "^(shell|mfe-[^/]+|services)/" },
    ),
    rule(
      "only-repositories-touch-sql",
      "Queries stand in *.repository.ts, tables in *.table.ts.",
      { path: "^services/(?!platform)", pathNot: "\\.(repository|table)(\\.test)?\\.ts$" },
      { path: "node_modules/(drizzle-orm|postgres|@electric-sql)/" },
    ),
    rule(
      "use-cases-know-no-http",
      "Use cases take plain values and ports.",
      { path: "\\.(use-cases|model|repository)\\.ts$" },
      { path: "node_modules/hono/" },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(?!.*node_modules/).*/(dist|storybook-static)/" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js"],
    },
  },
};
