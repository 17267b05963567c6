import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answers/answer.js';
import { acceptedOffer } from './accepted-offer.js';
import { withOffer } from './with-offer.js';

const answer = (reply: string, kind: Answer['kind'] = 'answer'): Answer => ({ kind, reply, context: {}, passages: [] });

describe('withOffer', () => {
  it.each([
    'Ich möchte mein Auto verkaufen',
    'I wett mis Womo verchaufe',
    'Wir würden gerne unseren Wohnwagen einlagern',
    'Ich möchte einen Stellplatz für meinen Camper',
    'Kann ich bei Ihnen mein Wohnmobil verkaufen?',
    'Kann ich mein Auto polieren lassen?',
    'chan i mis Auto bi eu poliere lah?',
  ])('offers to take up «%s», so that a yes is understood', (message) => {
    const content = withOffer(message, answer('Wir kaufen und verkaufen.'));
    const at = '2026-03-03T10:00:00.000Z';
    const lines = [{ role: 'user', content: message, at } as const, { role: 'bot', content, at } as const];
    expect(content).toMatch(/^Wir kaufen und verkaufen\.\n\n/);
    expect(acceptedOffer(lines, 'Ja')).toEqual({ wish: 'offer', matter: message });
  });

  it.each(['Angebot', 'Agebot', 'angebot keramik womo'])(
    'asks whether «%s» is meant for the own vehicle',
    (message) => {
      const content = withOffer(message, answer('Das bieten wir an.'));
      expect(content).toMatch(/^Das bieten wir an\.\n\nOder möchten Sie ein Angebot/);
      const at = '2026-03-03T10:00:00.000Z';
      expect(acceptedOffer([{ role: 'bot', content, at }], 'Ja')?.wish).toBe('offer');
    },
  );

  it.each([
    'Was habt ihr im Angebot?',
    'Was ist in eurem Angebot alles mit dabei',
    'Ich möchte wissen, was der Verkauf kostet',
    'Was kostet die Einlagerung?',
    'Einlagerung',
    'Ich möchte etwas trinken',
    'Kann ich das Auto selber polieren?',
  ])('leaves the answer to «%s» as it is', (message) => {
    expect(withOffer(message, answer('Ab CHF 150.'))).toBe('Ab CHF 150.');
  });

  it('offers nothing twice, and nothing in place of an answer', () => {
    const message = 'Ich möchte mein Auto verkaufen';
    const offered = 'Auf Wunsch nehme ich Ihre Frage auch als Anfrage auf.';
    expect(withOffer(message, answer(offered))).toBe(offered);
    expect(withOffer(message, answer('Grüezi', 'talk'))).toBe('Grüezi');
  });
});
