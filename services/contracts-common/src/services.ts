/** The services behind the gateway, in the order in which they are started. */
export const SERVICE_NAMES = [
  "identity",
  "members",
  "community",
  "insights",
  "billing",
  "releases",
] as const;
export type ServiceName = typeof SERVICE_NAMES[number];
