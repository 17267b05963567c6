import { describe, expect, it } from '@jest/globals';
import { beginEnquiry } from './begin-enquiry.js';
import { continueEnquiry } from './continue-enquiry.js';
import type { Enquiry } from './enquiry.js';
import { briefDialogues } from './testing/brief-dialogues.js';
import { correctingDialogues } from './testing/correcting-dialogues.js';
import type { After, Dialogue, Exchange } from './testing/dialogue.js';
import { otherwiseDialogues } from './testing/otherwise-dialogues.js';
import { refusingDialogues } from './testing/refusing-dialogues.js';
import { straightDialogues } from './testing/straight-dialogues.js';
import { strayingDialogues } from './testing/straying-dialogues.js';
import { tellingDialogues } from './testing/telling-dialogues.js';

/** A Tuesday at ten: open. */
const now = new Date('2026-03-03T10:00:00+01:00');

interface Result {
  readonly leadsTo: After;
  readonly reply: string;
  readonly isAside: boolean;
  readonly enquiry: Enquiry | null;
}

function begin({ wish, serviceType }: Dialogue, message: string): Result {
  const { enquiry, reply } = beginEnquiry({ wish, serviceType, message, now });
  return { leadsTo: enquiry.asked, reply, isAside: false, enquiry };
}

function proceed(enquiry: Enquiry, message: string): Result {
  const step = continueEnquiry(enquiry, message, now);
  if (step.kind === 'confirmed') return { leadsTo: 'confirmed', reply: '', isAside: false, enquiry: step.enquiry };
  if (step.kind === 'reply') {
    return { leadsTo: step.enquiry?.asked ?? 'called off', reply: step.reply, isAside: false, enquiry: step.enquiry };
  }
  const leadsTo = step.enquiry.left ? 'left' : step.enquiry.asked;
  return { leadsTo, reply: step.reminder, isAside: !step.enquiry.left, enquiry: step.enquiry };
}

function check(result: Result, { leadsTo, hears = [], neverHears = [], isAside = false, slots = {} }: Exchange): void {
  expect(result).toMatchObject({ leadsTo, isAside });
  for (const words of hears) expect(result.reply).toContain(words);
  for (const words of neverHears) expect(result.reply).not.toContain(words);
  expect(result.enquiry?.slots ?? {}).toMatchObject(slots);
}

describe.each([
  ['visitors who answer', straightDialogues],
  ['visitors who answer in few words', briefDialogues],
  ['visitors who correct', correctingDialogues],
  ['visitors who answer something else', otherwiseDialogues],
  ['visitors who refuse', refusingDialogues],
  ['visitors who stray', strayingDialogues],
  ['visitors who tell bit by bit', tellingDialogues],
])('continueEnquiry with %s', (_, dialogues) => {
  it.each(dialogues.map((dialogue) => [dialogue.title, dialogue] as const))('%s', (_title, dialogue) => {
    let enquiry: Enquiry | null = null;
    for (const [index, exchange] of dialogue.exchanges.entries()) {
      if (index > 0 && enquiry === null) throw new Error(`ended before «${exchange.says}»`);
      const result: Result = enquiry === null ? begin(dialogue, exchange.says) : proceed(enquiry, exchange.says);
      check(result, exchange);
      enquiry = result.enquiry;
    }
  });
});
