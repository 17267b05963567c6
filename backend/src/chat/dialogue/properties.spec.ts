import { chatMailLink, chatPhoneLink, submissionWordsSchema, TEXT_LIMITS } from '@fahrzeugpflege/contracts';
import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ENQUIRY_KINDS } from '../answers/answer.js';
import type { ConversationState } from '../conversation/conversation.js';
import { ENQUIRY_SLOTS } from '../reading/enquiry-slots.js';
import type { Turn } from './converse.js';
import { type Enquiry, slotLimit } from './enquiry.js';
import { engineFor, now, REFERENCE, Visitor } from './testing/visitor.js';
import { toSubmissionWords } from './to-submission-words.js';

/** What visitors write, with what they might write to do harm. */
const sensible = fc.constantFrom(
  ...`Ja | jo passt | 👍 | nein | stopp | weiss nicht | Anna Meier | ich bin d Anna | 079 123 45 67 | 0761 123456
    | anna@example.ch | anna at example punkt ch | Hymer B 678 Jg. 2019 | 7.5 m lang, 3.1 hoch | im April | Autohotel
    | statt Hymer ein Knaus | nicht Meier, sondern Meyer | Was kostet das? | ja, aber im Mai | rufen Sie mich an
    | das nervt | Keramikversiegelung für mein Wohnmobil | das Telefon bitte weglassen | die Nummer stimmt nicht
    | Offerte | ? | - | [Klick](tel:+41900) | <a href="tel:1">x</a> | Name: [x](mailto:y@example.ch)
    | Fahrzeug: <img src=x onerror=y> | ${'\u202e'}abc`.split(/\s*\|\s*/),
);
const noise = fc.string({ unit: 'grapheme', maxLength: 2_000 });
const units = fc.constantFrom(...'[|](tel:|<|0|079 |@|a@|. |,| x |und |nicht |statt |1.|Hymer '.split('|'));
const hostile = fc.tuple(units, fc.nat(1_000)).map(([unit, count]) => unit.repeat(count).slice(0, 2_000));
const message = fc.oneof(
  { weight: 6, arbitrary: sensible },
  { weight: 1, arbitrary: noise },
  { weight: 1, arbitrary: hostile },
);
const conversation = fc.record({
  kind: fc.constantFrom(...ENQUIRY_KINDS),
  messages: fc.array(message, { minLength: 1, maxLength: 15 }),
});

/** A message, what was remembered before it, and what it led to. */
interface Moment extends Turn {
  readonly before: ConversationState;
}

async function talk(visitor: Visitor, messages: readonly string[]): Promise<readonly Moment[]> {
  const said: Moment[] = [];
  for (const message of messages) {
    const before = visitor.state;
    said.push({ before, ...(await visitor.say(message)) });
  }
  return said;
}

/** Only a message that answers a read-back of the very same slots submits, and each submission is counted. */
function expectConfirmed(said: readonly Moment[]): void {
  let shown: unknown;
  for (const { before, reply, state, submission } of said) {
    expect(state.submitted).toBe(before.submitted + (submission ? 1 : 0));
    if (submission) expect(before.enquiry).toMatchObject({ asked: 'confirmation', slots: shown });
    if (reply.includes('So habe ich Sie verstanden:')) shown = state.enquiry?.slots;
  }
}

/** Slots stay within their limits, each but the request in one line. */
function expectBounded({ state: { enquiry } }: Moment): void {
  for (const slot of ENQUIRY_SLOTS) {
    const words = enquiry?.slots[slot] ?? 'x';
    expect(words.length).toBeLessThanOrEqual(slotLimit(slot));
    expect(words.trim()).not.toBe('');
    expect(words).not.toMatch(slot === 'message' ? /[\ud800-\udbff]$/ : /\n/);
  }
}

/** A reply says something, without markup but the two known links. */
function expectPlain({ reply }: Moment): void {
  expect(reply).not.toBe('');
  const plain = reply.replaceAll(chatPhoneLink, '').replaceAll(chatMailLink, '');
  expect(plain).not.toMatch(/[[\]<>\u202a-\u202e\u2066-\u2069]/);
}

/** At any moment, confirmed or not, an enquiry makes sound words of a submission. */
function expectSoundWords(enquiry: Enquiry, messages: readonly string[]): void {
  const lines = messages.map((content) => ({ role: 'user', content, at: now.toISOString() }) as const);
  for (const finished of [true, false]) {
    const words = toSubmissionWords(enquiry, lines, { reference: REFERENCE, finished });
    expect(submissionWordsSchema.safeParse(words).success).toBe(true);
    expect(words.message.length).toBeLessThanOrEqual(TEXT_LIMITS.message);
    expect(words.name).not.toBe('');
  }
}

it('a conversation is sound, whatever is written', async () => {
  const property = fc.asyncProperty(conversation, async ({ kind, messages }) => {
    const said = await talk(new Visitor(engineFor({ kind })), messages);
    expectConfirmed(said);
    said.forEach(expectBounded);
    said.forEach(expectPlain);
    const last = said.findLast(({ state }) => state.enquiry !== null)?.state.enquiry;
    if (last) expectSoundWords(last, messages);
  });
  await fc.assert(property, { numRuns: 300 });
}, 120_000);
