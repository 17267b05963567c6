import { expect } from '@jest/globals';
import { eventually } from './eventually.js';
import type { Api, Stack, Worker } from './stack.js';
import { aVisitor, contactEnquiry, type Visitor } from './visitor.js';

/** Enough for what only the relay brings (it waits 15 s and looks every 3 s) on slow cores. Milliseconds. */
export const RELAY_PATIENCE = 60_000;

/** The visitor has exactly one lead, and at least one mail. Waits for both. */
export async function expectLeadAndMail({ records, mails }: Stack, visitor: Visitor, patience = RELAY_PATIENCE) {
  const lead = await eventually(() => records.leadOf(visitor), patience);
  await mails.next(visitor, patience);
  return lead;
}

/** The same processes, not restarted ones, take one more enquiry and make a lead and a mail of it. */
export async function expectStillAtWork(stack: Stack, api: Api, worker: Worker): Promise<void> {
  const visitor = aVisitor();
  await api.client.contact(contactEnquiry(visitor)).expect(201);
  await expectLeadAndMail(stack, visitor);
  expect([api.process.running, worker.process.running]).toEqual([true, true]);
}
