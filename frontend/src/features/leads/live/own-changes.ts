import { LEAD_EVENT_ACTOR_LENGTH } from '@fahrzeugpflege/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** The stream tells of a change at most this long after its answer, in milliseconds. */
const ECHO = 3_000;

/** Knows what this tab itself changes: the stream tells of that, too, and nobody needs to be told what they just did. */
export class OwnChanges {
  private lastDone = Number.NEGATIVE_INFINITY;
  readonly close: () => void;

  constructor(
    private readonly client: QueryClient,
    private readonly username: string | undefined,
  ) {
    this.close = client.getMutationCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'success') this.lastDone = Date.now();
    });
  }

  /** Whether a change by this person is, as far as one can tell, this tab's own. */
  include(actor: string): boolean {
    if (this.username === undefined || actor !== shortened(this.username)) return false;
    return this.client.isMutating() > 0 || Date.now() - this.lastDone < ECHO;
  }
}

/** As many characters as the stream tells of a name. */
function shortened(name: string): string {
  return [...name].slice(0, LEAD_EVENT_ACTOR_LENGTH).join('');
}
