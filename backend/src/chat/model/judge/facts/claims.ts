import type { Statement } from './statement.js';

/** Different words for the same promise: an answer may use any of them where the passages use one. */
const MEANINGS: readonly (readonly [key: string, pattern: string])[] = [
  [
    'free',
    'gratis|kostenlos|kostenfrei|umsonst|geschenk|unentgeltlich|gebührenfrei|ohne (?:auf|mehr)preis|ohne kosten',
  ],
  ['free', String.raw`koste[tn] (?:\p{L}+ ){0,2}nichts|nichts (?:\p{L}+ )?kosten|nicht verrechne`],
  [
    'free',
    String.raw`(?:be)?zahl\p{L}* (?:\p{L}+ ){0,3}nichts|nulltarif|keine (?:kosten|gebühr)|aufs haus|schenken wir`,
  ],
  ['discount', 'rabatt|ermässig|vergünstig|(?:preis)?nachlass|skonto|gutschein|sonder(?:preis|angebot)|spezialpreis'],
  ['discount', String.raw`schnäppchen|halbe[rnms]? preis|hälfte|drittel des preis|statt (?:ab )?(?:chf|\d)|reduziert`],
  ['fixed price', 'fixpreis|festpreis|feste[rnms]? (?:preis|betrag)|pauschal|einmalig'],
  ['included', String.raw`inbegriffen|inklusive|inkl\.|eingeschlossen|im preis enthalten`],
  ['guarantee', 'garanti|gewährleist'],
  ['round the clock', 'rund um die uhr|tag und nacht'],
];

/** Each of these stands for itself: an answer may use it where the passages use the same. */
const WORDS: readonly string[] = [
  'günstig|billig|preiswert|gleich ?viel|ebenso ?viel|genauso ?viel|so viel wie|gleich teuer|gleichen preis|selben preis',
  'ebenfalls ab|entspricht|doppelt|verhandel|nur noch|letzte[rnms]? (?:pl[aä]tz|chance|termin)|ausgebucht|warteliste',
  'versprech|versproch|zusicher|zugesichert|auf jeden fall|in jedem fall|hundertprozentig|definitiv|verbindlich',
  'sofort|umgehend|unverzüglich|augenblicklich|jederzeit|diese woche|nächste woche|in kürze|prompt',
  'heute|(?<!am )morgen(?!s)|übermorgen|gestern|momentan|derzeit|zurzeit|aktuell|gerade|jetzt|offen|geöffnet|geschlossen',
  'reservier|gebucht|buche ich|eingetragen|vorgemerkt|storniert|bestätigt|ich habe (?:ihnen|ihre|für sie)',
  String.raw`(?:(?:ist|sind|haben wir) (?:\p{L}+ ){0,2})?(?:termine?|pl[aä]tze?) (?:ist |sind )?frei|freie[rn]? (?:termin|pl[aä]tz)|wird (?:ihnen )?(?:geschickt|gesendet)`,
  'zurückerstatt|geld zurück|rückerstatt|entschädig|schadenersatz|haften|haftung|haftet|versicher',
  'anzahlung|vorauszahl|vorkasse|überweis|iban|kreditkarte|twint|paypal|barzahlung|ratenzahlung|rechnung',
  String.raw`zertifi|testsieg|marktführ|meisterbetrieb|ausgezeichnet|tüv|iso(?!\p{L})|beste[rnms]? (?:preis|anbieter)|einzige`,
  '(?:24/7|rund um die uhr|tag und nacht)[^.]*(?:erreichbar|offen|geöffnet|für sie da|zugang|zutritt)',
  'feiertag|betriebsferien|abhol|hol- und bring|bringservice|heimliefer|vor ihre haustür',
  'risikolos|ohne risiko|unverbindlich|ungefährlich|unbegrenzt|unbeschränkt|lebenslang|für immer|ewig',
  String.raw`weltweit|europaweit|schweizweit|(?:herrn?|frau) \p{L}{3,}`,
];

const wordStart = (pattern: string) => new RegExp(String.raw`(?<!\p{L})(?:${pattern})`, 'giu');
const PATTERNS: readonly (readonly [key: string | undefined, pattern: RegExp])[] = [
  ...MEANINGS.map(([key, pattern]) => [key, wordStart(pattern)] as const),
  ...WORDS.map((pattern) => [undefined, wordStart(pattern)] as const),
];

/**
 * Every promise that a text makes without a figure, by its place. An answer may make it only where the passages that it
 * rests on do, and of the same service.
 */
export function readClaims(plain: string): readonly Statement[] {
  return PATTERNS.flatMap(([meaning, pattern]) =>
    [...plain.matchAll(pattern)].map((match) => {
      const key = meaning ?? match[0].toLowerCase();
      return { kind: 'claim', key, bound: 'exact', start: match.index, end: match.index + match[0].length } as const;
    }),
  );
}
