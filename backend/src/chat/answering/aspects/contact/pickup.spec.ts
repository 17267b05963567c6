import { describe, expect, it } from '@jest/globals';
import { createKnowledgeEngine } from '../../knowledge-engine.js';

const engine = createKnowledgeEngine();
const now = new Date('2026-03-03T10:00:00+01:00');

describe('whether a vehicle is fetched', () => {
  it.each([
    ['Ich wohne bei Langenthal, holt ihr mein Auto ab?', 'auf Anfrage'],
    ['Choschtet s Abhole öppis?', 'weiss ich nicht'],
    ['Könnte der Wagen nach Solothurn geliefert werden?', 'auf Anfrage'],
    ['Ich hole mein Auto meistens selber, aber könntet ihr es mir ausnahmsweise bringen?', 'auf Anfrage'],
    ['Wann kann ich mein Auto abholen?', '08:30'],
  ])('«%s»: %s', async (text, told) => {
    expect((await engine.answer({ text, context: {}, now })).reply).toContain(told);
  });

  it('is not asked where buyers come home', async () => {
    const { reply } = await engine.answer({ text: 'Kommen dann Käufer zu mir nach Hause?', context: {}, now });
    expect(reply).not.toContain('Bringservice');
  });
});
