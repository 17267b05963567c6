import { describe, expect, it } from '@jest/globals';
import type { Answer, AnswerEngine } from '../answers/answer.js';
import { type ConversationState, type Line, newConversation } from '../conversation/conversation.js';
import { converse } from './converse.js';
import type { Enquiry } from './enquiry.js';
import { inGerman, type Renderer } from './sentences.js';
import { answeringDialogues } from './testing/answering-dialogues.js';
import { correctingDialogues } from './testing/correcting-dialogues.js';
import { type Dialogue, type Exchange, inKeys } from './testing/dialogue.js';
import { strayingDialogues } from './testing/straying-dialogues.js';
import { tellingDialogues } from './testing/telling-dialogues.js';

/** A Tuesday at ten: open. */
const now = new Date('2026-03-03T10:00:00+01:00');

interface Result {
  readonly leadsTo: string;
  readonly reply: string;
  readonly isAside: boolean;
  readonly enquiry: Enquiry | null;
}

/** Hears the dialogue's wish in the first message, and knows something of all that comes after it. */
class FakeEngine implements AnswerEngine {
  asked = 0;

  constructor(private readonly dialogue: Dialogue) {}

  async answer(): Promise<Answer> {
    this.asked += 1;
    const { kind, serviceType } = this.dialogue;
    const found = { reply: 'Das ist so.', context: {}, passages: [] };
    return this.asked > 1
      ? { ...found, kind: 'answer' }
      : { ...found, kind: 'enquiry', enquiryKind: kind, ...(serviceType && { serviceType }) };
  }
}

/** A dialogue message by message, as the server keeps it. */
async function talk(dialogue: Dialogue, render: Renderer) {
  const engine = new FakeEngine(dialogue);
  const lines: Line[] = [];
  const at = now.toISOString();
  const states: unknown[] = [];
  const results: Result[] = [];
  let state: ConversationState = newConversation;
  for (const { says: message } of dialogue.exchanges) {
    const { asked } = engine;
    const input = { state, lines: [...lines], message, now, nextReference: 'C-7K3M-9QXD' };
    const { reply, submission, state: after } = await converse(input, engine, render);
    lines.push({ role: 'user', content: message, at }, { role: 'bot', content: reply, at });
    const enquiry = after.enquiry ?? (submission ? state.enquiry : null);
    const wasAsked = engine.asked > asked && asked > 0;
    results.push({ leadsTo: leadsTo(after.enquiry, submission), reply, isAside: wasAsked && !enquiry?.left, enquiry });
    states.push(after, { ...submission, message: submission?.message.split('Gesprächsverlauf:')[0] });
    state = JSON.parse(JSON.stringify(after)) as ConversationState;
  }
  return { results, states };
}

function leadsTo(enquiry: Enquiry | null, submission: unknown): string {
  if (enquiry === null) return submission ? 'confirmed' : 'called off';
  return enquiry.left ? 'left' : enquiry.asked;
}

function check(result: Result, { leadsTo, isAside, contains, lacks, slots }: Exchange): void {
  expect(result).toMatchObject({ leadsTo, isAside });
  for (const words of contains) expect(result.reply).toContain(words);
  for (const words of lacks) expect(result.reply).not.toContain(words);
  expect(result.enquiry?.slots ?? {}).toMatchObject(slots);
}

describe.each([
  ['visitors who answer', answeringDialogues],
  ['visitors who tell bit by bit', tellingDialogues],
  ['visitors who correct', correctingDialogues],
  ['visitors who stray or refuse', strayingDialogues],
])('a dialogue with %s', (_, dialogues) => {
  it.each(dialogues.map((dialogue) => [dialogue.title, dialogue] as const))('%s', async (_title, dialogue) => {
    const { results, states } = await talk(dialogue, inGerman);
    for (const [index, exchange] of dialogue.exchanges.entries()) check(results[index] as Result, exchange);
    expect((await talk(dialogue, inKeys)).states).toEqual(states);
  });
});
