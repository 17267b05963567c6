import { describe, expect, it } from '@jest/globals';
import { knowledgePassages } from '../../knowledge/knowledge-passages.js';
import { checkFacts } from './check-facts.js';

const duringCampaign = new Date('2025-09-15T08:00:00Z');
const afterCampaign = new Date('2026-03-03T09:00:00Z');

const passagesAbout = (...subjects: string[]) => knowledgePassages.filter(({ subject }) => subjects.includes(subject));
const faultsOf = (reply: string, subject = 'autohotel', now = afterCampaign, about = [subject]) =>
  checkFacts(reply, { passages: passagesAbout(...about), subject, now }).map(({ kind, key }) => `${kind} ${key}`);

const ceramic = 'keramikversiegelung-wohnmobile';

describe('what the site says', () => {
  it.each<[string, string]>([
    ['autohotel', 'Das Autohotel kostet ab CHF 200 pro Monat.'],
    ['autohotel', 'Ein Platz kostet ab 200 Franken im Monat, je nach Grösse des Fahrzeugs.'],
    ['autohotel', 'Der Platz beginnt bei zweihundert Franken monatlich.'],
    ['autohotel', 'Pro Monat kostet ein Platz im Autohotel ab CHF 200.'],
    ['autohotel', 'Das Autohotel kostet ab CHF 200 pro Monat, die Einlagerung ab CHF 150 pro Monat.'],
    ['autohotel', 'Ab CHF 150 pro Monat kostet die Einlagerung. Ab CHF 200 pro Monat gibt es das Autohotel.'],
    ['autohotel', 'Ihr Fahrzeug wird rund um die Uhr überwacht, 24 Stunden am Tag.'],
    ['autohotel', 'Wir melden uns innert 24 Stunden, Telefon +41 62 000 00 00, info@fahrzeugpflege-roggwil.example.'],
    ['einlagerung', 'Die Einlagerung gibt es ab CHF 150.– pro Monat.'],
    [ceramic, "Die Keramikversiegelung kostet ab CHF 1'699 exkl. MwSt."],
    [ceramic, 'Sie kostet ab tausendsechshundertneunundneunzig Franken.'],
    [ceramic, "Für ein kompaktes Wohnmobil sind es ca. CHF 1'699."],
    [ceramic, "Das Komplettpaket aus Aufbereitung und Versiegelung gibt es ab CHF 1'200."],
    [ceramic, "Ab CHF 1'200 gibt es Aufbereitung und Versiegelung als Komplettpaket."],
    [ceramic, 'Die Versiegelung hält drei bis fünf Jahre, und Sie haben fünf Jahre Garantie.'],
    [ceramic, 'Bei starker Nutzung lohnt sich nach 3–4 Jahren eine Auffrischung.'],
    [ceramic, 'Sie bietet bis zu 5 Jahre Schutz.'],
    ['dampfreinigung', 'Das Gerät arbeitet mit über 9 bar und 180 bis 190 Grad, mit 5 bis 8 Prozent Wasser.'],
    ['dampfreinigung', 'Die Keimzahl sinkt um bis zu 99,9 %.'],
    ['dampfreinigung', 'Die Dampfreinigung kostet ab CHF 80 je nach Verschmutzung.'],
    ['dampfreinigung', 'Die Mikrodampfreinigung kostet ab CHF 150.'],
    ['vermittlung', 'Die Vermittlung kostet ab CHF 150 pro Monat. Die Mindestdauer beträgt drei Monate.'],
    ['betrieb', 'Wir haben über 15 Jahre Erfahrung und mehr als 500 zufriedene Kunden.'],
    ['kontakt', 'Samstag 08:30–12:00, Sonntag geschlossen.'],
    ['kontakt', 'Montag bis Freitag von 8.30 bis 11.30 Uhr und von 13.30 bis 17.30 Uhr.'],
    ['kontakt', 'Mo–Fr 08:30–11:30 und 13:30–17:30, Sa 08:30–12:00, Sonntag geschlossen.'],
    ['kontakt', 'Montag, Dienstag und Mittwoch von 08:30 bis 11:30 Uhr.'],
    ['kontakt', 'Am Sonntag sind wir nicht da.'],
    ['kontakt', 'Sie finden uns an der Musterstrasse 1 in 4914 Roggwil.'],
    ['autohotel', 'Der Raum ist klimatisiert, und auf Wunsch bleibt die Batterie geladen.'],
  ])('of %s is let through: %s', (subject, reply) => {
    expect(faultsOf(reply, subject)).toEqual([]);
  });

  it('in its own words is let through', () => {
    // Amounts stand apart: some texts name the price of a service by another name, or the blog's.
    const texts = knowledgePassages.filter(({ text }) => !text.includes('CHF'));
    const refused = texts.filter((passage) => {
      const { text, subject } = passage;
      return checkFacts(text, { passages: [passage], subject, now: duringCampaign }).length > 0;
    });
    expect(texts.length).toBeGreaterThan(200);
    expect(refused.map(({ text }) => text)).toEqual([]);
  });

  it('is let through about the discount while the campaign runs', () => {
    const reply = 'Auf die Keramikversiegelung erhalten Sie 20% Rabatt, bis 31. Oktober 2025.';
    expect(faultsOf(reply, ceramic, duringCampaign, ['fruehbucher'])).toEqual([]);
  });
});

