import { createECDH } from "node:crypto";

/**
 * True for an address of a push service that may be sent to. Browsers name it, so the list keeps
 * members from making this server call any other address.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, host, username, password } = new URL(endpoint);
  if (username || password) return false;
  return services.some((service) => {
    const [scheme = "", name = ""] = service.split("//");
    return name.startsWith("*.")
      ? protocol === scheme && host.endsWith(name.slice(1))
      : origin === service;
  });
}

/** The public half of a VAPID key, base64url, as browsers and RFC 8292 have it. */
export function toVapidPublicKey(privateKey: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(privateKey, "base64url");
  return pair.getPublicKey("base64url");
}
