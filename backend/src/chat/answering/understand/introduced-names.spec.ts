import { describe, expect, it } from '@jest/globals';
import { lastReply } from '../testing/last-reply.js';

describe('who introduces themselves', () => {
  it.each([
    ['Ich bin die Monika und hätte gern gewusst ob ihr auch Wohnwagen nehmt zum Überwintern.', 'CHF 150'],
    ['Hier ist der Zbigniew, habt ihr am Samstag offen?', '08:30'],
  ])('«%s»', async (message, expected) => {
    expect(await lastReply([message])).toContain(expected);
  });

  it('«Ich bin der Besitzer» is no name that matters', async () => {
    expect(await lastReply(['Ich bin der Besitzer, was kostet das Autohotel?'])).toContain('CHF 200');
  });
});
