import { isCampaignOver } from '@fahrzeugpflege/contracts/without-schemas';
import type { Answer } from '../answers/answer.js';
import { facts } from '../knowledge/facts.js';
import { type KnowledgePassage, type SubjectId, sitePassages } from '../knowledge/site-passages.js';

/** Why an answer is not shown; `does-not-know` is the one that the rules ask for. */
export type Refusal = 'empty' | 'does-not-know' | 'other-script' | 'wrong-address' | 'claim' | 'not-from-the-site';

/**
 * Holds what a language model wrote against its sources, and brings it into the form that the visitor reads.
 *
 * - A sentence that claims anything (a figure, a price, a day, a promise) is a whole statement of one source, word for word.
 * - That source names all services that the answer names, so that nothing is said of another one.
 * - The answer, and each of its sentences, is made mostly of the sources' words, so that it is German and about them.
 */
export function checkReply(
  written: string,
  sources: readonly KnowledgePassage[],
): { readonly reply: string } | { readonly refusal: Refusal } {
  const reply = cleanReply(written);
  const refusal = refusalOf(reply, sources);
  return refusal ? { refusal } : { reply };
}

/** Whether an answer of the knowledge claims anything: no model could word that better than right. */
export function isExact(reply: string): boolean {
  return isClaim(cleanReply(reply));
}

/** What these texts say holds for the whole business. */
const GENERAL: readonly SubjectId[] = ['betrieb', 'kontakt', 'fahrzeuge'];
const CAMPAIGN: SubjectId = 'fruehbucher';
const DISCOUNTED: SubjectId = 'keramikversiegelung-wohnmobile';
const byId = new Map(sitePassages.map((passage) => [passage.id, passage]));

/**
 * What an answer may be made of: of the passages that the knowledge found, those about what was asked and those about the
 * whole business. What the visitor said is no source, and the campaign is none once it is over.
 */
export function sourcesOf({ context, passages = [] }: Answer, now: Date): readonly KnowledgePassage[] {
  const found = passages.flatMap(({ id }) => byId.get(id) ?? []);
  const asked = context.subject ?? found[0]?.subject;
  const sources: readonly (string | undefined)[] = [asked, ...GENERAL, ...(asked === DISCOUNTED ? [CAMPAIGN] : [])];
  const isOver = isCampaignOver(facts.campaign, now);
  return found.filter(({ subject }) => sources.includes(subject) && !(isOver && subject === CAMPAIGN));
}

