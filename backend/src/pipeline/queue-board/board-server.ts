import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppControllerRoute, BullBoardQueues, IServerAdapter, UIConfig } from '@bull-board/api/typings/app';

/** What one of the board's calls is answered. */
export interface BoardAnswer {
  readonly status: number;
  readonly body: unknown;
}

interface ReadRoute {
  readonly pattern: RegExp;
  readonly handler: AppControllerRoute['handler'];
}

/**
 * The server that bull-board is given: it takes the routes that read, and no others. Controllers of ours ask it, so that
 * the board stands behind the same guards as all of the staff area; it opens no route by itself.
 */
export class BoardServer implements IServerAdapter {
  private queues: BullBoardQueues = new Map();
  private routes: readonly ReadRoute[] = [];
  private uiConfig: UIConfig = {};
  private viewsPath = '';
  private staticPath = '';

  /** @returns null where the board has no such call */
  async answer(path: string, query: Readonly<Record<string, string>>): Promise<BoardAnswer | null> {
    for (const { pattern, handler } of this.routes) {
      const match = pattern.exec(`/${path}`);
      if (!match) continue;
      const { queues, uiConfig } = this;
      const { status = 200, body } = await handler({
        queues,
        uiConfig,
        query: { ...query },
        params: { ...match.groups },
        body: {},
        headers: {},
      });
      return { status, body };
    }
    return null;
  }

  /** The folder of the files that its pages load. */
  get filesFolder(): string {
    return this.staticPath;
  }

  /** The page as the package brings it, a template. */
  get pageTemplate(): string {
    return readFileSync(join(this.viewsPath, 'index.ejs'), 'utf8');
  }

  get pageConfig(): UIConfig {
    return this.uiConfig;
  }

  setApiRoutes(routes: AppControllerRoute[]): this {
    this.routes = routes
      .filter(({ method }) => [method].flat().every((name) => name === 'get'))
      .flatMap(({ route, handler }) => [route].flat().map((path) => ({ pattern: patternOf(path), handler })));
    return this;
  }

  setQueues(queues: BullBoardQueues): this {
    this.queues = queues;
    return this;
  }

  setViewsPath(path: string): this {
    this.viewsPath = path;
    return this;
  }

  setStaticPath(_route: string, path: string): this {
    this.staticPath = path;
    return this;
  }

  setUIConfig(config: UIConfig): this {
    this.uiConfig = config;
    return this;
  }

  /** Its addresses are all the same page, which we serve ourselves. */
  setEntryRoute(): this {
    return this;
  }

  /** What is thrown goes to the problem filter, like everything. */
  setErrorHandler(): this {
    return this;
  }
}

/** `/api/queues/:queueName` as an expression with a group for each parameter; fixed paths come before in its table. */
function patternOf(route: string): RegExp {
  return new RegExp(`^${route.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}
