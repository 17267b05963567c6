import { inStandardGerman, WordList } from '../language/dialect.js';
import { hasQuestionMark, sentencesOf } from './sentences-of.js';
import { wholeWords, wordsOf } from './whole-words.js';

/** Patterns are of standard German: see `inStandardGerman`. */
const begins = (words: string) =>
  new RegExp(`^(?:und |aber |also |ja |nein |hallo |grüezi |äh )*(?:${words})(?![\\p{L}\\p{N}])`, 'u');
/** «wo» and «wenn» begin other sentences as well, in dialect above all, and «wer» is «wär»: they need the question mark. */
const ASKS = begins(
  'ob|was|wie(?! gesagt| oben| schon| erwähnt| besprochen)|wann|warum|wieso|weshalb|wozu|wohin|woher|welche[nrsm]?|wessen|worum geht|wer (?:ist|sind|seid|hat|kann|macht|schreibt|bringt|holt|zahlt|bezahlt|haftet)|w[iy]e?vie?le?|wo (?:ist|sind|seid|liegt|finden?|befindet|kann)',
);
const VERB_FIRST = begins(
  "(?:haben|hat|hätten|gibt|kann|können|könnte?n?|ist(?! wir| (?:der|die) \\p{L}+[.!]?$)|sind|seid|macht|machen|bieten|muss|darf|geht|nehmt|nehmen|hol(?:t|en|ed)|wird|werden|soll|wäre|braucht|reicht|kostet|gilt|lohnt) ?(?:ihr|er|sie|man|es|das|s|[’']s|ich|wir|der|die|da|auch|noch|denn|dann)",
);
const WITHIN = [
  /^und [^?]+\?/u,
  /[,:–] (?:und |aber )?(?:was|wie ?viel|wie lange|wann|wo) (?:kostet|kosten|dauert|habt|haben|sind|ist|muss|kann)(?![\p{L}\p{N}])/u,
  /(?<!\p{L})(?:preise?|kosten) (?:wissen|erfahren|kennen)(?!\p{L})/u,
  /(?<!\p{L})(?:wissen|fragen),? (?:was|wie|wann|wo|ob|wieviel)(?!\p{L})/u,
];
const KEYWORDS =
  /^(?:preise?|kosten|öffnungszeiten|offen|adresse|standort|dauer|garantie|parkplatz|versicherung)(?![\p{L}\p{N}])/u;
/** «Für wie viele Monate kann ich …?» */
const ASKS_HOW = /^(?:für |auf )?(?:wie|welche)/u;
/** «Können Sie mir eine Offerte machen?» asks for something to be done. */
const ASKS_TO_DO = wholeWords('(?:können|könnte?n?|würde[nt]|dürfte|darf|kann) (?:sie|ihr|er|ich|wir|mir)');
const DOING = wholeWords(
  'machen?|macht|senden|schicken?|offerieren|anrufen|zurückrufen|melden|reinigen|putzen|versiegeln|einlagern|einstellen|abholen|reservieren|buchen|vereinbaren|haben|offerte|termin|aufnehmen|besichtigen|anschauen|ansehen',
);

/** «U wie Ulrich» spells, though «u» is «und», and «worum gohts isch egal» asks for nothing. */
const NO_QUESTION = /^\p{L} wie \p{Lu}|(?<!\p{L})(?:ist|isch) egal(?!\p{L})[^?]*$/u;

/** True for one sentence that asks for information, also without a question mark. */
export function isQuestion(sentence: string): boolean {
  const text = inStandardGerman(sentence.trim());
  if (NO_QUESTION.test(sentence.trim())) return false;
  if ([ASKS, VERB_FIRST, ...WITHIN].some((pattern) => pattern.test(text)) || isAboutEnquiry(sentence)) return true;
  // «ja?» and «ok?» ask for nothing that anybody could answer.
  return hasQuestionMark(text) && (wordsOf(text).length > 2 || contentWords(text).length > 0);
}

/** True for bare keywords of a question: «Preis Autohotel». Where the wish was asked for they are an answer. */
export function isKeywords(text: string): boolean {
  return KEYWORDS.test(inStandardGerman(text)) && wordsOf(text).length <= 5;
}

/** True for a question that is a wish by its words: «Könnten Sie mir eine Offerte machen?». */
export function isPoliteRequest(sentence: string): boolean {
  const text = inStandardGerman(sentence);
  return ASKS_TO_DO.test(text) && DOING.test(text) && !ASKS_HOW.test(text);
}

/** True if the text holds a question that wants an answer from the knowledge. */
export function asksSomething(text: string): boolean {
  return sentencesOf(text).some((sentence) => isQuestion(sentence.text) && !isPoliteRequest(sentence.text));
}

const THING = '(?:offert\\p{L}*|angebote?|kostenvoranschlag|anfrage|termin|reservation|besichtigung|beratung)';
const VERB = '(?:ist|sind|kostet|kosten|verpflichtet|braucht(?: es| man| wir)?|gilt|muss (?:ich|man|wir))';
const ARTICLE = '(?:die|der|das|eine?n?|es|eure?|euch|ihre|so eine?)';