/** What an answer may be made of; any other character says nothing to the visitor, or hides something from the check. */
const STRANGE = /[^\p{L}\p{M}\p{N}\s.,:;!?'"«»‹›„“”‚‘’()/%&+°€$@…–—‐‑-]/gu;

/**
 * Takes everything but words out of a model's answer: invisible and strange characters, tags, markdown, list marks and
 * empty lines; «ß» becomes «ss». What comes out is what is checked and shown. Letters and digits of other scripts are left
 * in, so that the check meets them.
 */
export function cleanReply(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}\p{Me}]|[\ufe00-\ufe0f]/gu, '')
    .replace(/!?\[([^\][]*)\]\([^()\s]*\)/g, '$1')
    .replace(/<[^<>]*>/g, ' ')
    .replace(/ß/g, 'ss')
    .replace(/ẞ/g, 'SS')
    .replace(/^\s*(?:[-*•–—+>#]+|\d{1,2}[.)])\s+/gm, '')
    .replace(STRANGE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[.,;:\n])|(?<=^|\n) +/g, '')
    .replace(/\n+/g, '\n')
    .trim();
}

/** Any letter or digit that German, in Switzerland, is not written with: it may look like another one. */
const FOREIGN = /[^\P{L}a-zà-ÿœ]|[^\P{N}0-9]/iu;
const DOES_NOT_KNOW = /weiss (?:ich )?(?:\p{L}+ )?nicht|(?:keine|nicht genug) (?:angaben|information)/iu;
const SAYS_DU = /(?<!\p{L})(?:du|dich|dir|dein(?:e[rnms]?)?|euch|euer|eure[rnms]?)(?!\p{L})/iu;

function refusalOf(reply: string, sources: readonly KnowledgePassage[]): Refusal | undefined {
  if (reply === '') return 'empty';
  if (FOREIGN.test(reply)) return 'other-script';
  if (DOES_NOT_KNOW.test(reply)) return 'does-not-know';
  if (SAYS_DU.test(reply)) return 'wrong-address';
  if (!areClaimsQuoted(reply, sources)) return 'claim';
  return isGrounded(reply, sources) ? undefined : 'not-from-the-site';
}

function areClaimsQuoted(reply: string, sources: readonly KnowledgePassage[]): boolean {
  const services = servicesIn(reply);
  const quotable = sources
    // Of two prices the service page's counts, so that articles are not quoted.
    .filter(({ page }) => !page.startsWith('/blog/'))
    .filter((source) => holdsAll(servicesIn(wholeText(source)), services))
    .flatMap(statementsOf)
    .map(plain);
  return sentencesOf(reply).every((sentence) => !isClaim(sentence) || quotable.includes(plain(sentence)));
}

/** What sources have of an answer's words, and of each sentence's, so that none is slipped in among true ones. */
const SHARE = 0.6;
const SENTENCE_SHARE = 0.34;
/** Fewer words say nothing that could be found: «Ja, das machen wir gerne.» */
const LEAST = 2;

/** It tells a poem, a recipe or a service that nobody offers from an answer out of the site, and no more than that. */
function isGrounded(reply: string, sources: readonly KnowledgePassage[]): boolean {
  const known = meaningIn(sources.map(wholeText).join(' '));
  const countKnown = (words: ReadonlySet<string>) => [...words].filter((word) => known.has(word)).length;
  const words = meaningIn(reply);
  const parts = reply.split(/[.!?;:]\s+|\n/).map(meaningIn);
  return (
    countKnown(words) >= LEAST &&
    countKnown(words) / words.size >= SHARE &&
    parts.every((part) => part.size < LEAST || countKnown(part) / part.size >= SENTENCE_SHARE)
  );
}

/** What a source states, each to be quoted whole: its sentences but questions, or its few words under their title. */
function statementsOf({ title, text }: KnowledgePassage): readonly string[] {
  if (!/[.!?]$/.test(text)) return [`${title}: ${text}`];
  return sentencesOf(text).filter((sentence) => !sentence.endsWith('?'));
}

/** Not parted after short words, abbreviations and days: a statement too long is only harder to quote, half of one is wrong. */
const SENTENCE_END = /(?<=[!?]|(?:\p{L}{4}|\d{3}|[%»)])\.)(?<!(?:evtl|exkl|inkl|resp|zzgl|mwst)\.)\s+|\n+/iu;

function sentencesOf(text: string): readonly string[] {
  return text.split(SENTENCE_END).filter((sentence) => sentence !== '');
}

/** A statement as it is compared: letters, digits, and the marks that change a figure. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘'](?=\d)/g, '')
    .replace(/[^\p{L}\p{N}%°€$@+.,:/-]+/gu, ' ')
    .replace(/[\s.,:]+$/, '')
    .trim();
}

function holdsAll(words: ReadonlySet<string>, wanted: ReadonlySet<string>): boolean {
  return [...wanted].every((each) => words.has(each));
}

function wholeText({ page, title, text }: KnowledgePassage): string {
  return `${page} ${title} ${text}`;
}

/**
 * Figures, amounts, days, times and addresses, and what commits the business to something or says what it costs. Rather a
 * word too many than one too few: what these words stand in is quoted or not said, and a false alarm costs the wording alone.
 */
