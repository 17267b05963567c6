import { JobPublisher } from '@fahrzeugpflege/infra/queue';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ChatUpkeep } from './chat/chat-upkeep.js';
import { ConversationStore } from './chat/conversation/conversation-store.js';
import { LeadReceivedPublisher } from './intake/lead-received.publisher.js';
import { SubmissionStore } from './intake/submission-store.js';

/**
 * The order in which the API ends, once the last request is answered: conversations hand over nothing more, what was taken
 * is stored and published, then the queue closes. As the root module's provider it runs before TypeORM closes the database.
 */
@Injectable()
export class Shutdown implements OnApplicationShutdown {
  constructor(
    private readonly submissions: SubmissionStore,
    private readonly events: LeadReceivedPublisher,
    private readonly jobs: JobPublisher,
    private readonly chatUpkeep: ChatUpkeep,
    private readonly conversations: ConversationStore,
  ) {}

  async onApplicationShutdown(): Promise<void> {
    await this.chatUpkeep.stopped();
    await this.conversations.close();
    await this.submissions.close();
    await this.events.drained();
    await this.jobs.close();
  }
}
