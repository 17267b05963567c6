import { describe, expect, it } from '@jest/globals';
import { standardWords } from '../language/standard-words.js';
import { topicAlone } from './read-topics.js';
import { readSlots, type Slots } from './slots.js';
import { table } from './testing/table.js';

/** A Tuesday. */
const NOW = new Date('2026-03-03T10:00:00+01:00');
const read = (text: string) => readSlots(text, NOW);

it.each(
  table(`
    Am Samschtig am füfi → am samstag am 5 | Samstagnachmittag → samstag nachmittag
    Mäntig, Ziischtig, Mittwuch → montag dienstag mittwoch | hüt, morn, übermorn → heute folgetag übermorgen
    Für 1'000.- oder 1’699 Franken → für 1000 franken oder 1699 franken | füf Mönet → 5 monat
    um 17.15 Uhr, um 17h30 → um 17:15 uhr um 17:30 uhr | zwöituusig Stutz → 2000 franken
    fünfhundert, achthundert → 500 800 | Mo-Fr → montag bis freitag | 9-11 Uhr → 9 bis 11 uhr
    vom 1.11. bis 31.3.2027 → von 1 november bis 31 märz 2027 | mein 911er → mein
    Novembre → november | Mittowch → mittwoch | Donerstag → donnerstag | Dezzember → dezember
    nicht → nicht | Betrag → betrag | haben → haben | schön → schön | Feiertag → feirtag | Leute → leute
    brauche → brauche
  `),
)('reads «%s» as the standard words «%s», and forgives one letter in a long one', (text, words) => {
  expect(standardWords(text).join(' ')).toBe(words);
});

/** What is read of a text, in words; nothing where nothing is read. */
const IN_WORDS = {
  topics: ({ topics, parts }: Slots) => [...topics, ...parts].join(' '),
  without: ({ without }: Slots) => without.join(' '),
  francs: ({ francs }: Slots) => francs.join(' '),
  months: ({ periods }: Slots) =>
    periods.map(({ months, isShort }) => (isShort ? `${months} short` : months)).join(' '),
  counts: ({ vehicles, times }: Slots) => entriesOf({ vehicles, times }),
  time: ({ time }: Slots) => entriesOf(time),
  days: ({ days }: Slots) => days.map(({ kind, firstDay }) => `${kind} ${firstDay}`).join(', '),
  cues: ({ cues }: Slots) => [...cues].join(' '),
};

function entriesOf(values: object): string {
  const filled = Object.entries(values).filter(([, value]) => value !== undefined);
  return filled.map((entry) => entry.join(' ')).join(', ');
}

