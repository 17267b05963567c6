import { profileFacts } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { readSlots } from '../reading/slots.js';
import { compute } from './computed.js';

const TUESDAY = '2026-03-03T10:00:00+01:00';
const TUESDAY_NOON = '2026-03-03T12:15:00+01:00';
const SATURDAY_AFTERNOON = '2026-03-07T14:00:00+01:00';
const WEEK = 'Montag bis Freitag 08:30–11:30 und 13:30–17:30, Samstag 08:30–12:00, Sonntag geschlossen';

function hours(text: string, at = TUESDAY, facts = profileFacts, before?: string) {
  const now = new Date(at);
  const carried = before === undefined ? {} : { carried: readSlots(before, now) };
  return compute('hours', { slots: readSlots(text, now), ...carried, topics: [], facts, now });
}

describe('hours', () => {
  it.each([
    ['Wann haben Sie offen?', TUESDAY, `Wir haben so offen: ${WEEK}.`],
    [
      'Händ ihr grad offe?',
      TUESDAY,
      'Ja, wir haben jetzt offen, heute bis 11:30 Uhr und wieder von 13:30 bis 17:30 Uhr.',
    ],
    ['Heit dir itz offe?', TUESDAY_NOON, 'Nein, jetzt ist geschlossen. Wir öffnen heute um 13:30 Uhr wieder.'],
    ['Isch grad zue?', TUESDAY_NOON, 'Ja, jetzt ist geschlossen. Wir öffnen heute um 13:30 Uhr wieder.'],
    [
      'Wenn macht dir wieder uf?',
      SATURDAY_AFTERNOON,
      'Jetzt ist geschlossen. Wir öffnen am Montag um 08:30 Uhr wieder.',
    ],
    ['Haben Sie am Samstag offen?', TUESDAY, 'Ja, am Samstag haben wir 08:30–12:00 offen.'],
    ['Wie lange haben Sie am Freitag offen?', TUESDAY, 'Am Freitag haben wir 08:30–11:30 und 13:30–17:30 offen.'],
    ['Am Sunntig zue?', TUESDAY, 'Ja, am Sonntag ist geschlossen. Wir öffnen am Montag um 08:30 Uhr wieder.'],
    ['Übermorn am drü?', TUESDAY, 'Ja, am Donnerstag haben wir 08:30–11:30 und 13:30–17:30 offen.'],
    [
      'Samstag um 14 Uhr?',
      TUESDAY,
      'Nein, dann ist geschlossen. Am Samstag haben wir 08:30–12:00 offen. Danach öffnen wir am Montag um 08:30 Uhr wieder.',
    ],
    ['Bin i zäh Minute da, isch no offe?', '2026-03-03T11:25:00+01:00', 'Nein, dann ist geschlossen.'],
    ['Machen Sie Mittagspause?', TUESDAY, 'Ja, über Mittag ist geschlossen.'],
    ['Sind Sie über Mittag da?', TUESDAY, 'Nein, über Mittag ist geschlossen.'],
    ['Ist um 17 Uhr noch jemand da?', TUESDAY, 'Ja, um 17:00 Uhr ist von Montag bis Freitag offen.'],
    ['Ist um 12 Uhr jemand da?', TUESDAY, 'Nein, um 12:00 Uhr ist geschlossen.'],
    ['Bin ich um halb zwölf rechtzeitig?', TUESDAY, 'Um 11:30 Uhr ist nur am Samstag offen.'],
    [
      'Ist der Laden am Wochenende offen?',
      TUESDAY,
      'Am Samstag haben wir 08:30–12:00 offen. Am Sonntag ist geschlossen.',
    ],
    ['Isch hüt no offe?', SATURDAY_AFTERNOON, 'Nein, jetzt ist geschlossen. Wir öffnen am Montag um 08:30 Uhr wieder.'],
    ['Haben Sie am 14. April offen?', TUESDAY, 'Ja, am Dienstag, 14. April 2026, haben wir 08:30–11:30'],
    ['Haben Sie am Karfreitag offen?', TUESDAY, 'Ob am Feiertag (Karfreitag) offen ist, weiss ich nicht.'],
    ['Sind Sie zwischen Weihnachten und Neujahr da?', TUESDAY, 'Ob am Feiertag (Weihnachten) offen ist, weiss ich'],
    ['Ist am Montag von 11 bis 14 Uhr jemand da?', TUESDAY, 'Am Montag haben wir 08:30–11:30 und 13:30–17:30 offen.'],
    ['Und am 9.?', TUESDAY, 'Ja, am Montag, 9. März 2026, haben wir 08:30–11:30'],
    ['Haben Sie am 1. August offen?', TUESDAY, 'Ob am Feiertag (Bundesfeiertag) offen ist, weiss ich nicht.'],
    [
      'Sind Sie jetzt da?',
      '2026-05-14T10:00:00+02:00',
      'Ob das auch am Feiertag (Auffahrt) gilt, fragen Sie uns bitte direkt.',
    ],
    ['Händ ihr am Samschtig offe?', '2026-07-30T10:00:00+02:00', 'Ob das auch am Feiertag (Bundesfeiertag) gilt'],
  ])('«%s» at %s', (text, at, reply) => {
    expect(hours(text, at)).toContain(reply);
  });

  it('takes the day from the turn before', () => {
    expect(hours('Auch am Nachmittag?', TUESDAY, profileFacts, 'Haben Sie am Samstag offen?')).toContain(
      'Nein, dann ist geschlossen. Am Samstag',
    );
  });

  describe('with closed days', () => {
    const facts = {
      ...profileFacts,
      closedDays: [
        { firstDay: '2026-03-07', lastDay: '2026-03-09', reason: 'Betriebsferien' },
        { firstDay: '2026-04-03', lastDay: '2026-04-03', reason: '' },
      ],
    };

    it.each([
      [
        'Haben Sie am Samstag offen?',
        'Nein, am Samstag, 7. März 2026, ist geschlossen (Betriebsferien). Sonst haben wir am Samstag',
      ],
      ['Samstag um zehn?', '08:30–12:00 offen. Wir öffnen am Dienstag, 10. März 2026, um 08:30 Uhr wieder.'],
      ['Haben Sie am Karfreitag offen?', 'Nein, am Karfreitag, 3. April 2026, ist geschlossen.'],
      ['Öffnungszeiten?', 'Geschlossen: 7. März bis 9. März 2026 (Betriebsferien).'],
    ])('«%s»', (text, reply) => {
      expect(hours(text, TUESDAY, facts)).toContain(reply);
    });
  });

  describe('of a week with days that are closed in between', () => {
    const closedOn = (...closed: string[]) => ({
      ...profileFacts,
      openingHours: profileFacts.openingHours.map(({ day, times }) => ({
        day,
        times: closed.includes(day) ? [] : times,
      })),
    });

    it('says from when to when only where no day between is closed', () => {
      expect(hours('Haben Sie um 17 Uhr offen?', TUESDAY, closedOn('Mittwoch'))).toContain(
        'Ja, um 17:00 Uhr ist von Montag bis Dienstag und von Donnerstag bis Freitag offen.',
      );
    });

    it('joins no days that nobody asked about', () => {
      const times = 'haben wir 08:30–11:30 und 13:30–17:30 offen.';
      expect(hours('Haben Sie am Montag oder Freitag offen?', TUESDAY, closedOn('Dienstag'))).toBe(
        `Am Montag ${times} Am Freitag ${times}`,
      );
    });
  });
});