describe('a duration of work', () => {
  it.each<[string, string]>([
    ['autohotel', 'Für die Übergabe rechnen Sie rund 30 Minuten ein.'],
    [ceramic, 'Die Arbeit dauert 3 bis 5 Arbeitstage.'],
    ['dampfreinigung', 'Die Dampfreinigung dauert 2 bis 4 Stunden und kostet ab CHF 80.'],
  ])('that nobody gave is a fault of %s: %s', (subject, reply) => {
    expect(faultsOf(reply, subject)).toHaveLength(1);
  });
});

describe('a wrong price', () => {
  it.each<[string, string]>([
    ['of another service', 'Das Autohotel kostet ab CHF 150 pro Monat.'],
    ['of another service, in words', 'Das Autohotel kostet ab hundertfünfzig Franken pro Monat.'],
    ['of another service, service after it', 'Ab CHF 150 pro Monat kostet das Autohotel.'],
    ['of another service, both named', 'Ab CHF 150 pro Monat kosten Einlagerung und Autohotel.'],
    ['of another service, by comparison', 'Das Autohotel kostet wie die Einlagerung ab CHF 150 pro Monat.'],
    [
      'of another service, by an inserted comparison',
      'Das Autohotel kostet, wie die Einlagerung, ab CHF 150 pro Monat.',
    ],
    ['of another service, compared after it', 'Die Einlagerung kostet ab CHF 150 pro Monat wie das Autohotel.'],
    [
      'of another service, by «ebenfalls»',
      'Die Einlagerung kostet ab CHF 150 pro Monat, das Autohotel ebenfalls ab diesem Betrag.',
    ],
    ['of another service, a sentence later', 'Sie fragen nach dem Autohotel. Der Platz kostet ab CHF 150 pro Monat.'],
    ['of another service, that was asked about', 'Ein Platz kostet ab CHF 150 pro Monat.'],
    ['of the blog', 'Das Autohotel kostet ab CHF 250 pro Monat.'],
    ['that nobody asks', 'Das Autohotel kostet ab CHF 199 pro Monat.'],
    ['without «ab»', 'Das Autohotel kostet CHF 200 pro Monat.'],
    ['with «bis»', 'Das Autohotel kostet bis zu CHF 200 pro Monat.'],
    ['for another time', 'Das Autohotel kostet ab CHF 200 pro Jahr.'],
    ['without its time', 'Das Autohotel kostet ab CHF 200.'],
    ['in another currency', 'Das Autohotel kostet ab 200 Euro pro Monat.'],
    ['as a span', 'Das Autohotel kostet 150 bis 200 Franken pro Monat.'],
    ['in slang', 'Das Autohotel kostet ab 150 Stutz pro Monat.'],
    ['in notes', 'Dafür reichen zwei Hunderter.'],
    ['without a currency', 'Das Autohotel kostet nur 150.'],
    ['without a currency, in words', 'Das Autohotel kostet hundertfünfzig.'],
    ['with a dash', 'Das Autohotel kostet ab 150.– pro Monat.'],
    ['with blanks in it', 'Das Autohotel kostet ab CHF 1 5 0 pro Monat.'],
    ['with a letter in it', 'Das Autohotel kostet ab CHF l50 pro Monat.'],
    ['of nothing', 'Das Autohotel kostet null Franken.'],
    ['as «gratis»', 'Das Autohotel ist im ersten Winter gratis.'],
    ['as «kostenlos»', 'Die Besichtigung ist kostenlos.'],
    ['as «umsonst»', 'Das erste Mal ist umsonst.'],
    ['as «kostet nichts»', 'Der erste Monat kostet Sie nichts.'],
    ['as nothing to pay', 'In den ersten Wochen bezahlen Sie dafür nichts.'],
    ['as «Nulltarif»', 'Die Wäsche gibt es zum Nulltarif.'],
    ['by likeness', 'Das Autohotel kostet so viel wie die Einlagerung.'],
    ['as a matter of talks', 'Über den Preis lässt sich verhandeln.'],
    ['in a sum', 'Das Autohotel kostet hundert plus fünfzig.'],
    ['in letters of Rome', 'Das Autohotel kostet CHF CL.'],
    ['as half a price', 'Für Sie zum halben Preis.'],
    ['as a half', 'Sie bezahlen nur die Hälfte.'],
    ['as a discount', 'Auf das Autohotel erhalten Sie Rabatt.'],
    ['as a discount in percent', 'Auf das Autohotel erhalten Sie 20% Rabatt.'],
    ['as a discount in words', 'Sie sparen zwanzig Prozent.'],
    ['as fixed', 'Das Autohotel hat einen Fixpreis.'],
    ['as all included', 'Die Wäsche ist im Autohotel inbegriffen.'],
  ])('%s is a fault', (_, reply) => {
    expect(faultsOf(reply)).not.toEqual([]);
  });

  it.each([
    "Die Keramikversiegelung kostet ab CHF 1'200.",
    "Die Keramikversiegelung kostet CHF 1'699.",
    "Die Keramikversiegelung kostet ab CHF 1'699 inkl. MwSt.",
    'Die Keramikversiegelung kostet ab CHF 169.',
    'Sie erhalten 20% Rabatt auf die Keramikversiegelung.',
  ])('of the sealing is a fault: %s', (reply) => {
    expect(faultsOf(reply, ceramic, afterCampaign, [ceramic, 'fruehbucher'])).not.toEqual([]);
  });

  it('of the discount on another service is a fault while the campaign runs', () => {
    const reply = 'Auf das Autohotel erhalten Sie 20% Rabatt.';
    expect(faultsOf(reply, 'autohotel', duringCampaign, ['autohotel', 'fruehbucher'])).not.toEqual([]);
  });
});

