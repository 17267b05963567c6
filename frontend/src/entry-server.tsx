import type { PageRenderer, ServerBundle } from '@fahrzeugpflege/contracts';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { fillTemplate } from './app/page-document';
import { Providers } from './app/providers';
import { NOT_FOUND_ROUTE, routes } from './app/routes';

const handler = createStaticHandler(routes);

/** Makes the renderer that the API serves all pages with. The outcome depends on path, query and state alone. */
export const createPageRenderer: ServerBundle['createPageRenderer'] = (template) => {
  const render: PageRenderer = async (url, state) => {
    const { pathname, search } = new URL(url, 'http://site.invalid');
    const context = await handler.query(new Request(`http://site.invalid${pathname}${search}`));
    if (context instanceof Response) {
      return { status: context.status, html: '', location: context.headers.get('location') ?? '/' };
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
    const found = context.matches.every(({ route }) => route.id !== NOT_FOUND_ROUTE);
    return { status: found ? context.statusCode : 404, html: fillTemplate(template, { pathname, html, state }) };
  };
  return render;
};
