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
  releases: { paths: ["/api/releases"], public: ["GET /api/releases"] },
} as const satisfies Record<string, { paths: readonly string[]; public: readonly string[] }>;

export type ServiceName = keyof typeof SERVICES;
export const SERVICE_NAMES = Object.keys(SERVICES) as ServiceName[];

/** True when `method path` is open to visitors without a session. */
export function isPublicCall(service: ServiceName, method: string, path: string): boolean {
  return (SERVICES[service].public as readonly string[]).includes(`${method} ${path}`);
}

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
