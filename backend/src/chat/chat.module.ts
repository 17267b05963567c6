import { type DynamicModule, Module } from '@nestjs/common';
import { AssistantFacts, AssistantThreads } from './assistant-thread/assistant-threads.js';
import { ChatController } from './chat.controller.js';
import { ChatLimit } from './chat-limit.js';
import { ChatUpkeep } from './chat-upkeep.js';
import { ConversationCookie, SECURE_COOKIE } from './conversation/conversation-cookie.js';
import { ForgetConversationHandler, ReadConversationHandler } from './conversation/conversation-handlers.js';
import { ConversationMemory } from './conversation/conversation-memory.js';
import { CHAT_POOL, ConversationStore, createChatPool } from './conversation/conversation-store.js';
import { EnquirySubmission } from './enquiry-submission.js';
import { LanguageModel } from './model/language-model.js';
import type { ModelSettings } from './model/model-variables.js';
import { SendMessageHandler } from './send-message.handler.js';
import { UnfinishedEnquiries } from './unfinished-enquiries.js';

export interface ChatSettings {
  readonly databaseUrl: string;
  /** Whether the cookie travels over HTTPS alone. */
  readonly secureCookie: boolean;
  /** Undefined: the site's own knowledge alone. */
  readonly model?: ModelSettings | undefined;
}

/** The assistant: from a visitor's message to a reply, and to an enquiry. */
@Module({
  controllers: [ChatController],
  providers: [
    SendMessageHandler,
    ReadConversationHandler,
    ForgetConversationHandler,
    ...[ConversationStore, ConversationMemory, ConversationCookie],
    ...[ChatLimit, ChatUpkeep, EnquirySubmission, UnfinishedEnquiries, AssistantFacts],
  ],
  exports: [ChatUpkeep, ConversationStore],
})
export class ChatModule {
  static forRoot({ databaseUrl, secureCookie, model }: ChatSettings): DynamicModule {
    return {
      module: ChatModule,
      providers: [
        { provide: CHAT_POOL, useFactory: () => createChatPool(databaseUrl) },
        { provide: SECURE_COOKIE, useValue: secureCookie },
        { provide: LanguageModel, useFactory: () => (model ? new LanguageModel(model) : null) },
        {
          provide: AssistantThreads,
          inject: [LanguageModel],
          useFactory: (languageModel: LanguageModel | null) => new AssistantThreads({ askModel: languageModel?.ask }),
        },
      ],
    };
  }
}