/** «Isch d Offerte gratis», «d Offerte isch gratis, oder», «Termin nötig»: what is said or asked of the thing itself. */
const OF_IT = wholeWords(
  [
    `${VERB} (?:denn |eigentlich |der )?(?:${ARTICLE} )?${THING}`,
    `${THING} (?:denn |eigentlich |bei euch )?${VERB}`,
    `${THING} (?:nötig|notwendig|obligatorisch|zwingend|pflicht|erforderlich)`,
  ].join('|'),
);
/** «Ist eine Offerte möglich», «Offerte ist erwünscht». */
const WISHED = wholeWords(
  'möglich|machbar|freie?[rsn]?|verfügbar|(?:er|ge)?wünscht|erbeten|gesucht|gefragt|dringend|eilig|egal|gl[ei]+ch|offen|flexibel|wichtig|schön|super|nett|toll|das,? was|was ich (?:will|möchte?|brauche?)',
);

/** True if a sentence says or asks something of an offer, an enquiry or an appointment, and wishes none. */
export function isAboutEnquiry(sentence: string): boolean {
  const text = inStandardGerman(sentence);
  return OF_IT.test(text) && !WISHED.test(text);
}

/** Words that say no more than that something is wished, greet, or introduce a detail. */
const NO_CONTENT = new WordList(`
  ich wir sie er es du ihr man mich uns ihnen ihrer ihre euch der die das den dem des ein eine einen einem einer eines
  ere di und oder aber also ja nein doch auch noch schon nur mal bitte danke vielmal vielen vilmal dank gerne lieber
  liebsten liebschte möglichst möglich sehr einfach jetzt dann denn nun brauch bräucht bräuchte bräuchten sollte
  möchte möchten hätte hätten will wollen brauche brauchen wünsche wünschen suche habe haben hat kann können könnte
  könnten könnt chöntisch darf dürfte würde würden soll sollen ist sind bin wäre wär war sein wird lautet heisst
  heisse gibt mach machen macht geben senden schicken stellen erhalten bekommen überkomme aufnehmen vereinbaren
  vereinbare abmachen abmache buchen buche reservieren anfordern offerte offerta angebot kostenvoranschlag anfrage
  anfragen termin rückruf preisangabe unverbindliche unverbindlich für fürs mit von vom zu zum zur an am im in um auf
  aus bei bis ab wegen über unter vor nach statt anstatt sondern per tschüss freue freuen hilfe antwort rückmeldung
  vielleicht vorne anfangen nochmal zurück zuerst hallo grüezi guten gueten tag abend morgen zusammen liebe
  freundliche grüsse gruss lg mfg name namen vorname nachname telefon telefonnummer nummer handy handynummer mobile
  mobil mail e-mail adresse mailadresse rufed rufet rüefed rüefet ruft erreichbar erreichen rufen anrufen ruf
  zurückrufen sprechen reden menschen mensch person jemand jemandem jemanden mitarbeiter persönlich richtigen echten
  telefonieren fahrzeug auto wohnmobil mein meine meinen meinem meiner unser unsere unserem modell marke typ jahrgang
  baujahr länge lang hoch höhe breite breit masse mass circa gross nicht fehler eingeschlichen sich korrektur übrigens
  falsch richtig stimmt ändern korrigieren anders neu neue ändert wunschtermin datum okay gut super klar genau passt
  hmm äh ach oh aha weiss keine kein ahnung ahnig später egal null eins zwei drei vier fünf sechs sieben acht neun
  gesagt nehmen nehme nehmt nimm ufnäh dazu warte halt spielt spilt spiut rolle rolä angeben sagen nennen überspringen
  offen leider gerade gleich glich hab geht gaht geit goht
`);

/** «Besichtigung», «Auto putzen»: what is to be done. */
const ACTIVITY = /(?<=\p{L}{4})ung(?!\p{L})|(?<!\p{L})(?:putz|botz|wasch|wäsch|reinig|polier|politur|poliz|mfk)/iu;

/** True if a text names what is to be done, and be it in one word. */
export function isActivity(text: string): boolean {
  return ACTIVITY.test(text);
}

/** However they are typed: «ofertte», «Agebot», «zrugglüte». */
const NO_CONTENT_STEMS = /^(?:of+er+t|an?geb|anfra|aafra|termin|rück?r[uü]+f|zrugg|telefon)/u;

/** The words of a text that tell something of their own, in lower case. */
export function contentWords(text: string): string[] {
  return wordsOf(text).filter(
    (word) => word.length > 1 && /\p{L}/u.test(word) && !NO_CONTENT.has(word) && !NO_CONTENT_STEMS.test(word),
  );
}

/** True if a message does nothing but ask for information; a number beside the question tells something. */
export function isOnlyQuestion(text: string): boolean {
  return asksSomething(text) && sentencesOf(text).every(({ text: sentence }) => isAside(sentence));
}

function isAside(sentence: string): boolean {
  return (
    (isQuestion(sentence) && !isPoliteRequest(sentence)) ||
    (contentWords(sentence).length === 0 && !/\d/.test(sentence))
  );
}
