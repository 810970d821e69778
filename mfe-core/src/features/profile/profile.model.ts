/** The first letters of the first two words of a name, or its first two letters. */
export function toInitials(name: string): string {
  const words = name.trim().split(/\s+/).map((word) => [...word]);
  const [first = [], second] = words;
  const letters = second ? [first[0], second[0]] : first.slice(0, 2);
  return letters.join("").toUpperCase();
}