describe('another wrong fact', () => {
  it.each<[string, string, string]>([
    ['a longer guarantee', ceramic, 'Sie haben 10 Jahre Garantie.'],
    ['a longer guarantee in a compound', ceramic, 'Sie haben eine zehnjährige Garantie.'],
    ['«mindestens» for «bis zu»', ceramic, 'Der Schutz hält mindestens 5 Jahre.'],
    ['one end of a span', ceramic, 'Die Versiegelung hält 3 Jahre.'],
    ['more than «bis zu»', 'dampfreinigung', 'Über 99.9% der Keime verschwinden.'],
    ['a figure of another service', 'dampfreinigung', 'Die Dampfreinigung dauert 3 bis 5 Arbeitstage.'],
    ['a guarantee on another service', 'dampfreinigung', 'Auf die Dampfreinigung geben wir 5 Jahre Garantie.'],
    ['a term of another service', 'autohotel', 'Das Autohotel hat eine Mindestdauer von 3 Monaten.'],
    ['degrees', 'dampfreinigung', 'Der Dampf hat 250 °C.'],
    ['bar', 'dampfreinigung', 'Mit 20 bar.'],
    ['metres', 'autohotel', 'Die Halle ist 4 Meter hoch.'],
    ['a vague time', 'dampfreinigung', 'Es dauert nur wenige Minuten.'],
    ['a date', 'kontakt', 'Wir haben vom 24. bis 31. Dezember Ferien.'],
    ['a year', 'betrieb', 'Seit 1998 pflegen wir Fahrzeuge.'],
    ['customers', 'betrieb', 'Wir haben 5000 zufriedene Kunden.'],
    ['a time', 'kontakt', 'Wir öffnen um 7 Uhr.'],
    ['hours without the lunch break', 'kontakt', 'Montag bis Freitag 08:30–17:30.'],
    ['hours of another day', 'kontakt', 'Am Samstag von 13:30 bis 17:30.'],
    ['a day that is closed', 'kontakt', 'Am Sonntag von 08:30–12:00.'],
    ['a day that is closed, without times', 'kontakt', 'Am Sonntag können Sie gerne vorbeikommen.'],
    ['a day that is closed, in other words', 'kontakt', 'Am Sonntag dürfen Sie zu uns kommen.'],
    ['every day', 'kontakt', 'Täglich von 08:30 bis 11:30 Uhr.'],
    ['a day that is open', 'kontakt', 'Am Montag ist geschlossen.'],
    ['a weekend', 'kontakt', 'Am Wochenende 08:30–12:00.'],
    ['always open', 'kontakt', 'Wir sind 24/7 für Sie da.'],
    ['another phone', 'kontakt', 'Rufen Sie uns an: 079 123 45 67.'],
    ['another mail address', 'kontakt', 'Schreiben Sie an chef@fahrzeugpflege.example.'],
    ['an address of a page', 'kontakt', 'Mehr auf www.autohotel.ch.'],
    ['an address without www', 'kontakt', 'Mehr auf billig-parken.com/roggwil.'],
    ['another street number', 'kontakt', 'Musterstrasse 17 in Roggwil.'],
  ])('is a fault: %s', (_, subject, reply) => {
    expect(faultsOf(reply, subject)).not.toEqual([]);
  });
});

