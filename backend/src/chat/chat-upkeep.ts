import { isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ConversationStore } from './conversation/conversation-store.js';
import { UnfinishedEnquiries } from './unfinished-enquiries.js';

/** How often conversations are looked after; milliseconds. */
const INTERVAL = 20_000;

/** Far more than a month of visitors makes; a flood of them fills some gigabytes and no more. */
const MOST_CONVERSATIONS = 50_000;

/** Looks after conversations that nobody writes in, in every API process; several do each other no harm. */
@Injectable()
export class ChatUpkeep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(ChatUpkeep.name);
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private stopping = false;

  constructor(
    private readonly unfinished: UnfinishedEnquiries,
    private readonly conversations: ConversationStore,
  ) {}

  onApplicationBootstrap(): void {
    this.schedule();
  }

  onModuleDestroy(): void {
    this.stopping = true;
    clearTimeout(this.timer);
  }

  /** Resolves when nothing is under way any more, once the module is destroyed. */
  async stopped(): Promise<void> {
    await this.running;
  }

  /** One round. Never rejects: what failed is tried in the next one. */
  async run(): Promise<void> {
    try {
      await this.unfinished.handOver(() => !this.stopping);
      const deleted = await this.conversations.deleteSurplus(MOST_CONVERSATIONS);
      if (deleted > 0) this.logger.warn(`too many conversations: the ${deleted} oldest are deleted`);
    } catch (error) {
      const { name, message } = error as Error;
      if (isDatabaseUnavailable(error)) this.logger.debug(`the database is away: ${message}`);
      else this.logger.error(`conversations could not be looked after (${name})`);
    }
  }

  private schedule(): void {
    if (this.stopping) return;
    this.timer = setTimeout(() => {
      this.running = this.run().then(() => this.schedule());
    }, INTERVAL).unref();
  }
}
