import { createHash } from "node:crypto";
import { createStaticFile, type StaticFile, toFileResponse } from "./static-file.model.ts";

/** Storybook's own pages write scripts and styles inline; nothing may come from elsewhere. */
const STORYBOOK_CSP = [
  "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:",
  "base-uri 'none'",
  "object-src 'none'",
  "frame-ancestors 'self'",
].join("; ");

/** Answers a request for a file of Storybook, or undefined when there is none at that path. */
export type StorybookFiles = (request: Request, path: string) => Response | undefined;

/**
 * The files of Storybook's folder, read once; none when it was not built. Their names only look as
 * if they bore a hash: browsers ask for each again.
 */
export async function loadStorybookFiles(folder: string): Promise<StorybookFiles> {
  const files = new Map<string, StaticFile>();
  if (await folderExists(folder)) await readFolder(files, "/storybook", folder);
  return (request, path) => {
    const file = files.get(path === "/storybook/" ? "/storybook/index.html" : path);
    return file && toFileResponse(request, file, "asked");
  };
}

async function readFolder(files: Map<string, StaticFile>, prefix: string, folder: string) {
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    if (isDirectory) await readFolder(files, `${prefix}/${name}`, `${folder}/${name}`);
    else if (!/\.(br|gz)$/.test(name)) {
      files.set(`${prefix}/${name}`, await readFile(`${folder}/${name}`));
    }
  }
}

async function readFile(path: string): Promise<StaticFile> {
  const [plain, br, gzip] = await Promise.all([
    Deno.readFile(path),
    readFileIfExists(`${path}.br`),
    readFileIfExists(`${path}.gz`),
  ]);
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const file = createStaticFile(path, tag, { plain, br, gzip });
  if (path.endsWith(".html")) file.headers["content-security-policy"] = STORYBOOK_CSP;
  return file;
}

const folderExists = (path: string): Promise<boolean> =>
  Deno.stat(path).then(() => true, () => false);

const readFileIfExists = (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  Deno.readFile(path).catch(() => undefined);
