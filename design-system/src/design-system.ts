/**
 * The core that the shell shares with every remote. What only some pages need (dialog, tabs, toast,
 * confetti) has an entry of its own, so that the first screen does not pay for it.
 */
export { Button, LinkButton } from "./button.ts";
export { Card, Tag } from "./card.ts";
export { Select, TextArea, TextField } from "./field.tsx";
export { Icon } from "./icon.tsx";
export { Grid, Hidden, Page, Row, Stack } from "./layout.ts";
export { MoodFace } from "./mood-face.tsx";
export { MoodPicker } from "./mood-picker.tsx";
export { ProgressBar } from "./progress.tsx";
export { EmptyState, ErrorState, Skeleton } from "./states.tsx";
export { Lead, Muted, Overline, PageTitle, SectionTitle } from "./text.ts";
