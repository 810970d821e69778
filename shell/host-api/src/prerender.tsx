import { QueryClient, QueryClientProvider, type QueryKey } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { ServerStyleSheet, StyleSheetManager } from "styled-components";
import { HostContext } from "./host.ts";
import { MemoryRouter } from "./router.ts";
import { fakeHost } from "./testing/fake-host.tsx";

/**
 * What the source named by `prerender` of a route exports as `default`: how the build renders the
 * public page for visitors, search engines and previews of links.
 */
export interface Prerender {
  /** Without the product's name, which the page adds. */
  title: string;
  description: string;
  /** Shown by previews of links: an imported picture of 1200 x 630 pixels. */
  image?: { url: string; alt: string; width: number; height: number };
  /** JSON-LD (https://schema.org). */
  structuredData?: Record<string, unknown>;
  /** Answers that the page shows, by the key of its query; all others are still awaited. */
  queries?: readonly (readonly [QueryKey, unknown])[];
}

/** The page as a visitor sees it before any script has run. */
export function renderForVisitor(
  Page: ComponentType,
  { path, queries = [] }: { path: string; queries?: Prerender["queries"] | undefined },
): { html: string; css: string } {
  const { host } = fakeHost({ member: null });
  const client = new QueryClient();
  for (const [key, data] of queries) client.setQueryData(key, data);
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(
      <StyleSheetManager sheet={sheet.instance}>
        <QueryClientProvider client={client}>
          <HostContext value={{ ...host, session: { ...host.session, onboarded: false } }}>
            <MemoryRouter initialEntries={[path]}>
              <Page />
            </MemoryRouter>
          </HostContext>
        </QueryClientProvider>
      </StyleSheetManager>,
    );
    // The page's policy refuses style attributes; they are of scripts that have not run yet.
    return { html: html.replaceAll(/ style="[^"]*"/g, ""), css: rulesOf(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
    client.clear();
  }
}

/** The rules alone, without the element and the comments by which a browser's sheet would adopt them. */
const rulesOf = (tags: string): string =>
  tags.replaceAll(/<\/?style[^>]*>|\/\*!sc\*\//g, "").replaceAll(/data-styled\.[^{]*\{[^}]*\}/g, "")
    .trim();
