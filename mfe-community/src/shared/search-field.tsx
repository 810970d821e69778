import { TextField } from "@reclaim/design-system";
import { copy } from "./community.copy.ts";

/** The search box above a list of posts. */
export function SearchField(
  { value, onChange }: { value: string; onChange: (value: string) => void },
) {
  return (
    <TextField
      label={copy.search.label}
      type="search"
      placeholder={copy.search.placeholder}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
