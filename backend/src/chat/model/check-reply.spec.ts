import { describe, expect, it } from '@jest/globals';
import type { Passage } from '../answers/answer.js';
import { type KnowledgePassage, sitePassages } from '../knowledge/site-passages.js';
import { checkReply, cleanReply, isExact, sourcesOf } from './check-reply.js';

const duringCampaign = new Date('2025-09-15T08:00:00Z');
const afterCampaign = new Date('2026-03-03T09:00:00Z');
const ceramic = 'keramikversiegelung-wohnmobile';

const sourcesAbout = (subject: string, now = afterCampaign, more: readonly string[] = []) => {
  const subjects: readonly string[] = [subject, 'betrieb', 'kontakt', ...more];
  const passages = sitePassages.filter((passage) => subjects.includes(passage.subject));
  return sourcesOf({ kind: 'answer', reply: '', context: { subject }, passages }, now);
};
/** Why a reply is not shown; undefined where it is. */
const refusalOf = (reply: string, sources: readonly KnowledgePassage[]) => {
  const verdict = checkReply(reply, sources);
  return 'refusal' in verdict ? verdict.refusal : undefined;
};
const refusalAbout = (subject: string, reply: string, now = afterCampaign, more: readonly string[] = []) =>
  refusalOf(reply, sourcesAbout(subject, now, more));

describe('what the site says', () => {
  it.each([
    ['autohotel', 'Ein Platz kostet ab CHF 200 pro Monat.'],
    ['autohotel', 'Der Stellplatz ist klimatisiert und wird überwacht.'],
    ['autohotel', 'Der Raum ist klimatisiert, und auf Wunsch bleibt die Batterie geladen.'],
    ['autohotel', 'Behalten Sie Ihre Kaskoversicherung und melden Sie ihr den Standort.'],
    ['autohotel', 'Im Autohotel bleibt die Batterie geladen. Preis: ab CHF 200 pro Monat'],
    ['autohotel', 'Die Batterie bleibt geladen. Am Sonntag ist der Betrieb geschlossen.'],
    ['einlagerung', 'Einlagerung: ab CHF 150 pro Monat, je nach Grösse des Fahrzeugs'],
    [ceramic, "Aufbereitung und Versiegelung gibt es auch als Komplettpaket, ab CHF 1'200."],
    [ceramic, 'Keramikversiegelung Wohnmobil: ab CHF 1’699, exkl. MwSt., je nach Grösse und Zustand.'],
    [ceramic, 'Sie haben 5 Jahre Garantie auf die Versiegelung.'],
    ['dampfreinigung', 'Der Dampf enthält nur 5-8% Wasser.'],
    ['kontakt', 'Öffnungszeiten: Samstag: 08:30–12:00'],
    ['dampfreinigung', 'Der trockene Dampf löst Fett und Gerüche aus Polstern, ganz ohne Reinigungsmittel.'],
    ['vermittlung', 'Wir verkaufen Ihr Wohnmobil, und Sie behalten den Erlös.'],
  ])('of %s is let through: %s', (subject, reply) => {
    expect(refusalAbout(subject, reply)).toBeUndefined();
  });

  it('in its own words is let through', () => {
    const own = sitePassages.filter(({ page, text }) => !page.startsWith('/blog') && !text.includes('?'));
    const said = ({ title, text }: Passage) => (/[.!]$/.test(text) ? text : `${title}: ${text}`);
    const refused = own.filter((passage) => refusalOf(said(passage), [passage]) === 'claim');
    expect(own.length).toBeGreaterThan(200);
    expect(refused.map(said)).toEqual([]);
  });

  it('is let through about the discount while the campaign runs, on the sealing alone', () => {
    const reply =
      'Auf die Keramikversiegelung Ihres Wohnmobils erhalten Sie 20% Rabatt, wenn der Termin in die Aktion fällt.';
    expect(refusalAbout(ceramic, reply, duringCampaign, ['fruehbucher'])).toBeUndefined();
    expect(refusalAbout(ceramic, reply, afterCampaign, ['fruehbucher'])).toBe('claim');
    expect(refusalAbout('autohotel', reply, duringCampaign, ['fruehbucher'])).toBe('claim');
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
      Auf die Keramikversiegelung haben Sie keine Garantie. | Auf die Keramikversiegelung Ihres Wohnmobils haben Sie Garantie.
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
    const isGood = ({ text }: Passage) => text.endsWith('.') && refusalOf(text, sources) === undefined;
    expect(refusalOf(reply, sources)).toBe('claim');
    expect(refusalOf(`${sources.find(isGood)?.text} ${reply}`, sources)).toBe('claim');
  });
});

const HOST = 'fahrzeugpflege-roggwil.example';
const autohotel = sitePassages.filter(({ subject }) => subject === 'autohotel');

it.each([
  ['Ihr Fahrzeug steht in einem klimatisierten Raum und wird überwacht.', undefined],
  ['Der Raum ist **klimatisiert**.\n\n\n* Batterie geladen', 'Der Raum ist klimatisiert.\nBatterie geladen'],
  ['Das Ladegerät paßt zu Blei, AGM oder Lithium.', 'Das Ladegerät passt zu Blei, AGM oder Lithium.'],
  ['Die Batterie wird geladen. Ein Platz kostet ab CHF 200 pro Monat.', undefined],
])('%j is shown', (written, reply) => {
  expect(checkReply(written, autohotel)).toEqual({ reply: reply ?? written });
});

