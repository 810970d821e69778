import { styled } from "styled-components";

/* All colours come from the theme, so that the morning changes with it. */
const Picture = styled.svg`
  display: block;
  width: 100%;
  height: clamp(13rem, 10rem + 16vw, 24rem);
  [data-part="glow"] {
    fill: var(--accent);
  }
  [data-part="sun"] {
    fill: color-mix(in srgb, var(--primary) 78%, var(--accent));
  }
  [data-part="far"] {
    fill: color-mix(in srgb, var(--secondary) 26%, var(--background));
  }
  [data-part="middle"] {
    fill: color-mix(in srgb, var(--secondary) 52%, var(--background));
  }
  [data-part="near"] {
    fill: color-mix(in srgb, var(--secondary) 92%, black);
  }
  [data-part="way"] {
    fill: color-mix(in srgb, var(--background) 88%, var(--accent));
  }
`;

/** A way into hills at first light; decoration only. */
export function Landscape() {
  return (
    <Picture viewBox="0 0 1440 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <g data-part="glow">
        <circle cx="720" cy="215" r="205" opacity="0.14" />
        <circle cx="720" cy="215" r="150" opacity="0.24" />
      </g>
      <circle data-part="sun" cx="720" cy="215" r="96" />
      <path
        data-part="far"
        d="M0 235 C140 190 250 180 380 222 C470 250 560 262 660 238 C790 206 880 176 1010 198 C1150 222 1290 176 1440 206 V400 H0Z"
      />
      <path
        data-part="middle"
        d="M0 285 C170 240 330 246 480 282 C620 314 740 308 880 274 C1060 230 1230 246 1440 278 V400 H0Z"
      />
      <path
        data-part="near"
        d="M0 352 C220 296 430 304 640 318 C850 332 1090 330 1440 300 V400 H0Z"
      />
      <path
        data-part="way"
        d="M752 323 C770 333 700 340 690 352 C678 368 640 380 606 400 H826 C812 384 768 372 756 354 C748 342 790 334 764 323Z"
      />
    </Picture>
  );
}
