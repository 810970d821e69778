/** The caller's address: the peer's, or what our outermost proxy saw. */
export function getClientAddress(
  request: Request,
  peer: string | undefined,
  trustedProxies: number,
): string {
  const known = peer ?? "unknown";
  if (trustedProxies === 0) return known;
  const seen = request.headers.get("x-forwarded-for")?.split(",").map((part) => part.trim()) ?? [];
  return seen.at(-trustedProxies) ?? known;
}
