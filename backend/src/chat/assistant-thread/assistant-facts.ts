import type { BusinessFacts } from '@fahrzeugpflege/contracts';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContentChanges } from '../../content/content-changes.js';
import { CurrentFacts } from '../../content/current-facts.js';
import { AssistantThreads } from './assistant-threads.js';

/** Tells the assistant's threads the facts of the business: as the process starts, and whenever they may have changed. */
@Injectable()
export class AssistantFacts implements OnModuleInit {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly current: CurrentFacts,
    private readonly changes: ContentChanges,
    private readonly threads: AssistantThreads,
  ) {}

  /** The threads begin to load here; the start does not wait for them. */
  async onModuleInit(): Promise<void> {
    const facts = await this.current.get();
    this.tell(facts);
    this.changes.onChange(() => this.heed());
  }

  /** One change after the other, so that what was read first never comes last. */
  private heed(): void {
    this.last = this.last.then(async () => this.tell(await this.current.get()));
  }

  private tell(facts: BusinessFacts): void {
    void this.threads.useFacts(facts);
  }
}
