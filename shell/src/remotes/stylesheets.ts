import type { RemoteVersion } from "@reclaim/contracts-gateway/bootstrap";

/**
 * Puts the stylesheets of a version into the page, each with its hash, and takes those of the
 * remote's other versions out. Rejects when one does not come or is not what it should be.
 */
export async function loadStylesheets({ module, styles = {} }: RemoteVersion): Promise<void> {
  const remote = `${module.split("/", 3).join("/")}/`;
  const loaded = new Set<string>();
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) {
    const url = link.getAttribute("href") ?? "";
    if (!url.startsWith(remote)) continue;
    // One that failed has no sheet.
    if (styles[url] && link.sheet) loaded.add(url);
    else link.remove();
  }
  const missing = Object.entries(styles).filter(([url]) => !loaded.has(url));
  await Promise.all(missing.map(([url, hash]) => addStylesheet(url, hash)));
}

const addStylesheet = (url: string, hash: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const element = document.createElement("link");
    element.rel = "stylesheet";
    element.integrity = hash;
    element.crossOrigin = "";
    element.addEventListener("load", () => resolve());
    element.addEventListener("error", () => {
      element.remove();
      reject(new Error(`${url} could not be loaded`));
    });
    element.href = url;
    document.head.append(element);
  });
