/** Mouths of the five faces, from low to high; the middle one is calm, not flat. */
const MOUTHS = [
  "M8 16.4Q12 13 16 16.4",
  "M8.5 15.5H15.5",
  "M8.5 14.8Q12 16.6 15.5 14.8",
  "M8 14.4Q12 18 16 14.4",
  "M7.6 14H16.4Q15.6 18.4 12 18.4Q8.4 18.4 7.6 14Z",
];

/**
 * The face of a mood from 1 to 5, in the colour of the text around it; `filled` is for the chosen
 * one, on `--primary-dark`. Decoration only, so the words beside it must say it all.
 */
export function MoodFace(
  { mood, size = "2rem", filled = false }: { mood: number; size?: string; filled?: boolean },
) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9.5" {...(filled && { fill: "currentColor" })} />
      <g {...(filled && { stroke: "var(--on-primary)" })}>
        <path d="M9 9.6v.4M15 9.6v.4" strokeWidth="2.2" />
        <path d={MOUTHS[mood - 1]} />
      </g>
    </svg>
  );
}
