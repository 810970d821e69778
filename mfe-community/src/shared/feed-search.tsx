import { SearchField } from "@reclaim/design-system/search-field";
import { copy } from "./community.copy.ts";

/** The search box of a list of posts. */
export function FeedSearch(
  { value, onChange }: { value: string; onChange: (searched: string) => void },
) {
  return (
    <SearchField
      label={copy.search.label}
      placeholder={copy.search.placeholder}
      value={value}
      onChange={onChange}
    />
  );
}
