import type { Http } from "@reclaim/host-api";

export type ExportKind = "data" | "journal";
const EXPORT_PATHS: Record<ExportKind, string> = {
  data: "/api/me/export",
  journal: "/api/me/export/journal",
};

/** All data of the member as JSON, or the journal as Markdown. */
export const downloadExport = (
  http: Http,
  kind: ExportKind,
): Promise<{ name: string; content: Blob }> => http.getFile(EXPORT_PATHS[kind]);
