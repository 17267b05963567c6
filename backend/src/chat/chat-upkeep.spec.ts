import { DatabaseUnavailableError } from '@fahrzeugpflege/infra/database';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { ChatUpkeep } from './chat-upkeep.js';
import type { ConversationStore } from './conversation/conversation-store.js';
import type { UnfinishedEnquiries } from './unfinished-enquiries.js';

const logged: string[] = [];
const keep =
  (level: string) =>
  (message: unknown): void => {
    logged.push(`${level}: ${String(message)}`);
  };
Logger.overrideLogger({ log: keep('log'), error: keep('error'), warn: keep('warn'), debug: keep('debug') });

let failure: Error | undefined;
let surplus: number;
let rounds: boolean[];
let upkeep: ChatUpkeep;

beforeEach(() => {
  logged.length = 0;
  failure = undefined;
  surplus = 0;
  rounds = [];
  const unfinished = {
    handOver: async (mayGoOn: () => boolean) => {
      rounds.push(mayGoOn());
      if (failure) throw failure;
    },
  };
  const store = { deleteSurplus: async () => surplus };
  upkeep = new ChatUpkeep(unfinished as UnfinishedEnquiries, store as unknown as ConversationStore);
});

describe('the upkeep of conversations', () => {
  it('says nothing where there is nothing to do', async () => {
    await upkeep.run();
    expect([rounds, logged]).toEqual([[true], []]);
  });

  it('warns of a flood', async () => {
    surplus = 700;
    await upkeep.run();
    expect(logged).toEqual(['warn: too many conversations: the 700 oldest are deleted']);
  });

  it('takes an outage of the database as it comes', async () => {
    failure = new DatabaseUnavailableError('away');
    await upkeep.run();
    expect(logged).toEqual([expect.stringMatching(/^debug: /)]);
  });

  it('tells of a fault by its name alone, which holds no words of a visitor', async () => {
    failure = new TypeError('anna@example.ch is not iterable');
    await upkeep.run();
    expect(logged).toEqual(['error: conversations could not be looked after (TypeError)']);
  });

  it('begins nothing more once the process ends', async () => {
    upkeep.onModuleDestroy();
    upkeep.onApplicationBootstrap();
    await upkeep.run();
    await upkeep.stopped();
    expect(rounds).toEqual([false]);
  });
});
