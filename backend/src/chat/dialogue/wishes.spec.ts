import { chatTexts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answers/answer.js';
import { statedWish } from './wishes.js';

const answer = (kind: Answer['kind']): Answer => ({ kind, reply: '', context: {}, passages: [] });

describe('statedWish', () => {
  it('is a person where the engine heard an offer and a person is asked for', () => {
    expect(statedWish(chatTexts.askForPerson, { ...answer('enquiry'), wish: 'offer' })).toBe('person');
    expect(statedWish('Offerte bitte', { ...answer('enquiry'), wish: 'offer' })).toBe('offer');
    expect(statedWish('Rückruf bitte', { ...answer('enquiry'), wish: 'callback' })).toBe('callback');
  });

  it.each([
    ['079 123 45 67', 'unknown', 'callback'],
    ['Anna Meier, anna@example.ch', 'answer', 'person'],
    ['Offerte Dampfreinigung, VW Polo, Kurt Wyss', 'unknown', 'offer'],
    ['ok, denn mach mer e Offerte', 'talk', 'offer'],
    ['Termin bitte, 079 123 45 67', 'unknown', 'appointment'],
    ['Rufed mi bitte a', 'unknown', 'callback'],
    ['Mensch', 'unknown', 'person'],
    ['Danke für die Offerte', 'talk', null],
    ['Was ist eine Offerte?', 'unknown', null],
    ['isch d Offerte gratis', 'unknown', null],
    ['Wenn ich keinen Termin bekomme, erzähle ich es dem ganzen Dorf', 'unknown', null],
    ['d Offerte isch gratis, oder', 'unknown', null],
    ['wär e Offerte mögli', 'unknown', 'offer'],
    ['Ich habe einen Knaus, 6.5 m lang. Offerte für Keramik?', 'answer', 'offer'],
    ['Offerte für Keramik gratis?', 'answer', null],
    ['Ist 079 123 45 67 Ihre Nummer?', 'answer', null],
    ['leasing angebot neuwagen', 'unknown', null],
    ['bitte ein Angebot für die Felgen', 'unknown', 'offer'],
    ['Kann ich den Ferrari 458 besichtigen?', 'answer', 'appointment'],
    ['Ich würde gerne das Wohnmobil anschauen kommen', 'answer', 'appointment'],
    ['Was kostet die Besichtigung eines Ferrari 458?', 'answer', null],
    ['Muss man das Auto vor dem Verkauf besichtigen?', 'answer', null],
    ['i möcht mis Womo bi eu istelle, 079 123 45 67', 'answer', 'offer'],
    ['Platz gsuecht für Anhänger', 'unknown', 'offer'],
    ['Probefahrt', 'unknown', 'appointment'],
    ['chan i bi öich es Womo go aaluege wo im Netz isch?', 'answer', 'appointment'],
    ['hätti gern en priis schriftlich, anna@example.ch', 'unknown', 'offer'],
    ['Politur', 'answer', null],
    ['Blabla', 'unknown', null],
  ] as const)('«%s», to which the engine has «%s»: %s', (message, kind, wish) => {
    expect(statedWish(message, answer(kind))).toBe(wish);
  });
});
