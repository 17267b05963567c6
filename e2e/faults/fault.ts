import { ENGINES, type Engine } from '../support/parts.js';
import type { Promises } from './audit.js';
import { WAYS_IN } from './ledger.js';
import type { Scene } from './scene.js';

/**
 * Something that breaks while enquiries come in, and what is promised meanwhile.
 *
 * @example
 * { name: 'Redis emptied', engines: ['redis'], harm: ({ redis }) => redis.ask((client) => client.flushall()) }
 */
export interface Fault extends Promises {
  /** Where the queue must live for it to make sense; both by default. */
  readonly engines?: readonly Engine[];
  /**
   * It is part of the short form, in which faults follow each other while what the one before delayed is still under way:
   * none that would be one too many then, as Redis emptied behind an outage of PostgreSQL.
   */
  readonly isShort?: boolean;
  readonly harm: (scene: Scene) => unknown;
  /** How long the harm lasts, once done, until it is healed. */
  readonly seconds?: number;
  readonly heal?: (scene: Scene) => unknown;
  /** What somebody has to do by hand once nothing else waits. */
  readonly afterwards?: (scene: Scene) => unknown;
  /** Why it can't be run in a scene; it is then reported as not run. */
  readonly missing?: (scene: Scene) => string | undefined;
}

/** While PostgreSQL is away: with the queue in Redis, forms go on; a chat needs the database in any case. */
export const WITHOUT_DATABASE = { postgres: WAYS_IN, redis: ['chat'] } as const;

export const appliesTo = ({ engines = ENGINES }: Fault, engine: Engine): boolean => engines.includes(engine);
