import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answers/answer.js';
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
    const { reply, offered } = withOffer(message, answer('Wir kaufen und verkaufen.'));
    expect(reply).toMatch(/^Wir kaufen und verkaufen\.\n\n/);
    expect(offered).toEqual({ wish: 'offer', isAsked: true });
  });

  it.each(['Angebot', 'Agebot', 'angebot keramik womo'])(
    'asks whether «%s» is meant for the own vehicle',
    (message) => {
      const { reply, offered } = withOffer(message, answer('Das bieten wir an.'));
      expect(reply).toMatch(/^Das bieten wir an\.\n\nOder möchten Sie ein Angebot/);
      expect(offered).toEqual({ wish: 'offer' });
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
    expect(withOffer(message, answer('Ab CHF 150.'))).toEqual({ reply: 'Ab CHF 150.' });
  });

  it('offers nothing twice, and nothing in place of an answer', () => {
    const message = 'Ich möchte mein Auto verkaufen';
    const offering = withOffer(message, { ...answer('Das weiss ich nicht.', 'unknown'), offers: 'callback' });
    expect(offering).toEqual({ reply: 'Das weiss ich nicht.', offered: { wish: 'callback' } });
    expect(withOffer(message, answer('Grüezi', 'talk'))).toEqual({ reply: 'Grüezi' });
  });
});
