interface Route {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** Which methods each path has. A path may match several routes, and has the methods of all of them. */
export class RouteMethods {
  /** By their address without parameters, which most have. */
  private readonly fixed = new Map<string, Route>();
  private readonly open = new Map<string, Route>();

  /** @param url as Fastify knows it, with parameters like `:id`, and `*` for all that follows */
  add(url: string, methods: readonly string[]): void {
    const routes = /[:*]/.test(url) ? this.open : this.fixed;
    const route = routes.get(url) ?? { pattern: patternOf(url), methods: new Set() };
    for (const method of methods) route.methods.add(method);
    routes.set(url, route);
  }

  /** @param url of a request, with its query; empty where no route matches */
  of(url: string): string[] {
    const path = pathOf(url);
    const matching = [...this.open.values()].filter(({ pattern }) => pattern.test(path));
    const methods = [this.fixed.get(path), ...matching].flatMap((route) => [...(route?.methods ?? [])]);
    return [...new Set(methods)].sort();
  }
}

function patternOf(url: string): RegExp {
  const segments = url.split('/').map((segment) => {
    if (segment === '*') return '.*';
    return segment.startsWith(':') ? '[^/]+' : segment.replace(/[^\w-]/g, '\\$&');
  });
  return new RegExp(`^${segments.join('/')}$`);
}

/** In the spelling in which routes are written. */
function pathOf(url: string): string {
  const [path = ''] = url.split(/[?#]/, 1);
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
