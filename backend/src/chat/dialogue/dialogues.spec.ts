import { describe, expect, it } from '@jest/globals';
import { answeringDialogues } from './testing/answering-dialogues.js';
import { correctingDialogues } from './testing/correcting-dialogues.js';
import { strayingDialogues } from './testing/straying-dialogues.js';
import { tellingDialogues } from './testing/telling-dialogues.js';
import { engineFor, Visitor } from './testing/visitor.js';

describe.each([
  ['visitors who answer', answeringDialogues],
  ['visitors who tell bit by bit', tellingDialogues],
  ['visitors who correct', correctingDialogues],
  ['visitors who stray or refuse', strayingDialogues],
])('a dialogue with %s', (_, dialogues) => {
  it.each(dialogues.map((dialogue) => [dialogue.title, dialogue] as const))('%s', async (_title, dialogue) => {
    const visitor = new Visitor(engineFor(dialogue));
    for (const { says, leadsTo, isAside, contains, lacks, slots } of dialogue.exchanges) {
      const before = { enquiry: visitor.state.enquiry, asked: visitor.asked.length };
      const { reply, state, submission } = await visitor.sayInKeysToo(says);
      const enquiry = state.enquiry ?? (submission ? before.enquiry : null);
      const ended = submission ? 'confirmed' : 'called off';
      const wasAsked = before.asked > 0 && visitor.asked.length > before.asked;
      expect({
        leadsTo: state.enquiry === null ? ended : state.enquiry.left ? 'left' : state.enquiry.asked,
        isAside: wasAsked && !enquiry?.left,
      }).toEqual({ leadsTo, isAside });
      for (const words of contains) expect(reply).toContain(words);
      for (const words of lacks) expect(reply).not.toContain(words);
      expect(enquiry?.slots ?? {}).toMatchObject(slots);
    }
  });
});
