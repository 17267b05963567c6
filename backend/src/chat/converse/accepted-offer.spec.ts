import { describe, expect, it } from '@jest/globals';
import type { Line } from '../conversation/conversation.js';
import { acceptedOffer, referredTo, takenMatterOf } from './accepted-offer.js';

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
    ['Soll ich eine Anfrage aufnehmen?', 'Vreni Hugentobler', 'offer'],
    ['Soll ich eine Anfrage aufnehmen?', '079 123', 'offer'],
    ['Soll ich eine Anfrage aufnehmen?', 'Wer ist Vreni Hugentobler?', null],
    ['Soll ich eine Anfrage aufnehmen?', 'Ihr habt meine Frau vergessen', null],
    ['Soll ich eine Anfrage aufnehmen?', '7 Meter', null],
    ['Auf Wunsch nehme ich Ihre Frage auch als Anfrage auf.', 'Vreni Hugentobler', null],
    ['Soll ich eine Anfrage aufnehmen?', 'Offerte bitte', 'offer'],
    ['Das hängt ab; ich nehme gerne eine Anfrage auf.', 'Ja bitte nehmen Sie die Anfrage auf', 'offer'],
    ['Soll ich eine Anfrage aufnehmen?', 'Ist die Offerte gratis', null],
    ['Soll ich eine Anfrage aufnehmen?', 'Offerte für eine Politur', null],
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

  it('is of the visitor’s matter, and of no name or vehicle that was told since', () => {
    const user = (content: string): Line => ({ ...bot(content), role: 'user' });
    const lines = [
      user('Poliert ihr Boote?'),
      bot('Ja.'),
      user('Wir haben einen Hymer'),
      bot('Soll ich eine Anfrage aufnehmen?'),
    ];
    expect(acceptedOffer(lines, 'ja')?.matter).toBe('Poliert ihr Boote?');
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

describe('takenMatterOf', () => {
  const user = (content: string): Line => ({ ...bot(content), role: 'user' });

  it('is the last question that names the work, and none that was only asked about it', () => {
    const lines = [user('Was kostet die Keramik für 7 Meter?'), bot('Ab …'), user('Und wie lange dauert das?')];
    expect(takenMatterOf(lines)).toBe('Was kostet die Keramik für 7 Meter?');
  });

  it('is a question with a name in it, too', () => {
    const asked = 'Ich bin Ruth Bieri. Was kostet das Autohotel für ein halbes Jahr?';
    expect(takenMatterOf([user(asked), bot('Ab …'), user('Ist er da versichert?')])).toBe(asked);
  });

  it('is what was last told', () => {
    const lines = [user('Macht ihr Politur?'), bot('Ja.'), user('Der Lack ist ganz stumpf.')];
    expect(takenMatterOf(lines)).toBe('Der Lack ist ganz stumpf.');
  });
});

describe('referredTo', () => {
  const lines: Line[] = [
    { ...bot('Ich weiss nicht, ob Autohotel oder Einlagerung'), role: 'user' },
    bot('Das kommt darauf an.'),
  ];

  it.each([
    ['Eine Offerte für beides wäre gut', 'Ich weiss nicht, ob Autohotel oder Einlagerung'],
    ['Offerte dafür bitte', 'Ich weiss nicht, ob Autohotel oder Einlagerung'],
    ['Offerte bitte', undefined],
    ['Offerte fürs Autohotel und dazu eine Politur', undefined],
  ])('«%s» wishes what was said before', (message, matter) => {
    expect(referredTo(lines, message)).toBe(matter);
  });
});
