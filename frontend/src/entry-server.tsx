import type { ContentReader, LoadedQuery, ManifestChunk, PageState, ServerBundle } from '@fahrzeugpflege/contracts';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { headTags } from './app/head/head-tags.ts';
import { loadPage } from './app/load-page.ts';
import { fillTemplate } from './app/page-document.ts';
import { pageAt, SiteRoutes } from './app/routes.tsx';
import { articleKey, type ContentKey } from './lib/content-queries.ts';
import { PageStateProvider } from './lib/page-state.tsx';
import { sharedPictureDrawings } from './pages/shared-pictures.ts';
import { indexablePaths, keptPath, siteRoutes } from './pages/site-routes.ts';

export { indexablePaths, keptPath, sharedPictureDrawings };

/** Makes the renderer that the API serves all pages with. The outcome depends on address, content and state alone. */
export const createPageRenderer: ServerBundle['createPageRenderer'] = (site) => {
  for (const { chunk } of siteRoutes) chunksOf(site.manifest, chunk.source);
  return async ({ url, ...given }) => {
    const { pathname, search } = new URL(url, site.publicUrl);
    const route = pageAt(pathname);
    const { chunk, queryKeys, isNotFound } = route;
    const facts = await site.content.facts();
    const { queries, isComplete } = await readQueries(queryKeys, site.content);
    const state: PageState = { ...given, thirdParties: site.thirdParties, facts, queries };
    const module = await loadPage(chunk);
    const html = renderToString(
      <PageStateProvider state={state}>
        <StaticRouter location={{ pathname, search }}>
          <SiteRoutes />
        </StaticRouter>
      </PageStateProvider>,
    );
    const chunks = chunksOf(site.manifest, chunk.source);
    const head = headTags({ pathname, search, route, module, state, publicUrl: site.publicUrl });
    const needsArticle = route.title === undefined;
    // Whether there is an article that could not be read, nobody knows: that is no 200.
    const isUnknown = needsArticle && !isComplete && queryKeys.some(isArticleKey);
    return {
      status: isUnknown ? 503 : isNotFound || (needsArticle && isMissing(queries)) ? 404 : 200,
      html: fillTemplate(site.template, { pathname, head, html, state, chunks }),
      isComplete,
    };
  };
};

function isArticleKey(key: ContentKey): boolean {
  return key.length === articleKey('').length;
}

/** An article that there is not. */
function isMissing(queries: readonly LoadedQuery[]): boolean {
  return queries.some(({ data }) => data === null);
}

/** Reads for the server what the browser would ask the API for. A failure leaves a gap, which the browser fills later. */
async function readQueries(
  keys: readonly ContentKey[],
  content: ContentReader,
): Promise<{ readonly queries: readonly LoadedQuery[]; readonly isComplete: boolean }> {
  const answers = await Promise.allSettled(keys.map((key) => readContent(key, content)));
  const queries = keys.flatMap((key, index) => {
    const answer = answers[index];
    return answer?.status === 'fulfilled' ? [{ key, data: answer.value }] : [];
  });
  return { queries, isComplete: queries.length === keys.length };
}

function readContent([, kind, slug]: ContentKey, content: ContentReader): Promise<unknown> {
  if (kind === 'services') return content.services();
  return slug === undefined ? content.articles() : content.article(slug);
}

/**
 * The files of a page's chunk and of all that it imports, as the build's manifest names them.
 *
 * @param source the page's source file, for example `src/pages/home-page.tsx`
 * @throws Error when the browser build has no such page
 */
function chunksOf(manifest: Readonly<Record<string, ManifestChunk>>, source: string): readonly string[] {
  if (!manifest[source]) throw new Error(`The browser build has no page ${source}`);
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(source);
  return [...files];
}
