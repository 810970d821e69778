/** For stories: an answer whose body does not come to an end. */
export const neverAnswered = (): Response => new Response(new ReadableStream());
