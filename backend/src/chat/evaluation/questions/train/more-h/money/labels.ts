const NUMERALS = [
  'null',
  'ein',
  'zwei',
  'drei',
  'vier',
  'fünf',
  'sechs',
  'sieben',
  'acht',
  'neun',
  'zehn',
  'elf',
  'zwölf',
];

/** An amount as a reply may spell it; apostrophes do not count. */
export function francs(amount: number | string): readonly string[] {
  return [`CHF ${amount}`, `${amount} Franken`, `${amount} CHF`, `Fr. ${amount}`, `${amount} Fr.`, `${amount}.–`];
}

/** A span of two months and more, up to twelve. */
export function months(count: number): readonly string[] {
  return [`${count} Monat`, `${NUMERALS[count]} Monat`, `${count} ganze Monat`, `${NUMERALS[count]} ganze Monat`];
}

/** What no reply says to a question that the site answers. */
export const evading = ['weiss ich nicht', 'weiss ich leider nicht'] as const;

/** The site does not say it, and the reply admits that. */
export const unknown = [
  ...evading,
  'weiss ich das nicht',
  'weiss es nicht',
  'kann ich nicht',
  'kann ich Ihnen nicht',
  'kann ich leider nicht',
  'kann ich Ihnen leider nicht',
  'kann ich keine',
  'nicht sagen',
  'nicht bekannt',
  'nicht angegeben',
  'steht nicht',
  'steht nichts',
  'Website nichts',
  'nichts bekannt',
  'nichts gefunden',
  'nicht erwähnt',
  'nicht genannt',
  'nicht festgelegt',
  'nicht hinterlegt',
  'nicht beantworten',
  'kein Hinweis',
  'keinen Hinweis',
  'finde ich nicht',
  'keine Angabe',
  'keine Auskunft',
  'keine Information',
  'habe ich keine',
  'habe ich nicht',
  'liegt mir nicht',
] as const;

/** Where the site leaves it to the offer or the contract. */
export const inTheOffer = ['in der Offerte', 'mit der Offerte', 'schriftlich', 'Bedingungen'] as const;

/** A way to people. */
export const people = [
  '000 00 00',
  'info@',
  'Telefon',
  'rufen Sie',
  'anrufen',
  'E-Mail',
  'Mail',
  'Anfrage',
  'anfragen',
  'Offerte',
  'melden Sie',
  'nachfragen',
  'fragen Sie',
] as const;

/** The price follows from the vehicle. */
export const depends = [
  'hängt',
  'abhängig',
  'kommt darauf an',
  'kommt drauf an',
  'je nach',
  'richtet sich',
  'bestimmen',
  'massgeb',
  'entscheid',
  'Richtwert',
  'Einstiegspreis',
  'beeinfluss',
  'eine Rolle',
  'in der Offerte',
] as const;

export const withoutVat = [
  'exkl',
  'exklusiv',
  'zuzüglich',
  'zzgl',
  'ohne MwSt',
  'ohne Mehrwertsteuer',
  'ohne die Mehrwertsteuer',
  'kommt noch dazu',
  'kommt dazu',
  'kommt hinzu',
  'kommt noch hinzu',
  'kommt noch drauf',
  'nicht enthalten',
  'nicht inbegriffen',
  'nicht dabei',
  'nicht eingerechnet',
] as const;

export const noCommission = [
  'keine Provision',
  'ohne Provision',
  'Provision gibt es nicht',
  'Provision gibt es keine',
  'Provision: keine',
  'Provision verlangen wir',
  'Provision nehmen wir',
  'Provision fällt',
  'provisionsfrei',
  'keine Prozent',
  'ohne Abzug',
] as const;

/** What an enquiry asks for next. */
export const missing = [
  'Name',
  'heissen',
  'Fahrzeug',
  'Marke',
  'Modell',
  'Jahrgang',
  'Länge',
  'Telefon',
  'erreichen',
  'E-Mail',
  'worum',
  'Wunsch',
] as const;
