/** Calls the product as the member that a session cookie names; anything but success is an error. */
export function createCaller(url: string, member: string) {
  const cookie = `reclaim.session_token=${member}`;

  async function read(
    path: string,
    init: RequestInit,
  ): Promise<{ headers: Headers; body: unknown }> {
    const answer = await fetch(url + path, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${init.method ?? "GET"} ${path}: ${answer.status} ${text}`);
    return { headers: answer.headers, body: text && JSON.parse(text) };
  }
  return {
    cookie,
    get: (path: string) => read(path, { headers: { cookie } }),
    post: (path: string, body: object) =>
      read(path, {
        method: "POST",
        headers: { cookie, "content-type": "application/json", origin: url },
        body: JSON.stringify(body),
      }),
  };
}
