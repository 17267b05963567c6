import { type BusinessFacts, profileFacts } from '@fahrzeugpflege/contracts';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { ContentCache } from './content-cache.js';
import { ContentChanges } from './content-changes.js';
import { ENVIRONMENT_FACTS, type EnvironmentFacts, factsOf } from './facts-of.js';
import { SiteContent } from './site-content.js';

/** The facts of the business as they are in force, read when they changed. */
@Injectable()
export class CurrentFacts {
  private readonly logger = new Logger(CurrentFacts.name);
  private readonly kept: ContentCache<BusinessFacts>;
  private readonly unset: BusinessFacts;

  constructor(
    private readonly content: SiteContent,
    @Inject(ENVIRONMENT_FACTS) environment: EnvironmentFacts,
    changes: ContentChanges,
  ) {
    this.kept = new ContentCache(changes);
    this.unset = factsOf({ prices: [profileFacts.prices], settings: {} }, environment);
  }

  /** Never rejects: while the database is away it is what was read before, or what is known without it. */
  async get(): Promise<BusinessFacts> {
    try {
      return await this.kept.get('facts', async () => ({ value: await this.content.facts(), isComplete: true }));
    } catch (error) {
      this.logger.warn(`Prices and opening hours are those of the profile, until they can be read: ${error}`);
      return this.unset;
    }
  }
}
