import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import type { Answer } from '../answers/answer.js';
import { wishBeside } from './wishes.js';

const answer = (kind: Answer['kind'], aspect?: string): Answer => ({
  kind,
  reply: '',
  context: aspect === undefined ? {} : { aspect },
  passages: [],
});

describe('wishBeside', () => {
  it.each([
    ['Händ er no Platz? Natel 076 123 45 67, Gruess Beat Kunz', 'answer', 'offer'],
    ['Händ er am Samschtig offe? 076 123 45 67', 'answer', 'callback'],
    ['Was kostet die Einlagerung? Bitte Antwort an anna@example.ch', 'answer', 'offer'],
    ['Haben Sie auch Felgen? anna@example.ch', 'unknown', 'person'],
    ['Isch morn no öppis frei für e Dampfreinigung?', 'answer', 'appointment'],
    ['Wäre nächsten Mittwoch möglich für die Versiegelung?', 'answer', 'appointment'],
    ['Können Sie mir sagen, ob ich nächste Woche kommen kann zum Reinigen?', 'answer', 'appointment'],
    ['Mir händ e 6.80 lange Wohnwage. Händer no was frei?', 'unknown', 'offer'],
    ['Habt ihr eine Webcam auf dem Platz?', 'unknown', null],
    ['Hät s es WC bim Stellplatz?', 'unknown', null],
    ['Ist der Platz im Autohotel immer derselbe?', 'unknown', null],
    ['Wie gross muss das Auto sein für euren Stellplatz?', 'unknown', null],
    ['Ist der Stellplatz noch frei?', 'unknown', 'offer'],
    ['Wie viele Plätze sind im Moment noch frei?', 'unknown', null],
    ['Ist 079 123 45 67 Ihre Nummer?', 'answer', null],
    [`Darf ich an ${businessProfile.email} schreiben?`, 'answer', null],
    ['Ich bringe es am Montag zum Versiegeln. Habe ich es bis zum Wochenende zurück?', 'answer', null],
    ['Haben Sie am Samstag offen für eine Reinigung?', 'answer', null],
    ['Was kostet die Dampfreinigung?', 'answer', null],
    ['Händ er no Platz? 076 123 45 67', 'talk', null],
    ['Ich möchte eine Offerte, 076 123 45 67', 'answer', null],
  ] as const)('«%s», to which the engine has «%s»: %s', (message, kind, wish) => {
    expect(wishBeside(message, answer(kind))).toBe(wish);
  });

  it('leaves what was answered with the hours, where somebody only asks to come', () => {
    expect(wishBeside('Kann ich morgen kommen zum Reinigen?', answer('answer', 'hours'))).toBeNull();
    expect(wishBeside('Kann ich morgen kommen zum Reinigen?', answer('answer', 'bring'))).toBe('appointment');
  });

  it('is none where the campaign is asked for', () => {
    const ofCampaign: Answer = { ...answer('answer', 'campaign'), context: { subject: 'fruehbucher' } };
    const message = 'Wenn ich heute für die Versiegelung anfrage, aber erst im November kommen kann, was gilt?';
    expect(wishBeside(message, ofCampaign)).toBeNull();
  });
});
