/** The way to the server, and how it does. */
export interface Line {
  fetch: typeof fetch;
  /** The last call came through, and none is on its way. */
  isQuiet(): boolean;
}

export function watchedLine(): Line {
  let works = true;
  let open = 0;
  return {
    isQuiet: () => works && open === 0,
    async fetch(...call) {
      open++;
      works = false;
      try {
        const answer = await fetch(...call);
        works = answer.status < 500;
        return answer;
      } finally {
        open--;
      }
    },
  };
}
