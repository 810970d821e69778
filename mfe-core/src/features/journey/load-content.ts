import type { CatalogueEntry } from "../../shared/modules.ts";
import type { ModuleContent } from "./module-content.ts";

const files = import.meta.glob<{ content: ModuleContent }>("./content/*.ts");

/** The words of a module, loaded with its page; null for a module without content. */
export async function loadContent(
  { pillar, id }: Pick<CatalogueEntry, "pillar" | "id">,
): Promise<ModuleContent | null> {
  const load = files[`./content/${pillar}-${id}.ts`];
  return load ? (await load()).content : null;
}
