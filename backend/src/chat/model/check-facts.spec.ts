import { describe, expect, it } from '@jest/globals';
import type { Passage } from '../answers/answer.js';
import { knowledgePassages } from '../knowledge/knowledge-passages.js';
import { faultOf, sourcesOf } from './check-facts.js';

const duringCampaign = new Date('2025-09-15T08:00:00Z');
const afterCampaign = new Date('2026-03-03T09:00:00Z');
const ceramic = 'keramikversiegelung-wohnmobile';

const sourcesAbout = (subject: string, now = afterCampaign, more: readonly string[] = []) => {
  const subjects: readonly string[] = [subject, 'betrieb', 'kontakt', ...more];
  const passages = knowledgePassages.filter((passage) => subjects.includes(passage.subject));
  return sourcesOf({ kind: 'answer', reply: '', context: { subject }, passages }, now);
};
const faultAbout = (subject: string, reply: string, now = afterCampaign, more: readonly string[] = []) =>
  faultOf(reply, sourcesAbout(subject, now, more));

describe('what the site says', () => {
  it.each([
    ['autohotel', 'Ein Platz kostet ab CHF 200 pro Monat.'],
    ['autohotel', 'Der Stellplatz ist klimatisiert und wird rund um die Uhr überwacht.'],
    ['autohotel', 'Der Raum ist klimatisiert, und auf Wunsch bleibt die Batterie geladen.'],
    ['autohotel', 'Behalten Sie Ihre Kaskoversicherung und melden Sie ihr den Standort.'],
    ['autohotel', 'Im Autohotel bleibt die Batterie geladen. Preis: ab CHF 200 pro Monat'],
    ['autohotel', 'Die Batterie bleibt geladen. Am Sonntag ist der Betrieb geschlossen.'],
    ['einlagerung', 'Einlagerung: ab CHF 150 pro Monat, je nach Grösse des Fahrzeugs'],
    [ceramic, "Aufbereitung und Versiegelung gibt es auch als Komplettpaket, ab CHF 1'200."],
    [ceramic, 'Keramikversiegelung Wohnmobil: ab CHF 1’699, exkl. MwSt., je nach Grösse und Zustand.'],
    [ceramic, 'Sie haben 5 Jahre Garantie auf die Versiegelung.'],
    [ceramic, 'Auf die Keramikversiegelung Ihres Wohnmobils haben Sie Garantie.'],
    ['dampfreinigung', 'Der Dampf enthält nur 5-8% Wasser.'],
    ['kontakt', 'Öffnungszeiten: Samstag: 08:30–12:00'],
    ['dampfreinigung', 'Der trockene Dampf löst Fett und Gerüche aus Polstern, ganz ohne Reinigungsmittel.'],
    ['vermittlung', 'Wir verkaufen Ihr Wohnmobil, und Sie behalten den Erlös.'],
  ])('of %s is let through: %s', (subject, reply) => {
    expect(faultAbout(subject, reply)).toBeUndefined();
  });

  it('in its own words is let through', () => {
    const own = knowledgePassages.filter(({ page, text }) => !page.startsWith('/blog') && !text.includes('?'));
    const said = ({ title, text }: Passage) => (/[.!]$/.test(text) ? text : `${title}: ${text}`);
    const refused = own.filter((passage) => /figure|promise/.test(`${faultOf(said(passage), [passage])}`));
    expect(own.length).toBeGreaterThan(200);
    expect(refused.map(said)).toEqual([]);
  });

  it('is let through about the discount while the campaign runs, on the sealing alone', () => {
    const reply =
      'Auf die Keramikversiegelung Ihres Wohnmobils erhalten Sie 20% Rabatt, wenn der Termin in die Aktion fällt.';
    expect(faultAbout(ceramic, reply, duringCampaign, ['fruehbucher'])).toBeUndefined();
    expect(faultAbout(ceramic, reply, afterCampaign, ['fruehbucher'])).toBe('figure');
    expect(faultAbout('autohotel', reply, duringCampaign, ['fruehbucher'])).toBe('figure');
  });
});

