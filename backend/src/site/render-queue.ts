import { Unavailable } from '../problem/business-error.js';

/** Renders that may wait; beyond them a page is refused, so that a flood of them never holds up intake. */
const MAX_WAITING = 50;

/** Lets one page be rendered at a time, and other requests have their turn between two. */
export class RenderQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** @throws Unavailable when too many wait already */
  async run<T>(render: () => Promise<T>): Promise<T> {
    if (this.waiting >= MAX_WAITING) throw new Unavailable();
    this.waiting += 1;
    const turn = this.last.then(nextTurn).then(render);
    this.last = turn.catch(() => undefined);
    try {
      return await turn;
    } finally {
      this.waiting -= 1;
    }
  }
}

const nextTurn = () => new Promise<void>((resolve) => setImmediate(resolve));
