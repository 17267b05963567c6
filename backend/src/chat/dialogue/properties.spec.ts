import { chatMailLink, chatPhoneLink, submissionWordsSchema, TEXT_LIMITS } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { ENQUIRY_KINDS } from '../answers/answer.js';
import { ENQUIRY_SLOTS } from '../reading/enquiry-slots.js';
import { beginEnquiry } from './begin-enquiry.js';
import { continueEnquiry } from './continue-enquiry.js';
import { type Enquiry, slotLimit } from './enquiry.js';
import { inGerman } from './sentences.js';
import { toSubmissionWords } from './to-submission-words.js';

const now = new Date('2026-03-03T10:00:00+01:00');

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

interface Moment {
  readonly before: Enquiry | null;
  readonly after: Enquiry | null;
  readonly reply: string;
  readonly isConfirmed: boolean;
}

/** Every reply, reminder and enquiry of a conversation. */
function talk(kind: Enquiry['kind'], [first = '', ...messages]: readonly string[]): readonly Moment[] {
  const begun = beginEnquiry({ kind, message: first, now });
  const said: Moment[] = [{ before: null, after: begun.enquiry, reply: inGerman(begun.says), isConfirmed: false }];
  for (const text of messages) {
    const before = said.at(-1)?.after ?? null;
    if (before === null || said.at(-1)?.isConfirmed) break;
    const step = continueEnquiry(before, text, now);
    const says = step.kind === 'reply' ? step.says : step.kind === 'aside' ? step.reminder : [];
    said.push({ before, after: step.enquiry, reply: inGerman(says), isConfirmed: step.kind === 'confirmed' });
  }
  return said;
}

function always(numRuns: number, check: (said: readonly Moment[], messages: readonly string[]) => void): void {
  const property = fc.property(conversation, ({ kind, messages }) => check(talk(kind, messages), messages));
  fc.assert(property, { numRuns });
}

describe('an enquiry, whatever is written', () => {
  it('is only confirmed by a message that answers a read-back of the very same slots', () => {
    always(300, (said) => {
      for (const [index, { before, after, isConfirmed }] of said.entries()) {
        if (!isConfirmed) continue;
        expect(before?.asked).toBe('confirmation');
        expect(after?.slots).toEqual(before?.slots);
        const shown = said.slice(0, index).findLast(({ reply }) => reply.includes('So habe ich Sie verstanden:'));
        expect(shown?.after?.slots).toEqual(after?.slots);
      }
    });
  });

  it('keeps its slots within their limits, each but the wish in one line', () => {
    always(200, (said) => {
      for (const { after } of said) {
        for (const slot of ENQUIRY_SLOTS) {
          const words = after?.slots[slot] ?? 'x';
          expect(words.length).toBeLessThanOrEqual(slotLimit(slot));
          expect(words.trim()).not.toBe('');
          expect(words).not.toMatch(slot === 'message' ? /[\ud800-\udbff]$/ : /\n/);
        }
      }
    });
  });

  it('is answered without markup but the two known links, and never with nothing unless it was left', () => {
    always(200, (said) => {
      for (const { reply, after, isConfirmed } of said) {
        const plain = reply.replaceAll(chatPhoneLink, '').replaceAll(chatMailLink, '');
        expect(plain).not.toMatch(/[[\]<>\u202a-\u202e\u2066-\u2069]/);
        if (!isConfirmed && !after?.left) expect(reply).not.toBe('');
      }
    });
  });

  it.each([true, false])('makes sound words of a submission at any moment, finished: %s', (finished) => {
    always(50, (said, messages) => {
      const lines = messages.map((content) => ({ role: 'user', content, at: now.toISOString() }) as const);
      const enquiry = said.findLast(({ after }) => after !== null)?.after;
      if (!enquiry) return;
      const words = toSubmissionWords(enquiry, lines, { reference: 'C-7K3M-9QXD', finished });
      expect(submissionWordsSchema.safeParse(words).success).toBe(true);
      expect(words.message.length).toBeLessThanOrEqual(TEXT_LIMITS.message);
      expect(words.name).not.toBe('');
    });
  });
});