describe('what the site does not say is a fault', () => {
  /** By what was asked about, parted by «|» and lines. */
  const wrong: Readonly<Record<string, string>> = {
    autohotel: `
      Für die Übergabe rechnen Sie rund 30 Minuten ein. | Das Autohotel kostet ab CHF 150 pro Monat.
      Das Autohotel kostet ab hundertfünfzig Franken pro Monat. | Ab CHF 150 pro Monat kostet das Autohotel.
      Ab CHF 150 pro Monat kosten Einlagerung und Autohotel.
      Das Autohotel kostet wie die Einlagerung ab CHF 150 pro Monat.
      Das Autohotel kostet, wie die Einlagerung, ab CHF 150 pro Monat.
      Die Einlagerung kostet ab CHF 150 pro Monat wie das Autohotel.
      Die Einlagerung kostet ab CHF 150 pro Monat, das Autohotel ebenfalls ab diesem Betrag.
      Sie fragen nach dem Autohotel. Der Platz kostet ab CHF 150 pro Monat. | Ein Platz kostet ab CHF 150 pro Monat.
      Das Autohotel kostet ab CHF 250 pro Monat. | Das Autohotel kostet ab CHF 199 pro Monat.
      Das Autohotel kostet CHF 200 pro Monat. | Das Autohotel kostet bis zu CHF 200 pro Monat.
      Das Autohotel kostet ab CHF 200 pro Jahr. | Das Autohotel kostet ab CHF 200.
      Das Autohotel kostet ab 200 Euro pro Monat. | Das Autohotel kostet 150 bis 200 Franken pro Monat.
      Das Autohotel kostet ab 150 Stutz pro Monat. | Dafür reichen zwei Hunderter. | Das Autohotel kostet nur 150.
      Das Autohotel kostet hundertfünfzig. | Das Autohotel kostet ab 150.– pro Monat.
      Das Autohotel kostet ab CHF 1 5 0 pro Monat. | Das Autohotel kostet ab CHF l50 pro Monat.
      Das Autohotel kostet hundert plus fünfzig. | Das Autohotel kostet CHF CL. | Preis: CHF 200 pro Monat
      ab CHF 200 pro Monat | Sie fragen nach der Einlagerung. Ein Platz kostet ab CHF 200 pro Monat.
      Das Autohotel kostet null Franken. | Das Autohotel ist im ersten Winter gratis.
      Die Besichtigung ist kostenlos. | Das erste Mal ist umsonst. | Der erste Monat kostet Sie nichts.
      In den ersten Wochen bezahlen Sie dafür nichts. | Die Wäsche gibt es zum Nulltarif.
      Das Autohotel kostet so viel wie die Einlagerung. | Über den Preis lässt sich verhandeln.
      Für Sie zum halben Preis. | Sie bezahlen nur die Hälfte. | Auf das Autohotel erhalten Sie Rabatt.
      Auf das Autohotel erhalten Sie 20% Rabatt. | Sie sparen zwanzig Prozent. | Das Autohotel hat einen Fixpreis.
      Die Wäsche ist im Autohotel inbegriffen. | Das Autohotel hat eine Mindestdauer von 3 Monaten.
      Die Halle ist 4 Meter hoch. | Die Halle ist vier Meter hoch. | Das garantieren wir Ihnen.
      Sie haben Garantie auf den Stellplatz. | Sie können heute noch kommen. | Sie bekommen sofort einen Termin.
      Morgen ist ein Platz frei. | Ich habe den Termin für Sie reserviert. | Wir versprechen Ihnen einen Platz.
      Sie bekommen Ihr Geld zurück. | Bitte überweisen Sie eine Anzahlung. | Wir sind zertifiziert.
      Es hat nur noch wenige Plätze. | Melden Sie sich bei Herrn Müller. | Der Schutz gilt weltweit.
      Der Zugang ist jederzeit möglich. | Der Platz ist reserviert. | Die Überwachung ersetzt die Versicherung. | Das Auto ist bei uns vollständig abgesichert und lebenslang geschützt.
    `,
    [ceramic]: `
      Die Arbeit dauert 3 bis 5 Arbeitstage. | Die Keramikversiegelung kostet ab CHF 1'200.
      Die Keramikversiegelung kostet CHF 1'699. | Die Keramikversiegelung kostet ab CHF 1'699 inkl. MwSt.
      Die Keramikversiegelung kostet ab CHF 169.
      Die Keramikversiegelung für Wohnmobile gibt es ab CHF 1'699. Das Komplettpaket kostet ab CHF 1'200.
      Sie erhalten 20% Rabatt auf die Keramikversiegelung. | Sie haben 10 Jahre Garantie.
      Sie haben eine zehnjährige Garantie. | Der Schutz hält mindestens 5 Jahre. | Die Versiegelung hält 3 Jahre.
      Die Versiegelung hält ein Jahr.
      Auf die Einlagerung und die Keramikversiegelung Ihres Wohnmobils haben Sie Garantie.
      Auf die Keramikversiegelung haben Sie keine Garantie.
    `,
    dampfreinigung: `
      Die Dampfreinigung dauert 2 bis 4 Stunden und kostet ab CHF 80. | Über 99.9% der Keime verschwinden.
      Die Dampfreinigung dauert 3 bis 5 Arbeitstage. | Auf die Dampfreinigung geben wir 5 Jahre Garantie.
      Der Dampf hat 250 °C. | Mit 20 bar. | Es dauert nur wenige Minuten.
    `,
    kontakt: `
      Wir haben vom 24. bis 31. Dezember Ferien. | Wir öffnen um 7 Uhr. | Wir öffnen um halb acht. | Wir sind fuenf Tage für Sie da.
      Montag bis Freitag 08:30–17:30. | Am Samstag von 13:30 bis 17:30. | Öffnungszeiten: Samstag: 13:30–17:30
      Öffnungszeiten: Sonntag: 08:30–12:00 | Am Sonntag von 08:30–12:00. | Am Sonntag können Sie gerne vorbeikommen.
      Am Sonntag dürfen Sie zu uns kommen. | Täglich von 08:30 bis 11:30 Uhr. | Wir sind täglich für Sie da.
      Am Montag ist geschlossen. | Mo–Sa haben wir Zeit für Sie. | Am Wochenende 08:30–12:00.
      Wir sind 24/7 für Sie da. | Wir sind rund um die Uhr erreichbar. | Wir sind über Mittag da. | Rufen Sie uns an: 079 123 45 67.
      Schreiben Sie an chef@fahrzeugpflege.example. | Mehr auf www.autohotel.ch. | Mehr auf billig-parken.com/roggwil.
      Musterstrasse 17 in Roggwil. | Seit 1998 pflegen wir Fahrzeuge. | Wir haben 5000 zufriedene Kunden.
    `,
  };
  const rows = Object.entries(wrong).flatMap(([subject, replies]) =>
    replies.split(/[|\n]/).flatMap((reply) => (reply.trim() ? [[subject, reply.trim()] as const] : [])),
  );

  it.each(rows)('of %s, by itself and behind what it says: %s', (subject, reply) => {
    const sources = sourcesAbout(subject, afterCampaign, ['fruehbucher']);
    const isGood = ({ text }: Passage) => text.endsWith('.') && faultOf(text, sources) === undefined;
    expect(faultOf(reply, sources)).toMatch(/figure|promise/);
    expect(faultOf(`${sources.find(isGood)?.text} ${reply}`, sources)).toMatch(/figure|promise/);
  });
});

it('a promise is a fault where the site makes it, but none of the passages that the question led to', () => {
  const sources = sourcesAbout(ceramic).filter(({ title, text }) => !/garantie/i.test(title + text));
  expect(faultOf('Auf die Keramikversiegelung Ihres Wohnmobils haben Sie Garantie.', sources)).toBe('promise');
});
