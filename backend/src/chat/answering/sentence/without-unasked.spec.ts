import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');
const replyTo = async (text: string) => (await engine.answer({ text, context: {}, now })).reply;

describe('what nobody asks for', () => {
  it.each([
    ['Kann ich am Freitag vorbeischauen wegen einer Delle?', 'Am Freitag haben wir'],
    ['Mein Vater kommt mit dem Taxi. Wann sind Sie da?', 'Montag bis Freitag'],
    ['chani s auto am mäntig am nüni abgäh bevor ich uf dr zug gah', 'Am Montag haben wir'],
  ])('«%s»: it is not told that it is unknown', async (text, told) => {
    const reply = await replyTo(text);
    expect(reply).toContain(told);
    expect(reply).not.toContain('weiss ich nicht');
  });

  it.each(['Mein Vater kommt mit dem Taxi. Geht das?', 'Wegen einer Delle: Macht ihr die weg?'])(
    '«%s» asks for it',
    async (text) => {
      expect(await replyTo(text)).toContain('weiss ich nicht');
    },
  );
});
