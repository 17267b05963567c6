import type { LoadedQuery, PageState, ServerBundle } from '@fahrzeugpflege/contracts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { chunksOf } from './app/chunks-of';
import { articleKey, type ContentKey } from './app/content-queries';
import { headTags } from './app/head/head-tags';
import { indexablePaths } from './app/head/page-entries';
import { sharedPictureDrawings } from './app/head/shared-pictures';
import { keptPath } from './app/kept-path';
import { fillTemplate } from './app/page-document';
import { Providers } from './app/providers';
import { readQueries } from './app/read-queries';
import { NOT_FOUND_ROUTE, queryKeysOf, type RouteHandle, routes } from './app/routes';

export { indexablePaths, keptPath, sharedPictureDrawings };

/** Makes the renderer that the API serves all pages with. The outcome depends on address, content and state alone. */
export const createPageRenderer: ServerBundle['createPageRenderer'] = (site) => {
  const handler = createStaticHandler(routes);
  for (const { handle } of leavesOf(handler.dataRoutes)) chunksOf(site.manifest, handle.source);
  return async ({ url, ...given }) => {
    const { pathname, search } = new URL(url, site.publicUrl);
    const keys = queryKeysOf(pathname);
    const facts = await site.content.facts();
    const { queries, isComplete } = await readQueries(keys, site.content);
    const state: PageState = { ...given, thirdParties: site.thirdParties, facts, queries };
    const context = await handler.query(new Request(site.publicUrl + pathname + search));
    if (context instanceof Response) {
      return { status: context.status, html: '', location: context.headers.get('location') ?? '/', isComplete };
    }
    const html = renderToString(
      <Providers state={state}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </Providers>,
    );
    const leaf = leafOf(context.matches);
    const chunks = chunksOf(site.manifest, leaf.handle.source);
    const hasErrors = Object.keys(given.formState?.errors ?? {}).length > 0;
    const head = headTags({ pathname, search, state, publicUrl: site.publicUrl, hasErrors });
    const isFound = leaf.id !== NOT_FOUND_ROUTE && !isMissing(queries);
    // Whether there is an article that could not be read, nobody knows: that is no 200.
    const isUnknown = !isComplete && keys.some(isArticleKey);
    return {
      status: isUnknown ? 503 : isFound ? context.statusCode : 404,
      html: fillTemplate(site.template, { pathname, head, html, state, chunks }),
      isComplete,
    };
  };
};

/** The page's own route; some route matches every address. */
function leafOf(matches: readonly { readonly route: unknown }[]): {
  readonly id?: string;
  readonly handle: RouteHandle;
} {
  return matches.at(-1)?.route as { readonly id?: string; readonly handle: RouteHandle };
}

function isArticleKey(key: ContentKey): boolean {
  return key.length === articleKey('').length;
}

/** An article that there is not. */
function isMissing(queries: readonly LoadedQuery[]): boolean {
  return queries.some(({ data }) => data === null);
}

function leavesOf(all: typeof routes): { handle: RouteHandle }[] {
  return all.flatMap(({ children, handle }) => (children ? leavesOf(children) : [{ handle: handle as RouteHandle }]));
}
