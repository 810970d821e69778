declare module "virtual:bench-parts" {
  import type { Remote } from "@reclaim/host-api";
  import type { RemoteManifest } from "@reclaim/contracts-releases/releases";
  export const PARTS: { remote: Remote; manifest: RemoteManifest }[];
}
