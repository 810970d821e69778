/**
 * The core that the shell shares with every remote: what most screens need. Everything else has an
 * entry of its own (`@reclaim/design-system/dialog`), so that a page pays for what it uses.
 */
export { Button, LinkButton } from "./actions/button.ts";
export { IconButton } from "./actions/icon-button.tsx";
export { ProgressBar } from "./feedback/progress-bar.tsx";
export { Spinner } from "./feedback/spinner.tsx";
export { EmptyState, ErrorState, Skeleton } from "./feedback/states.tsx";
export { FormField } from "./fields/form-field.tsx";
export { Select } from "./fields/select.tsx";
export { TextArea } from "./fields/text-area.tsx";
export { TextField } from "./fields/text-field.tsx";
export { Card, Tag } from "./layout/card.ts";
export { Grid, Hidden, Page, Row, Stack } from "./layout/layout.ts";
export { PageHeader } from "./layout/page-header.tsx";
export { Lead, Muted, Overline, PageTitle, SectionTitle } from "./layout/text.ts";
export { MoodFace } from "./mood/mood-face.tsx";
export { MoodPicker } from "./mood/mood-picker.tsx";
