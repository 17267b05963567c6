/** Numbers of metres as they are spelled, in standard and Swiss German; a vehicle has no other. */
const ONES: Readonly<Record<string, number>> = {
  ein: 1,
  eine: 1,
  einen: 1,
  zwei: 2,
  zwöi: 2,
  zwee: 2,
  drei: 3,
  drü: 3,
  drüü: 3,
  vier: 4,
  vieri: 4,
  fünf: 5,
  füf: 5,
  föif: 5,
  foif: 5,
  sechs: 6,
  sächs: 6,
  sieben: 7,
  sibe: 7,
  sibä: 7,
  siebe: 7,
  acht: 8,
  neun: 9,
  nün: 9,
  nüün: 9,
  zehn: 10,
  zäh: 10,
  zää: 10,
  elf: 11,
  euf: 11,
  zwölf: 12,
  zwöuf: 12,
};
const TENS: Readonly<Record<string, number>> = {
  zehn: 10,
  zäh: 10,
  zwanzig: 20,
  zwänzg: 20,
  dreissig: 30,
  drissg: 30,
  vierzig: 40,
  vierzg: 40,
  fünfzig: 50,
  füfzg: 50,
  föifzg: 50,
  sechzig: 60,
  sächzg: 60,
  siebzig: 70,
  sibezg: 70,
  achtzig: 80,
  achtzg: 80,
  neunzig: 90,
  nünzg: 90,
};
const anyOf = (table: Readonly<Record<string, number>>) => Object.keys(table).join('|');
const HALF = '(?:(?:und)?[ -]?(?:einhalb|n?[eä]hal[bp]|enhal[bp]|n?[eä]haub))';
const WHOLE = new RegExp(`^(${anyOf(ONES)})(${HALF})?$`, 'u');

/** Source of a pattern for a number of metres spelled out: «sieben», «siebeneinhalb», «sibenehalb». */
export const SPELLED_METRES = `(?:(?:${anyOf(ONES)})${HALF}?|anderthalb)`;
/** Source of a pattern for the centimetres behind: «sieben Meter zwanzig», «fünfundachtzig». */
export const SPELLED_CENTIMETRES = `(?:(?:(?:${anyOf(ONES)})(?:und|e|ä))?(?:${anyOf(TENS)}))`;
const CENTIMETRES = new RegExp(`^(?:(${anyOf(ONES)})(?:und|e|ä))?(${anyOf(TENS)})$`, 'u');

/** The digits of a lower-case word that spells a number of metres, or undefined. */
export function digitsOf(word: string): string | undefined {
  if (word === 'anderthalb') return '1.5';
  const [, ones = '', half] = WHOLE.exec(word.replace(/ß/g, 'ss')) ?? [];
  const whole = ONES[ones];
  return whole === undefined ? undefined : `${whole}${half === undefined ? '' : '.5'}`;
}

/** The digits of a lower-case word that spells 10 to 99 centimetres, or undefined. */
export function centimetresOf(word: string): string | undefined {
  const [, ones = '', tens = ''] = CENTIMETRES.exec(word.replace(/ß/g, 'ss')) ?? [];
  const whole = TENS[tens];
  return whole === undefined ? undefined : `${whole + (ONES[ones] ?? 0)}`;
}
