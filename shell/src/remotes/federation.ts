import type { RemoteVersion } from "@reclaim/contracts-gateway/bootstrap";
import { createInstance } from "@module-federation/runtime";
import * as provided from "@shell/shared";
import scope from "virtual:shared-scope";

/** The same instances that the import map gives, for remotes that negotiate shared libraries. */
const shared = Object.fromEntries(
  Object.entries(scope).map(([specifier, { prefix, version }]) => {
    const members = Object.entries(provided)
      .filter(([name]) => name.startsWith(prefix))
      .map(([name, value]) => [name.slice(prefix.length), value]);
    const library = Object.fromEntries(members);
    const shareConfig = { singleton: true, requiredVersion: `^${version}` };
    return [specifier, { version, lib: () => library, shareConfig }];
  }),
);

/** The federation runtime, loaded only when a remote must be fetched another way than by its URL. */
const runtime = createInstance({ name: "shell", remotes: [], shared });
const registered = new Set<string>();

export async function loadContainer(name: string, { entry }: RemoteVersion): Promise<unknown> {
  const id = name.replaceAll("-", "_");
  runtime.registerRemotes([{ name: id, entry, type: "module" }], { force: registered.has(name) });
  registered.add(name);
  return await runtime.loadRemote(`${id}/remote`);
}
