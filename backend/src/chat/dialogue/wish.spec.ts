import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answers/answer.js';
import { wishOf } from './wish.js';

const found = { reply: '', context: {}, passages: [] };

describe('wishOf', () => {
  it.each<[string, Pick<Answer, 'kind' | 'wish' | 'begins'>, string | null]>([
    ['Rückruf bitte', { kind: 'enquiry', wish: 'callback' }, 'callback'],
    ['Isch morn no öppis frei für e Dampfreinigung?', { kind: 'unknown', begins: 'appointment' }, 'appointment'],
    ['Wie viele Plätze sind im Moment noch frei?', { kind: 'unknown', begins: 'offer' }, null],
    ['Händ er no Platz? Natel 076 123 45 67, Gruess Beat Kunz', { kind: 'unknown', begins: 'offer' }, 'offer'],
    ['Händ er am Samschtig offe? 076 123 45 67', { kind: 'answer' }, 'callback'],
    ['Was kostet die Einlagerung? Bitte Antwort an anna@example.ch', { kind: 'answer' }, 'offer'],
    ['Haben Sie auch Felgen? anna@example.ch', { kind: 'unknown' }, 'person'],
    ['079 123 45 67', { kind: 'unknown' }, 'callback'],
    ['Offerte Dampfreinigung, VW Polo, Kurt Wyss', { kind: 'unknown' }, 'offer'],
    ['Termin fürs Autohotel, Porsche 911', { kind: 'unknown' }, 'appointment'],
    ['Rufed mi bitte a', { kind: 'unknown' }, 'callback'],
    ['Mensch', { kind: 'unknown' }, 'person'],
    ['Danke für die Offerte', { kind: 'unknown' }, null],
    ['isch d Offerte gratis', { kind: 'unknown' }, null],
    ['Wenn ich keinen Termin bekomme, erzähle ich es dem ganzen Dorf', { kind: 'unknown' }, null],
    ['Anna Meier, anna@example.ch', { kind: 'answer' }, 'person'],
    ['i möcht mis Womo bi eu istelle, 079 123 45 67', { kind: 'answer' }, 'offer'],
    ['Ist 079 123 45 67 Ihre Nummer?', { kind: 'answer' }, null],
    [`Darf ich an ${businessProfile.email} schreiben?`, { kind: 'answer' }, null],
    ['Was kostet die Dampfreinigung?', { kind: 'answer' }, null],
  ])('«%s», to which the engine has %j: %s', (message, answer, wish) => {
    expect(wishOf(message, { ...found, ...answer })).toBe(wish);
  });
});
