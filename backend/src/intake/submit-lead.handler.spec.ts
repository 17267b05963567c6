import { randomUUID } from 'node:crypto';
import { DatabaseUnavailableError } from '@fahrzeugpflege/infra/database';
import { type QueueEngine, QueueUnavailableError } from '@fahrzeugpflege/infra/queue';
import { describe, expect, it } from '@jest/globals';
import type { EventBus } from '@nestjs/cqrs';
import type { SubmissionStore } from './submission-store.js';
import { SubmitLeadCommand, SubmitLeadHandler } from './submit-lead.handler.js';

/** What was published, while PostgreSQL is away and the queue has this fault. */
async function submit(fault: string | null, isSecondStore = true) {
  const published: unknown[] = [];
  const store = { store: () => Promise.reject(new DatabaseUnavailableError('intake')) } as unknown as SubmissionStore;
  const events = { publish: async (event: unknown) => void published.push(event) } as unknown as EventBus;
  const queue = { isSecondStore, findFault: async () => fault } as unknown as QueueEngine;
  const words = {
    formType: 'contact',
    name: 'Anna',
    email: 'anna@example.ch',
    subject: '',
    message: 'Guten Tag',
  } as const;
  const command = new SubmitLeadCommand({ id: randomUUID(), wayIn: 'json', words, spamReason: null });
  const outcome = await new SubmitLeadHandler(store, events, queue).execute(command).catch((error: unknown) => error);
  return { id: command.submission.id, outcome, published };
}

describe('an enquiry while PostgreSQL is away', () => {
  it('is kept by a queue that lives elsewhere', async () => {
    const { id, outcome, published } = await submit(null);
    expect(outcome).toEqual({ id });
    expect(published).toMatchObject([{ payload: { submission: { id } } }]);
  });

  it('is refused where the queue would take it and may lose it', async () => {
    const { outcome, published } = await submit('Redis may throw jobs away');
    expect(outcome).toBeInstanceOf(QueueUnavailableError);
    expect(published).toEqual([]);
  });

  it('is refused where the queue is away with it', async () => {
    const { outcome, published } = await submit(null, false);
    expect(outcome).toBeInstanceOf(DatabaseUnavailableError);
    expect(published).toEqual([]);
  });
});
