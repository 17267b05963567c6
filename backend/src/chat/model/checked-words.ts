/**
 * Figures, amounts, discounts, days, times and addresses. Rather a word too many than one too few: what these words stand in
 * is quoted or not said, and a false alarm costs the wording alone.
 */
const FIGURES = anyOf(
  String.raw`[\d%€$°@]|https?:|www\.|\p{L}\.\p{L}{2}`,
  'zwanzig|dreissig|vierzig|fünfzig|sechzig|siebzig|achtzig|neunzig|zehn|(?:hundert|tausend)(?!stel)|million|dutzend',
  'einhalb|anderthalb|ein(?:jähr|monat|wöch|täg|stünd|minüt)|prozent|promille|dollar|rabatt|gratis|kostenlos|kostenfrei',
  '(?:mon|diens|donners|frei|sams|sonn|feier|werk|arbeits)tag|mittwoch|wochenend|mittag|weihnacht|ostern|pfingst|neujahr',
  atStart(
    String.raw`null|zwei(?!f)|zwo(?!\p{L})|drei|vier|fünf|sechs|sieben|acht(?!\p{L})|acht(?:mal|fach|jähr)|neun|elf(?!\p{L})|zwölf`,
    String.raw`halb|hälfte|drittel|doppelt|chf|s?fr\.|sfr|franken|fränkli|stutz|rappen|eur(?!\p{L})|euro(?!\p{L})|usd`,
    'umsonst|geschenk|schenk|unentgeltlich|gebührenfrei|aufs haus|ermässig|vergünstig|nachlass|preisnachlass|skonto|bonus',
    'gutschein|sonderpreis|sonderangebot|spezialpreis|schnäppchen|reduziert|frühbuch|aktion',
    String.raw`januar|jänner|februar|märz|april|mai(?!\p{L})|juni|juli|august|september|oktober|november|dezember`,
    String.raw`heute|offen(?!\p{L})|geöffnet|geschlossen|täglich|jede[nrms]? tag|unter der woche|(?<!rund um die )uhr(?!\p{L})`,
    // «ein Jahr», «nur wenige Minuten»: a unit with a word that counts it.
    String.raw`(?:ein\p{L}{0,2}|paar|einigen?|wenigen?|mehreren?|etlichen?|zig|pro|je|jede[nrms]?) (?:\p{L}+ )?(?:jahr|monat|woche|tag(?:en?|es)?(?!\p{L})|stunde|minute|sekunde|nacht|nächte|meter|grad|kilo|liter|tonne)`,
    String.raw`(?:kost|zahl|bezahl|verrechn|gebühr)\p{L}* (?:\p{L}+ ){0,4}(?:nicht|nichts|kein\p{L}*)(?!\p{L})`,
    String.raw`(?:nicht|nichts|kein\p{L}*|ohne) (?:\p{L}+ )?(?:kost|zahl|bezahl|verrechn|gebühr|aufpreis|mehrpreis)`,
  ),
);
/** «So» begins sentences: as a day it counts with its point. */
const SHORT_DAY = /(?<!\p{L})(?:(?:Mo|Di|Mi|Do|Fr|Sa)(?!\p{L})|So\.)/u;

/** What commits the business to something, or says what it costs: said only where the site says it with the same word. */
export const PROMISES = anyOf(
  atStart(
    'garanti|gewährleist|versprech|versproch|zusicher|zugesichert|auf jeden fall|in jedem fall|definitiv|verbindlich',
    'unverbindlich|sofort|umgehend|unverzüglich|augenblicklich|jederzeit|diese woche|nächste woche|in kürze|prompt',
    '(?<!am )morgen(?!s)|übermorgen|gestern|momentan|derzeit|zurzeit|aktuell|gerade|jetzt|offen|ferien|betriebsferien',
    'reservier|gebucht|buche ich|eingetragen|vorgemerkt|storniert|bestätigt|ich habe|geschickt|gesendet|ausgebucht',
    String.raw`frei(?:e[rnms]?)?(?!\p{L})|nur noch|letzte\p{L}* (?:platz|plätz|chance|termin)|warteliste|rund um die uhr`,
    'tag und nacht|erreichbar|zugang|zutritt|abhol|hol- und bring|holservice|bringservice|heimliefer|haustür',
    'kost|preis|zahl(?:en|t|ung)|bezahl|betrag|gebühr|verrechn|tarif|provision|fixpreis|festpreis|pauschal|einmalig|günstig|billig',
    'teuer|teurer|so viel wie|gleich ?viel|ebenso ?viel|genauso ?viel|verhandel|entspricht|inbegriffen|inklusive|inkl',
    'enthalten|eingeschlossen|anzahlung|vorauszahl|vorkasse|überweis|iban|kreditkarte|twint|paypal|barzahl|ratenzahl',
    'rechnung|geld|zurückerstatt|rückerstatt|entschädig|schadenersatz|haftung|haften|haftet|versicher|abgesichert',
    String.raw`zertifi|testsieg|marktführ|meisterbetrieb|ausgezeichnet|tüv|iso(?!\p{L})|beste\p{L}* anbieter|einzige`,
    'risik|ungefährlich|unbegrenzt|unbeschränkt|lebenslang|für immer|ewig|weltweit|europaweit|schweizweit',
    String.raw`herrn?(?!\p{L})|frau(?!\p{L})`,
  ),
);
/** Parts of the services' names. */
export const SERVICES = anyOf(
  'auto-?hotel|lager|keramik|versiegel|aufbereit|komplettpaket|mikro-?dampf|dampf|vermitt|ankauf|verkauf',
);
export const NEGATION = anyOf(atStart('nicht|nichts|kein|nie|niemand|ohne'));

/** Whether a text holds a figure, an amount, a day, a time or an address, in digits or in words. */
export function hasFigure(text: string): boolean {
  return wordsOf(FIGURES, text).size > 0 || SHORT_DAY.test(text);
}

/** What a text holds of such words. */
export function wordsOf(pattern: RegExp, text: string): ReadonlySet<string> {
  return new Set(fold(text.toLowerCase()).match(pattern) ?? []);
}

/** Words that any answer may use, as they say nothing about the business. */
const COMMON =
  beginnings(`anfrage anrufen angeben antworten bedeutet beachten bitte beim beispiel besonders bleiben dabei
  dadurch dafür damit danach daher darauf davon dazu deshalb diese dieser dieses direkt einfach fragen gerne genau haben hängt
  ihnen ihrem ihren ihres ihrer immer kontakt können könnten lassen melden möchten möglich müssen nachdem natürlich nehmen
  nennen oder ohne schreiben sodass sollten sondern sowie unsere unserem unseren unserer waren weitere welche wenden wenig
  werden wichtig wissen wollen während würde zuerst zusätzlich zwischen`);

/** The words of a text that carry meaning, by how they begin: «Häuser» and «Haus» begin alike. */
export function meaningIn(text: string): readonly string[] {
  return [...beginnings(text)].filter((word) => !COMMON.has(word));
}

/** Of words of five letters and more the first five: of shorter ones most are grammar. */
function beginnings(text: string): ReadonlySet<string> {
  return wordsOf(/(?<!\p{L})\p{L}{5}/gu, text);
}

function anyOf(...patterns: readonly string[]): RegExp {
  return new RegExp(fold(patterns.join('|')), 'gu');
}

function atStart(...patterns: readonly string[]): string {
  return String.raw`(?<!\p{L})(?:${patterns.join('|')})`;
}

/** One spelling of accents: «ü» and «ue» are «u». */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([aou])e/g, '$1');
}
