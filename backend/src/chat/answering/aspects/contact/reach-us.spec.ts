import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('who asks for an account that nobody named', () => {
  it.each(['gits eu uf insta?', 'seit ihr auf instagramm?', 'Heit dir Tiktok?', 'Sind Sie auf Facebook?'])(
    '«%s» is told that there is none to be found',
    async (text) => {
      const { reply } = await engine.answer({ text, context: {}, now });
      expect(reply).toContain('kein Auftritt in sozialen Medien verlinkt');
    },
  );
});

describe('who would rather ring up', () => {
  it.each([
    ['ich ruf lieber an', 'Telefonisch erreichen Sie uns'],
    ['Ich rufe Sie morgen einfach an', 'Telefonisch erreichen Sie uns'],
    ['Wie isch eui Nummere?', 'Telefonisch erreichen Sie uns'],
    ['Muss ich vor der Ausfahrt anrufen?', 'Rufen Sie vor der Fahrt an'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });
});
