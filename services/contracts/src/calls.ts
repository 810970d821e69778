/**
 * Who answers which path, and which calls need no session. The gateway routes by it, and every
 * service refuses what is not listed as public. The longest path that fits decides; one with a method
 * is for that method only.
 */
export const SERVICES = {
  identity: {
    paths: ["/api/auth", "/api/account", "/api/me/export", "DELETE /api/me"],
    public: [
      "POST /api/auth/sign-in/anonymous",
      "POST /api/auth/sign-in/email",
      "POST /api/auth/sign-in/username",
      "POST /api/auth/sign-up/email",
      "POST /api/auth/sign-out",
      "POST /api/auth/request-password-reset",
      "POST /api/auth/reset-password",
    ],
  },
  members: {
    paths: [
      "/api/onboarding",
      "/api/me",
      "/api/me/export/journal",
      "/api/check-ins",
      "/api/journal-entries",
      "/api/module-progress",
      "/api/user-feedback",
      "/api/support-messages",
      "/api/unsubscribe",
    ],
    public: ["POST /api/onboarding", "POST /api/unsubscribe"],
  },
  community: {
    paths: ["/api/forum", "/api/pseudonyms", "/api/reports", "/api/moderation"],
    public: [],
  },
  insights: { paths: ["/api/ai"], public: [] },
  billing: {
    paths: ["/api/plans", "/api/subscription", "/api/create-subscription", "/api/waitlist"],
    public: ["GET /api/plans", "POST /api/waitlist"],
  },
  // Teams come with a token instead of a session: the service itself looks who may do what.
  releases: {
    paths: ["/api/releases"],
    public: [
      "GET /api/releases",
      "GET /api/releases/components",
      "POST /api/releases/reports",
      "POST /api/releases/:name",
      "GET /api/releases/:name/:version",
      "POST /api/releases/:name/:version/activate",
      "PUT /api/releases/:name/:version/canary",
      "DELETE /api/releases/:name/canary",
      "DELETE /api/releases/:name",
      "POST /api/releases/:name/rollback",
      "GET /api/releases/teams/:team",
      "PUT /api/releases/teams/:team",
      "POST /api/releases/teams/:team/tokens",
      "DELETE /api/releases/teams/:team/tokens/:id",
    ],
  },
} as const satisfies Record<string, { paths: readonly string[]; public: readonly string[] }>;

/** The content type of a release's archive, the one body of a call that is not JSON. */
export const ARCHIVE = "application/gzip";

export type ServiceName = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];

const PUBLIC = Object.fromEntries(
  SERVICE_NAMES.map((service) => [
    service,
    SERVICES[service].public.map((call) =>
      new RegExp(`^${call.replace(":name", "(shell|mfe-[^/]+)").replace(/:\w+/g, "[^/]+")}$`)
    ),
  ]),
) as Record<ServiceName, RegExp[]>;

/** True when `method path` is open to visitors without a session. */
export const isPublicCall = (service: ServiceName, method: string, path: string): boolean =>
  PUBLIC[service].some((call) => call.test(`${method} ${path}`));

const ROUTES = SERVICE_NAMES
  .flatMap((service) =>
    SERVICES[service].paths.map((path) => {
      const [prefix = "", method] = path.split(" ").reverse();
      return { service, prefix, method };
    })
  )
  .sort((a, b) => b.prefix.length - a.prefix.length || (a.method ? -1 : 1));

/** The service that answers `method path`, or undefined. */
export function serviceFor(method: string, path: string): ServiceName | undefined {
  return ROUTES.find((route) =>
    (!route.method || route.method === method) &&
    (path === route.prefix || path.startsWith(`${route.prefix}/`))
  )?.service;
}