describe('a promise that no passage makes', () => {
  it.each([
    'Das garantieren wir Ihnen.',
    'Sie haben Garantie auf den Stellplatz.',
    'Sie können heute noch kommen.',
    'Sie bekommen sofort einen Termin.',
    'Morgen ist ein Platz frei.',
    'Ich habe den Termin für Sie reserviert.',
    'Wir versprechen Ihnen einen Platz.',
    'Sie bekommen Ihr Geld zurück.',
    'Bitte überweisen Sie eine Anzahlung.',
    'Wir sind zertifiziert.',
    'Es hat nur noch wenige Plätze.',
    'Melden Sie sich bei Herrn Müller.',
    'Der Schutz gilt weltweit.',
    'Der Zugang ist jederzeit möglich.',
    'Das Auto ist bei uns vollständig abgesichert und lebenslang geschützt.',
  ])('is a fault: %s', (reply) => {
    expect(faultsOf(reply)).not.toEqual([]);
  });

  it('is a fault where the site makes it, but none of the passages that the question led to', () => {
    const reply = 'Auf die Keramikversiegelung haben Sie Garantie.';
    const without = passagesAbout(ceramic).filter(({ title, text }) => !/garantie/i.test(title + text));
    expect(checkFacts(reply, { passages: passagesAbout(ceramic), subject: ceramic, now: afterCampaign })).toEqual([]);
    expect(checkFacts(reply, { passages: without, subject: ceramic, now: afterCampaign })).toEqual([
      { kind: 'claim', key: 'guarantee' },
    ]);
  });

  it('of a word that the passages use is let through', () => {
    expect(faultsOf('Behalten Sie Ihre Kaskoversicherung.', 'autohotel')).toEqual([]);
    expect(faultsOf('Behalten Sie Ihre Kaskoversicherung.', 'vermittlung')).toEqual([]);
  });
});
