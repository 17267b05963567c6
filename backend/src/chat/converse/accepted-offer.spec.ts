import { describe, expect, it } from '@jest/globals';
import type { Line, Offered } from '../conversation/conversation.js';
import { accepts, matterOf, referredTo, takenMatterOf } from './accepted-offer.js';

const bot = (content: string): Line => ({ role: 'bot', content, at: '2026-03-03T09:00:00.000Z' });
const user = (content: string): Line => ({ ...bot(content), role: 'user' });

const offered: Offered = { wish: 'offer' };
const asked: Offered = { wish: 'offer', isAsked: true };
const earlier: Offered = { ...asked, isEarlier: true };

describe('accepts', () => {
  it.each<[Offered, string, boolean]>([
    [offered, 'jo gern', true],
    [offered, '👍', true],
    [offered, 'Ja bitte nehmen Sie die Anfrage auf', true],
    [offered, 'Marco Rossi, 079 123 45 67', true],
    [offered, 'Ist 079 123 45 67 Ihre Nummer?', false],
    [offered, 'Vreni Hugentobler', false],
    [offered, 'BMW 320d', false],
    [asked, 'Ja, BMW 320d 2018', true],
    [asked, 'BMW 320d', true],
    [asked, 'Vreni Hugentobler', true],
    [asked, '079 123', true],
    [asked, 'Offerte bitte', true],
    [asked, 'Wer ist Vreni Hugentobler?', false],
    [asked, 'Ihr habt meine Frau vergessen', false],
    [asked, '7 Meter', false],
    [asked, 'Ist die Offerte gratis', false],
    [asked, 'Offerte für eine Politur', false],
    [asked, 'Was kostet es für einen BMW 320d?', false],
    [asked, 'nein', false],
    [earlier, 'ja', true],
    [earlier, 'Vreni Hugentobler', false],
  ])('%j: «%s» is a yes: %s', (offer, message, isYes) => {
    expect(accepts(offer, message)).toBe(isYes);
  });
});

describe('matterOf', () => {
  it('is what the visitor asked, and no name, vehicle or unreadable address that was told since', () => {
    const lines = [user('Poliert ihr Boote?'), bot('Ja.'), user('Wir haben einen Hymer'), user('Anna Meier')];
    expect(matterOf([...lines, user('anna@gmx'), bot('Soll ich eine Anfrage aufnehmen?')])).toBe('Poliert ihr Boote?');
  });
});

describe('takenMatterOf', () => {
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
