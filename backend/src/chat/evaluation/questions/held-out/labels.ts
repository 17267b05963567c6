/*
 * What right answers have in common, as alternatives of which one must occur. White space, apostrophes and dashes are
 * folded when replies are compared, so a range is written with a hyphen. What the business's mail address contains
 * («Fahrzeug», «pflege», «Roggwil», «info») says nothing about a reply: most quote it.
 */

/** The honest forms of not knowing. */
export const NOT_KNOWN = [
  'weiss ich nicht',
  'weiss ich leider nicht',
  'weiss ich nichts',
  'weiss ich leider nichts',
  'nicht sagen',
  'nichts sagen',
  'nicht bekannt',
  'nichts bekannt',
  'keine Angabe',
  'keine Auskunft',
  'keine Information',
  'steht nicht',
  'steht nichts',
  'nicht aufgeführt',
  'nicht beantworten',
  'nicht zu den Leistungen',
  'nicht zu unseren Leistungen',
  'nicht unter den Leistungen',
  'nicht unter unseren Leistungen',
];
/** A way on to people. */
export const TO_PEOPLE = [
  '000 00 00',
  'info@',
  'Anfrage',
  'weiter',
  'rufen Sie',
  'schreiben Sie',
  'fragen Sie',
  'melden Sie',
  'Team',
  'Offerte',
];
/** What an honest «weiss ich nicht» has. */
export const HONEST = [NOT_KNOWN, TO_PEOPLE];
/** An honest no to what isn't the assistant's business. */
export const DECLINES = [
  ...NOT_KNOWN,
  'kann ich Ihnen nicht',
  'kann ich nicht',
  'kann ich leider nicht',
  'kann ich dazu',
  'nicht helfen',
  'nicht weiterhelfen',
  'nicht dienen',
  'kenne ich mich',
  'bin ich nicht',
  'bin ich leider nicht',
  'gehört nicht',
  'nicht mein',
  'mache ich nicht',
  'tut mir leid',
  'nur zu',
  'nur Fragen',
  'nur auf Fragen',
  'nur bei Fragen',
  'nur rund um',
  'nur über',
  'nur Auskunft',
  'kenne nur',
  'weiss nur',
];
/** What no reply says where the assistant does know how to go on. */
export const CONFUSED = ['weiss ich nicht', 'weiss ich leider nicht'];
/** A plain yes: right to some questions, wrong to others. */
export const YES = ['Ja,', 'Ja.', 'Ja:', 'Ja!', 'Ja -'];

export const SEALING_PRICE = ["1'699", '1699'];
/** A figure is found whole alone, so the phone number's digits don't count. */
export const HOTEL_PRICE = ['200'];
export const STEAM_PRICE = ['80'];
export const PACKAGE_PRICE = ["1'200", '1200'];
export const NO_COMMISSION = [
  'keine Provision',
  'ohne Provision',
  'provisionsfrei',
  'Provision gibt es nicht',
  'Provision gibt es keine',
  'Provision: keine',
  ...['verlangen wir', 'nehmen wir', 'fällt', 'wird'].flatMap((verb) => [
    `Provision ${verb} keine`,
    `Provision ${verb} nicht`,
  ]),
  'ohne Abzug',
];
export const WITHOUT_VAT = [
  'exkl',
  'ohne MwSt',
  'ohne Mehrwertsteuer',
  'ohne die MwSt',
  'ohne die Mehrwertsteuer',
  'ohne.',
  'ohne,',
  'zuzüglich',
  'zzgl',
  'plus MwSt',
  'plus Mehrwertsteuer',
  'netto',
  'nicht inbegriffen',
  'nicht enthalten',
  'nicht dabei',
  'nicht drin',
  'nicht eingerechnet',
  'nicht inkl',
  'kommt dazu',
  'kommt noch dazu',
  'kommt hinzu',
  'kommt noch hinzu',
];
export const AFTER_INSPECTION = [
  'besichtig',
  'begutacht',
  'ansehen',
  'anschauen',
  'angeschaut',
  'angesehen',
  'gesehen',
  'sehen wir',
  'schauen wir',
  'sehen uns',
  'schauen uns',
  'Blick auf',
  'vor Ort',
  'vorbei',
  'am Fahrzeug',
];
export const ON_REQUEST = [
  'auf Anfrage',
  'nach Absprache',
  'Hol- und Bring',
  'Bringdienst',
  'Abholung auf',
  'eine Abholung an',
  'klären wir',
  'holen wir',
  'wir holen',
];
export const TWENTY_PERCENT = ['20%', 'zwanzig Prozent'];
/** Where the business is. */
export const WHERE = ['Musterstrasse', '4914', 'in Roggwil', 'Roggwil BE', 'Roggwil (BE)', 'Langenthal'];
/** Washing lines with brushes are no good for a sealed surface. */
export const BRUSHES = [
  [
    'Bürste',
    'Waschanlage',
    'Waschstrasse',
    'meiden',
    'verzicht',
    'besser nicht',
    'lieber nicht',
    'besser von Hand',
    'lieber von Hand',
    'raten',
  ],
  ['meiden', 'verzicht', 'nicht', 'kein', 'raten', 'von Hand', 'Handwäsche', 'besser', 'lieber'],
];
/** Beside a plain no, what a commission is talked of with. */
export const COMMISSION = ['Provision', 'Betrag', '150', 'Prozent', 'Erlös', 'Abzug'];
