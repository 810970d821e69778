const rule = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

/** The packages of what crosses the wire: one a service, and what several of them share. */
const CONTRACTS = "^services/(contracts-common|[^/]+/contracts)/";

/**
 * Features of a service that may import other features of it, besides its `shared/`; all others are
 * islands. A table refers to the tables of what it hangs on; a use case that combines features names
 * them.
 */
const FEATURES_BELOW = {
  billing: {
    "member-mails": ["mails", "subscriptions"],
    payments: ["catalogue"],
    subscriptions: ["catalogue", "mails", "payments"],
    "test-provider": ["catalogue", "payments"],
    waitlist: ["mails"],
  },
  community: {
    activity: ["blocks", "comments", "likes", "posts", "reactions"],
    blocks: ["pseudonyms"],
    cases: ["comments", "posts"],
    comments: ["blocks", "news", "posts", "pseudonyms"],
    erasure: ["comments", "posts", "pseudonyms"],
    likes: ["comments", "news", "posts", "pseudonyms"],
    live: ["blocks", "comments", "news", "posts"],
    moderation: ["cases", "comments", "news", "posts", "pseudonyms", "reports", "spam"],
    posts: ["blocks", "categories", "news", "pseudonyms"],
    reactions: ["comments", "posts", "pseudonyms"],
    reports: ["cases", "comments", "posts", "pseudonyms"],
    search: ["blocks", "posts", "pseudonyms"],
    seeding: ["categories", "pseudonyms"],
    viewers: ["blocks", "likes", "posts"],
  },
  gateway: {
    api: ["sessions"],
    compositions: ["releases"],
    live: ["compositions", "releases"],
    pages: ["compositions", "live", "sessions"],
    releases: ["static"],
  },
  identity: { deletion: ["accounts"], sessions: ["accounts"] },
  insights: {
    assistant: ["language-model", "quota"],
    coach: ["assistant"],
    "generated-content": ["assistant"],
    "journal-prompts": ["assistant", "kept-answers"],
    "mood-analysis": ["assistant", "kept-answers"],
    "mood-themes": ["assistant"],
    plan: ["kept-answers"],
    pseudonyms: ["assistant", "language-model"],
    recommendations: ["assistant", "kept-answers"],
  },
  members: {
    "badge-awards": ["badges", "check-ins", "journal", "module-progress", "streak"],
    "check-ins": ["badges", "journal-keys", "profile", "streak"],
    journal: ["journal-keys", "profile"],
    "journal-export": ["journal"],
    me: ["badges", "check-ins", "journal", "module-progress", "profile", "streak"],
    "module-progress": ["profile"],
    onboarding: ["me", "profile"],
    practice: ["profile"],
    profile: ["badges"],
    progress: ["check-ins", "journal", "practice", "profile"],
    push: ["check-ins", "module-progress", "profile"],
    "weekly-mail": ["check-ins", "journal", "module-progress", "profile", "streak"],
  },
  releases: {
    checks: ["compatibility"],
    desk: ["audit", "checks", "live", "passes", "reports", "teams", "versions"],
    inspections: ["live", "passes", "teams", "versions"],
    live: ["audit", "checks", "teams", "versions"],
    passes: ["live", "teams", "versions"],
    publishing: ["audit", "checks", "compatibility", "live", "teams", "versions"],
    reports: ["live"],
    teams: ["audit"],
  },
};

/** Throws when the allowed imports of a service's features form a loop between folders. */
function refuseLoops(service, below) {
  const visit = (feature, path) => {
    if (path.includes(feature)) {
      throw new Error(`features of ${service} form a loop: ${[...path, feature].join(" -> ")}`);
    }
    for (const next of below[feature] ?? []) visit(next, [...path, feature]);
  };
  for (const feature of Object.keys(below)) visit(feature, []);
}