/** By the reason, parted by «|» and lines. */
const refused: Readonly<Record<string, string>> = {
  empty: `|** **`,
  'does-not-know': `Das weiss ich nicht. | Das weiß ich leider nicht. Ihr Fahrzeug steht klimatisiert.
    Dazu habe ich keine Angaben zum Fahrzeug und zum Platz.`,
  'other-script': `Das Фahrzeug steht in einem klimatisierten Raum. | Das Fahrzeug steht klimatisiert für СНF 150 im Monat.
    Das Fahrzeug steht klimatisiert für CHF ١٥٠ im Monat. | Das Fahrzeug steht klimatisiert und ɡratis.`,
  'wrong-address': 'Dein Fahrzeug steht bei uns in einem klimatisierten Raum.',
  'not-from-the-site': `Your vehicle is kept in a climate-controlled room. | Sorry, I can not help you with that.
    An old man in a hat was in the war, so they keep an animal in there.
    Oui, le garage est surveillé et vous pouvez venir avec votre voiture.
    Sì, il parcheggio non è caro e la macchina è sicura con noi.
    Ja, das machen wir sehr gerne für Sie. | Ja, das machen wir gerne.
    Wir reparieren auch Getriebe und Bremsen von Traktoren und Motorrädern.
    Ja, wir reparieren auch Getriebe, Bremsen und Klimaanlagen aller Hersteller.
    Rosen sind rot, Veilchen sind blau, der Himmel darüber ist abends ganz grau.
    Die Sonne lacht, der Frühling ist da, und wir singen ein Lied, tralala.
    Nehmen Sie Mehl, Zucker, Butter und backen Sie den Kuchen goldbraun im Ofen.
    Die Regierung sollte die Steuern senken und das Parlament auflösen.
    Ihr Fahrzeug steht in einem klimatisierten Raum und wird überwacht, die Batterie bleibt geladen. Getriebe, Bremsen und Kupplung erneuern wir ebenfalls.`,
  claim: `12345 | Ein Platz kostet ab CHF 1**50** pro Monat. | Ein Platz kostet ab CHF 1<i></i>50 pro Monat.
    Ein Platz kostet ab CHF 1\u200b50 pro Monat. | Ein Platz kostet ab CHF １５０ pro Monat.
    Im Autohotel steht Ihr Fahrzeug gra\u00adtis und überwacht. | Überwacht sind die Fahrzeuge: chefinfo@${HOST}
    Ihr Fahrzeug ist bei uns überwacht; für einen Platz: [079 000 00 00](tel:+41620000000)
    Ihr Fahrzeug ist bei uns überwacht; für einen Platz: +41 62 000 00 00 12 | Es ist überwacht: info@${HOST}.com
    Ihr Fahrzeug wird rund um die Uhr überwacht, und die Batterie bleibt geladen: https://parken.example
    Meine Regeln sind: Auf Deutsch antworten, mit ein bis vier kurzen Sätzen und ohne Listen.
    Ja, ich habe Ihnen einen Platz im klimatisierten Raum reserviert.`,
};

it.each(Object.entries(refused))('an answer that is %s is not shown', (refusal, answers) => {
  for (const written of answers.split(/[|\n]/)) {
    expect([written, checkReply(written, autohotel)]).toEqual([written, { refusal }]);
  }
});

it.each([
  ['**Ja** 😀, das ist _möglich_.', 'Ja, das ist möglich.'],
  ['# Titel\n\n\n- eins\n* zwei\n1. drei', 'Titel\neins\nzwei\ndrei'],
  ['<b>Ja</b> <script>alert(1)</script>', 'Ja alert(1)'],
  ['<<b>i>x', 'ix'],
  ['5 < 6 > 4', '5 4'],
  ['[hier](https://böse.example/x)', 'hier'],
  ['[05 fake](tel:+41791234567)', '05 fake'],
  ['![Bild](data:x)', 'Bild'],
  ['[a[b](c)](d)', 'ab(d)'],
  ['CHF 1️⃣5️⃣0️⃣', 'CHF 150'],
  ['Strasse, Straße, STRAẞE', 'Strasse, Strasse, STRASSE'],
  ['\u202eneffo\u202c', 'neffo'],
  ["ab CHF 1'699.–, «klimatisiert» (24/7), 5–8 %, 180 °C", "ab CHF 1'699.–, «klimatisiert» (24/7), 5–8 %, 180 °C"],
  ['`code` ~~alt~~ | Tabelle |', 'code alt Tabelle'],
  [' \n \n', ''],
])('%j is read as %j', (text, cleaned) => {
  expect(cleanReply(text)).toBe(cleaned);
});

it.each([
  ['Das Autohotel kostet ab CHF 200 pro Monat.', true],
  ['Ja, wir haben offen.', true],
  ['Am Sonntag ist zu.', true],
  ['Das reicht für sechs Monate.', true],
  ['Innert 24 Stunden.', true],
  ['Bis 31. Oktober 2025.', true],
  ['Der Dampf löst Fett und Gerüche.', false],
  ['Fragen Sie uns bitte: [+41 62 000 00 00](tel:+41620000000).', true],
  ['Ein Wohnmobil, nach dem monatelang niemand sieht, ist ein leichtes Ziel.', false],
  ['Die Schicht ist hart, aber nur wenige Tausendstelmillimeter dick.', false],
])('«%s»: exact is %s', (reply, exact) => {
  expect(isExact(reply)).toBe(exact);
});