const CLAIMS = anyOf(
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
    String.raw`heute|geöffnet|geschlossen|täglich|jede[nrms]? tag|unter der woche|(?<!rund um die )uhr(?!\p{L})`,
    // «ein Jahr», «nur wenige Minuten»: a unit with a word that counts it.
    String.raw`(?:ein\p{L}{0,2}|paar|einigen?|wenigen?|mehreren?|etlichen?|zig|pro|je|jede[nrms]?) (?:\p{L}+ )?(?:jahr|monat|woche|tag(?:en?|es)?(?!\p{L})|stunde|minute|sekunde|nacht|nächte|meter|grad|kilo|liter|tonne)`,
    'garanti|gewährleist|versprech|versproch|zusicher|zugesichert|auf jeden fall|in jedem fall|definitiv|verbindlich',
    'unverbindlich|sofort|umgehend|unverzüglich|augenblicklich|jederzeit|diese woche|nächste woche|in kürze|prompt',
    '(?<!am )morgen(?!s)|übermorgen|gestern|momentan|derzeit|zurzeit|aktuell|gerade|jetzt|offen|ferien|betriebsferien',
    'reservier|gebucht|buche ich|eingetragen|vorgemerkt|storniert|bestätigt|ich habe|geschickt|gesendet|ausgebucht',
    String.raw`frei(?:e[rnms]?)?(?!\p{L})|nur noch|letzte\p{L}* (?:platz|plätz|chance|termin)|warteliste|rund um die uhr`,
    'tag und nacht|erreichbar|zugang|zutritt|abhol|hol- und bring|holservice|bringservice|heimliefer|haustür',
    'kost|preis|aufpreis|mehrpreis|fixpreis|festpreis|zahl(?:en|t|ung)|bezahl|betrag|gebühr|verrechn|tarif|provision',
    'pauschal|einmalig|günstig|billig',
    'teuer|teurer|so viel wie|gleich ?viel|ebenso ?viel|genauso ?viel|verhandel|entspricht|inbegriffen|inklusive|inkl',
    'enthalten|eingeschlossen|anzahlung|vorauszahl|vorkasse|überweis|iban|kreditkarte|twint|paypal|barzahl|ratenzahl',
    'rechnung|geld|zurückerstatt|rückerstatt|entschädig|schadenersatz|haftung|haften|haftet|versicher|abgesichert',
    String.raw`zertifi|testsieg|marktführ|meisterbetrieb|ausgezeichnet|tüv|iso(?!\p{L})|beste\p{L}* anbieter|einzige`,
    'risik|ungefährlich|unbegrenzt|unbeschränkt|lebenslang|für immer|ewig|weltweit|europaweit|schweizweit',
    String.raw`herrn?(?!\p{L})|frau(?!\p{L})`,
  ),
);
/** «So» begins sentences: as a day it counts with its point. */
const SHORT_DAY = /(?<!\p{L})(?:(?:Mo|Di|Mi|Do|Fr|Sa)(?!\p{L})|So\.)/u;
/** Parts of the services' names. */
const SERVICES = anyOf(
  'auto-?hotel|lager|keramik|versiegel|aufbereit|komplettpaket|mikro-?dampf|dampf|vermitt|ankauf|verkauf',
);

/** Whether a text claims something: a figure, an amount, a day, a time or an address, in digits or in words, or a promise. */
function isClaim(text: string): boolean {
  return wordsOf(CLAIMS, text).size > 0 || SHORT_DAY.test(text);
}

/** The services that a text names. */
function servicesIn(text: string): ReadonlySet<string> {
  return wordsOf(SERVICES, text);
}

/** Words that any answer may use, as they say nothing about the business. */
const COMMON =
  beginnings(`anfrage anrufen angeben antworten bedeutet beachten bitte beim beispiel besonders bleiben dabei
  dadurch dafür damit danach daher darauf davon dazu deshalb diese dieser dieses direkt einfach fragen gerne genau haben hängt
  ihnen ihrem ihren ihres ihrer immer kontakt können könnten lassen melden möchten möglich müssen nachdem natürlich nehmen
  nennen oder ohne schreiben sodass sollten sondern sowie unsere unserem unseren unserer waren weitere welche wenden wenig
  werden wichtig wissen wollen während würde zuerst zusätzlich zwischen`);

/** The words of a text that carry meaning, by how they begin: «Häuser» and «Haus» begin alike. */
function meaningIn(text: string): ReadonlySet<string> {
  return new Set([...beginnings(text)].filter((word) => !COMMON.has(word)));
}

/** Of words of five letters and more the first five: of shorter ones most are grammar. */
function beginnings(text: string): ReadonlySet<string> {
  return wordsOf(/(?<!\p{L})\p{L}{5}/gu, text);
}

function wordsOf(pattern: RegExp, text: string): ReadonlySet<string> {
  return new Set(fold(text.toLowerCase()).match(pattern) ?? []);
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