const featureRules = Object.entries(FEATURES_BELOW).flatMap(([service, below]) => {
  refuseLoops(service, below);
  const src = `^services/${service}/src/`;
  const tests = "\\.(test|testing)\\.ts$";
  const islands = `${src}(${[...Object.keys(below), "shared"].join("|")})/`;
  return [
    rule(
      `features-of-${service}-are-islands`,
      "Share by src/shared, or name the pair in FEATURES_BELOW.",
      { path: `${src}([^/]+)/`, pathNot: [tests, islands] },
      { path: `${src}[^/]+/`, pathNot: `${src}($1|shared)/` },
    ),
    rule(
      `shared-of-${service}-is-below-features`,
      "What two features need knows none of them.",
      { path: `${src}shared/`, pathNot: tests },
      { path: `${src}[^/]+/`, pathNot: `${src}shared/` },
    ),
    ...Object.entries(below).map(([feature, others]) =>
      rule(
        `${service}-${feature}-imports-named-features-only`,
        "Share by src/shared, or name the pair in FEATURES_BELOW.",
        { path: `${src}${feature}/`, pathNot: tests },
        { path: `${src}[^/]+/`, pathNot: `${src}(${[feature, "shared", ...others].join("|")})/` },
      )
    ),
  ];
});

/** Who may import whom. Capture groups guard a new remote, service or feature without an edit here. */
module.exports = {
  forbidden: [
    rule("no-cycles", "Invert the dependency or move the shared part down.", {}, {
      circular: true,
      viaOnly: { dependencyTypesNot: ["type-only"] },
    }),
    {
      ...rule(
        "no-folder-cycles",
        "Move what both folders need to a folder below them.",
        { path: "^services/[^/]+/src/" },
        { circular: true },
      ),
      scope: "folder",
    },
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
      { path: "^services/", pathNot: CONTRACTS },
    ),
    rule(
      "services-are-islands",
      "Call another service through its contract.",
      { path: "^services/(?!platform|contracts-common|release-store|tests|bench)([^/]+)/" },
      { path: "^services/", pathNot: ["^services/($1|platform|release-store)/", CONTRACTS] },
    ),
    rule(
      "release-store-is-of-releases-and-gateway",
      "Only who writes releases or serves them opens their store.",
      { path: "^services/(?!release-store|releases|gateway|tests|bench)[^/]+/" },
      { path: "^services/release-store/" },
    ),
    rule(
      "test-doubles-stay-in-tests",
      "What stands in a testing folder is for tests alone.",
      {
        path: "^services/",
        pathNot: ["\\.(test|testing)\\.ts$", "/testing/", "^services/(tests|bench)/"],
      },
      { path: "^services/[^/]+/testing/" },
    ),
    rule(
      "only-the-face-of-a-service",
      "From outside, only service.ts of a service may be imported.",
      { path: "^services/(?:[^/]+\\.ts|tests/|bench/)" },
      {
        path: "^services/(?!platform|release-store|tests|bench)[^/]+/",
        pathNot: ["/service\\.ts$", CONTRACTS],
      },
    ),
    rule(
      "platform-knows-no-service",
      "What a service needs of another comes in as a client.",
      { path: "^services/platform/" },
      { path: "^services/", pathNot: ["^services/platform/", CONTRACTS] },
    ),
    rule(
      "contracts-are-pure",
      "Contracts run in browser and Deno: zod only.",
      { path: CONTRACTS },
      { pathNot: [CONTRACTS, "(^|/)node_modules/zod/"] },
    ),
    rule(
      "cli-needs-only-packages",
      "Teams install it without this repository.",
      { path: "^cli/src/" },
      {
        path: "^(shell|mfe-[^/]+|design-system|services|scripts)/",
        pathNot: "^(shell/host-api/build|services/contracts-common|services/[^/]+/contracts)/",
      },
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
    ...featureRules,
    rule(
      "use-cases-know-no-http",
      "Use cases take plain values and ports.",
      { path: "\\.(use-case|model|repository)\\.ts$" },
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