const SLOTS: Readonly<Record<keyof typeof IN_WORDS, string>> = {
  topics: `
    Was choschtet d Keramikversiglig? → sealing | Dampfreinigung und danach ins Outohotel → steam car-hotel
    Was verlanged er fürs Iilagere? → storage | Wenn ihr mein Auto für mich verkauft → brokerage
    Was zahlen Sie mir für meinen Hymer? → trade | Gilt der Früehbuecherrabatt no? → campaign
    Komplettpaket mit Ufbereitig → sealing full-detailing | kompakter Camper, Keramik → sealing compact-motorhome
    Mikrodampf aus dem Blog → steam micro-steam | Die Sitze sind dreckig → steam | So gseht s Auto us inne → steam
    Ist es dafür kompakt genug? → sealing compact-motorhome | kompakten Camper einlagern → storage compact-motorhome
    Wir vermieten Camper | Wie geht es Ihnen?`,
  without: `
    und ohni Keramik? → sealing | statt Autohotel Einlagerung → car-hotel | Einlagerung statt Autohotel → car-hotel
    ohne Termin vorbeikommen`,
  francs: `
    Reichen 1000 Franken? → 1000 | Fr. 80.– oder 200.- → 80 200 | hab 2k → 2000 | Ig ha tuusig Franke → 1000
    wenn i 2000 für d Keramik ha → 2000 | budget 900 einlagerung → 900 | Knaus, Jahrgang 2015, 98000 km
    20 Prozent im Jahr 2026 | Rufen Sie mich an: 079 123 45 67 | fünf Monate, 7.40 Meter`,
  months: `
    sechs Monate → 6 | ein halbes Jahr → 6 | es haubs Jahr → 6 | anderthalb Jahre → 18 | drü Mönet → 3
    ein Vierteljahr → 3 | im Jahr → 12 | s ganze Johr dure → 12 | von November bis März → 5
    vo Afang Novämber bis Ändi März → 5 | vo Ändi Oktober bis Ändi März → 5 | Mitte Oktober bis Mitte April → 6
    am 15. November bringe und am 15. März abhole → 4 | numu zwei Wuche → 0 short
    heute bis 31. Mai → 3 | bis Ende April → 2 | bis Ende Januar, ab 1. Dezember → 2 | bis Februar → 12
    den Winter über | vor zwei Jahren | letztes Jahr | sechs Jahre alt | pro Monat | 5 Jahre Garantie`,
  counts: `
    drei alte Autos → vehicles 3 | zwei Camper und ein Auto → vehicles 3 | drei Plätze → vehicles 3 | beidi Outo → vehicles 2 | zwei Sitze | mis 20-jährige Wohnmobil | zwei Autos, eins hier und eins dort
    dreimal dämpfen → times 3`,
  time: `
    um halb sechs → time 17:30 | um zehn vor zwölf → time 11:50 | am füf ab drü → time 15:05 | für 5 Monate
    am Samstag um elf → time 11:00 | am füfi → time 17:00 | am sächsi am Morge → part morgen, time 06:00
    Viertel vor achti → time 07:45 | abends so um 7 → part abend, time 19:00
    zwische achti und nüni → time 08:00, until 09:00 | bis am zwölfi → time 12:00, isEnd true
    bin in zwanzig Minuten da → time 10:20, isAhead true | i ca. ere halb Stund → time 10:30, isAhead true
    über Mittag → part mittag | heute Abend → part abend`,
  days: `
    am Samstag → weekday 2026-03-07 | übermorgen → day 2026-03-05 | habt ihr morgn offen → day 2026-03-04
    morn am Morge → day 2026-03-04 | am 14. April → date 2026-04-14 | am 1. Februar → date 2027-02-01
    am Samstag, 18. April → date 2026-04-18 | am 14.4. → date 2026-04-14 | am 14.04.2027 → date 2027-04-14
    Und am 7.? → date 2026-03-07 | Und am 2.? → date 2026-04-02 | am 31. → date 2026-03-31
    am Karfreitag → holiday 2026-04-03 | a de Wiehnacht → holiday 2026-12-25 | Mitte November → month 2026-11-11
    nächste Woche → month 2026-03-09 | am 31. April → month 2026-04-01
    Dienstag bis Donnerstag → weekday 2026-03-03, weekday 2026-03-04, weekday 2026-03-05
    am Wochenänd → weekday 2026-03-07, weekday 2026-03-08 | am Morgen | Guten Morgen | constructor`,
  cues: `
    Wann haben Sie offen? → when | Wenn händ ihr offe? → when | Isch hüt zue? → closed
    Machen Sie Mittagspause? → closed | Bin i am achti z früeh? → closed | Heit dir itz offe? → now
    Isch öpper da? → still | Wann macht ihr wieder auf? → when again | Im Blog steht 250 → blog
    mindestens → minimum | Was spar ich? → saving | Was kostet alles so bei euch? → all
    Was isch am günschtigschte? → cheapest | euer teuerstes Angebot → dearest | Was ist günstiger?
    100 Franken im Monat → per-month | Kann ich zu Ihnen kommen? | Sind Sie offen oder zu? | zu teuer`,
};

describe.each(Object.entries(SLOTS) as [keyof typeof IN_WORDS, string][])('readSlots finds the %s', (slot, texts) => {
  it.each(table(texts))('of «%s»: %s', (text, found = '') => {
    expect(IN_WORDS[slot](read(text))).toBe(found);
  });
});

it.each([
  ['Autohotel', 'car-hotel'],
  ['keramikversigelung wohnmobile', 'sealing'],
  ['An- und Verkauf', 'trade'],
  ['die Einlagerung bitte', 'storage'],
  ['Autohotel oder Einlagerung', undefined],
  ['Autohotel geheizt', undefined],
  ['Guten Tag', undefined],
])('«%s» is nothing but the name of %s', (text, topic) => {
  expect(topicAlone(text)).toBe(topic);
});

it('counts five days under the week', () => {
  expect(read('unter der Woche').days).toHaveLength(5);
});

it('keeps what is said beside the question out of the days and times', () => {
  const { days, time } = read('Ich arbeite unter der Woche bis 18 Uhr. Kann ich am Samstag kommen?');
  expect(days).toHaveLength(1);
  expect(time).toEqual({});
});
