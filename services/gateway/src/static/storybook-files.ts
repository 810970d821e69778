import { createHash } from "node:crypto";
import { fileAnswer, type StaticFile, staticFile } from "./static-file.ts";

/** Storybook's own pages write scripts and styles inline; nothing may come from elsewhere. */
const POLICY = [
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
export async function storybookFiles(folder: string): Promise<StorybookFiles> {
  const files = new Map<string, StaticFile>();
  if (await isThere(folder)) await readFolder(files, "/storybook", folder);
  return (request, path) => {
    const file = files.get(path === "/storybook/" ? "/storybook/index.html" : path);
    return file && fileAnswer(request, file, "asked");
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
    readIfThere(`${path}.br`),
    readIfThere(`${path}.gz`),
  ]);
  const tag = createHash("sha256").update(plain).digest("base64url").slice(0, 22);
  const file = staticFile(path, tag, { plain, br, gzip });
  if (path.endsWith(".html")) file.headers["content-security-policy"] = POLICY;
  return file;
}

const isThere = (path: string): Promise<boolean> => Deno.stat(path).then(() => true, () => false);

const readIfThere = (path: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  Deno.readFile(path).catch(() => undefined);
