import { describe, expect, it } from '@jest/globals';
import type { Line } from '../conversation/conversation.js';
import { acceptedOffer } from './accepted-offer.js';

const bot = (content: string): Line => ({ role: 'bot', content, at: '2026-03-03T09:00:00.000Z' });

describe('acceptedOffer', () => {
  it.each([
    ['Das weiss ich nicht. Soll ich eine Anfrage aufnehmen?', 'Ja', 'offer'],
    ['Gerne nehme ich eine Offertanfrage auf.', 'jo gern', 'offer'],
    ['Möchten Sie einen Termin?', '👍', 'appointment'],
    ['Sollen wir? Soll ich einen Rückruf anmelden?', 'ok', 'callback'],
    ['Auf Wunsch nehme ich Ihre Frage auch als Anfrage auf.', 'Marco Rossi, 079 123 45 67', 'offer'],
    ['Auf Wunsch nehme ich Ihre Frage auch als Anfrage auf.', 'Ist 079 123 45 67 Ihre Nummer?', null],
    ['Soll ich eine Anfrage aufnehmen?', 'Ja, BMW 320d 2018', 'offer'],
    ['Soll ich eine Anfrage aufnehmen?', 'BMW 320d', 'offer'],
    ['Soll ich eine Anfrage aufnehmen?', 'Was kostet es für einen BMW 320d?', null],
    ['Auf Wunsch nehme ich Ihre Frage auch als Anfrage auf.', 'BMW 320d', null],
    ['Soll ich eine Anfrage aufnehmen?', 'nein', null],
    ['Soll ich eine Anfrage aufnehmen?', 'Was kostet das?', null],
    ['Wir sind heute da.', 'Ja', null],
    ['Möchten Sie eine Offerte? Sonst rufen Sie uns an.', 'Ja', null],
  ])('after «%s», «%s»: %s', (said, message, wish) => {
    expect(acceptedOffer([bot('Grüezi'), bot(said)], message)?.wish ?? null).toBe(wish);
  });

  it('remembers what the visitor had asked', () => {
    const lines = [
      { ...bot('Poliert ihr auch Boote?'), role: 'user' } as const,
      bot('Soll ich eine Anfrage aufnehmen?'),
    ];
    expect(acceptedOffer(lines, 'ja')?.matter).toBe('Poliert ihr auch Boote?');
  });

  it('is still made where something was told since', () => {
    const lines = [
      bot('Der Ankauf geht schneller. Soll ich dazu gleich eine Anfrage für Sie aufnehmen?'),
      bot('So ist das.'),
    ];
    expect(acceptedOffer(lines, 'ja')?.wish).toBe('offer');
    expect(acceptedOffer(lines, 'nein')).toBeNull();
  });

  it('takes no name and no unreadable address for what was asked', () => {
    const user = (content: string): Line => ({ ...bot(content), role: 'user' });
    const lines = [
      user('Poliert ihr auch Boote?'),
      user('Anna Meier'),
      user('anna@gmx'),
      bot('Soll ich eine Anfrage aufnehmen?'),
    ];
    expect(acceptedOffer(lines, 'ja')?.matter).toBe('Poliert ihr auch Boote?');
  });

  it('is none where nothing was said, or the visitor spoke last', () => {
    expect(acceptedOffer([], 'Ja')).toBeNull();
    expect(acceptedOffer([{ ...bot('Soll ich eine Anfrage aufnehmen?'), role: 'user' }], 'Ja')).toBeNull();
  });
});
