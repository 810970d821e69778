/** A line icon on a 24 x 24 grid; decoration only, so the words beside it must say it all. */
export function Icon({ paths, size = 24 }: { paths: readonly string[]; size?: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {paths.map((path) => <path key={path} d={path} />)}
    </svg>
  );
}
