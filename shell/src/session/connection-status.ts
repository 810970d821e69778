/** `fetch`, and whether its last call reached the server. */
export interface ConnectionStatus {
  fetch: typeof fetch;
  /** No call is pending, and the last one was answered without a server error. */
  isIdle(): boolean;
}

/** Wraps the global `fetch` and tracks its calls. */
export function createConnectionStatus(): ConnectionStatus {
  let hasSucceeded = true;
  let pending = 0;
  return {
    isIdle: () => hasSucceeded && pending === 0,
    async fetch(...call) {
      pending++;
      hasSucceeded = false;
      try {
        const response = await fetch(...call);
        hasSucceeded = response.status < 500;
        return response;
      } finally {
        pending--;
      }
    },
  };
}
