import { wholeWords, wordSet, wordsOf } from './whole-words.js';

const begins = (words: string) =>
  new RegExp(`^(?:und |aber |also |ja |nein |hallo |grüezi |hoi |äh )*(?:${words})(?![\\p{L}\\p{N}])`, 'iu');
/** «wo» and «wenn» begin other sentences as well, in dialect above all: they need the question mark. */
const ASKS = begins(
  'ob|was|wie(?! gesagt| oben| schon| erwähnt| besprochen)|wie?vie?ll?|wann|warum|wieso|weshalb|wozu|wohin|woher|welche[nrsm]?|weli|wele|wer|wessen|worum geht|wo (?:ist|isch|sind|seid|sit|liegt|finde|befindet|kann|chan)',
);
const VERB_FIRST = begins(
  "(?:händ|hend|heit|haben|hat|hätten|gibt|gits|git|gibts|gebts|kann|chan|cha|chönd|chöit|können|könnt|könnte|könnten|ist|isch|sind|sit|macht|machet|mached|machid|machen|bieten|büüted|bütet|muss|mues|darf|dörf|geht|gaht|nehmt|nehmen|nämed|holt|holen|holed|wird|werden|soll|söll|wäre|wär|braucht|bruchts|reicht|kostet|koscht|choscht|choschtet|gilt|lohnt) ?(?:ihr|er|sie|me|mer|man|es|das|s|’s|'s|ich|i|dir|der|die|da|au|auch|noch|no|denn|dann)",
);
const WITHIN = [
  /[,:–] (?:und |aber )?(?:was|wie ?viel|wie lange|wann|wo) (?:kostet|kosten|choschtet|koscht|dauert|habt|haben|händ|sind|ist|isch|muss|kann)(?![\p{L}\p{N}])/iu,
  /(?<!\p{L})(?:preis|priis|kosten|preise) (?:wissen|wüsse|erfahren|kennen)(?!\p{L})/iu,
  /(?<!\p{L})(?:wissen|wüsse|fragen|froge|fröge),? (?:was|wie|wann|wo|ob|wieviel|wievill)(?!\p{L})/iu,
];
const KEYWORDS =
  /^(?:preise?|priis|kosten|chöschte|öffnungszeite?n?|offe|adresse|standort|dauer|garantie|parkplatz|versicherung)(?![\p{L}\p{N}])/iu;
/** «Können Sie mir eine Offerte machen?» asks for something to be done. */
const ASKS_TO_DO = wholeWords(
  '(?:können|könnten|könnt|chönd|chönted|chöntet|chöit|würden|würdet|dürfte|darf|kann|chan|chönnt|chönnte) (?:sie|ihr|er|ich|i|dir|mir|mer)',
);
const DOING = wholeWords(
  'machen|mache|mached|senden|schicken|schicke|offerieren|anrufen|zurückrufen|zrugglüte|zruggrüefe|aalüte|alüte|aalüüte|melden|mälde|reinigen|putzen|versiegeln|versiegle|einlagern|einstellen|abholen|reservieren|buchen|vereinbaren|haben|ha|offerte|offert|termin|aufnehmen|besichtigen|anschauen|ansehen|aaluege',
);

/** True for one sentence that asks for information, also without a question mark. */
export function isQuestion(sentence: string): boolean {
  const text = sentence.trim();
  if ([ASKS, VERB_FIRST, ...WITHIN].some((pattern) => pattern.test(text)) || isAboutEnquiry(text)) return true;
  // «ja?» and «ok?» ask for nothing that anybody could answer.
  return /\?[\s!?.»"')]*$/.test(text) && (wordsOf(text).length > 2 || contentWords(text).length > 0);
}

/** True for bare keywords of a question: «Preis Autohotel». Where the wish was asked for they are an answer. */
export function isKeywords(text: string): boolean {
  return KEYWORDS.test(text) && wordsOf(text).length <= 5;
}

/** True for a question that is a wish by its words: «Könnten Sie mir eine Offerte machen?». */
export function isPoliteRequest(sentence: string): boolean {
  return ASKS_TO_DO.test(sentence) && DOING.test(sentence);
}

/** True if the text holds a question that wants an answer from the knowledge. */
export function asksSomething(text: string): boolean {
  return sentencesOf(text).some((sentence) => isQuestion(sentence.text) && !isPoliteRequest(sentence.text));
}

const THING =
  '(?:offert\\p{L}*|off?erte|angebote?|agebot|aagebot|kostenvoranschlag|anfrage|aafrag|afrog|termin|reservation|besichtigung|beratung)';
const VERB =
  '(?:ist|isch|sind|si|sind|kostet|kosten|choscht\\p{L}*|koscht\\p{L}*|choschti|verpflichtet|braucht(?: es|s)?|brucht?s|brucht(?: me| mer)?|gilt|muess (?:i|ich|me|mer)|muss (?:ich|man))';
const ARTICLE = '(?:die|der|das|eine?n?|d|de|dr|s|e|en|es|eure|euri|öii|eui|ihre|so eine?|sone?)';

/** «Isch d Offerte gratis», «d Offerte isch gratis, oder», «Termin nötig»: what is said or asked of the thing itself. */
const OF_IT = wholeWords(
  [
    `${VERB} (?:denn |eigentlich |de )?(?:${ARTICLE} )?${THING}`,
    `${THING} (?:denn |eigentlich |bei euch |bi eu )?${VERB}`,
    `${THING} (?:nötig|notwendig|obligatorisch|zwingend|pflicht|erforderlich)`,
  ].join('|'),
);
/** «Ist eine Offerte möglich», «Offerte ist erwünscht». */
const WISHED = wholeWords(
  'möglich|mögli|müglech|machbar|frei|freie[rsn]?|verfügbar|(?:er)?wünscht|(?:er)?gewünscht|erwünscht|erbeten|gesucht|gsuecht|gefragt|dringend|eilig|egal|glich|gliich|gleich|offen|flexibel|wichtig|schön|super|nett|toll|das,? was|was i(?:ch)? (?:wott|will|möcht\\p{L}?|bruch\\p{L}?)',
);

/** True if a sentence says or asks something of an offer, an enquiry or an appointment, and wishes none. */
export function isAboutEnquiry(sentence: string): boolean {
  return OF_IT.test(sentence) && !WISHED.test(sentence);
}

/** Words that say no more than that something is wished, greet, or introduce a detail. */
const NO_CONTENT = wordSet(`
  ich wir sie er es du ihr man mir mich uns mi i mer me ihnen ihrer ihre ihr euch eu öi dir
  der die das den dem des ein eine einen einem einer eines en e es em ere de d s di dr dä
  und oder aber also ja nein jo nei doch auch noch schon nur mal bitte danke merci vielmal vielen vilmal dank gern gerne gärn lieber liebsten liebschte möglichst möglich sehr einfach jetzt dann denn nun no
  brauch bruch bräucht bräuchte bräuchten sött söll sollte sötti
  möchte möchten möcht hätte hätten hätt hett will wollen wott wett wetti brauche brauchen bruche bruuche wünsche wünschen suche habe hab haben ha
  han hani händ hat het hät kann können könnte könnten könnt chan cha chönd chönt chöntet chöntisch darf dürfte würde würden soll sollen
  ist isch sind bin bi wäre wär war sein si wird lautet heisst heisse gibt git
  mach machen mache mached macht geben gäh gä senden schicken schicke stellen erhalten bekommen überkomme aufnehmen vereinbaren vereinbare abmachen abmache buchen buche reservieren reserviere anfordern
  offerte offert offerta angebot kostenvoranschlag anfrage afrog aafrag anfragen termin rückruf preisangabe unverbindliche unverbindlich
  für fürs mit von vom zu zum zur an am im in um auf aus bei bis ab wegen über unter vor nach statt anstatt sondern
  per tschüss ciao adieu freue freuen hilfe antwort rückmeldung vielleicht vorne anfangen nochmal zurück zuerst
  hallo grüezi guten gueten guete tag abend morgen hoi salü hi hey zäme mitenand zusammen liebe lieber freundliche grüsse gruss lg mfg
  name namen vorname nachname telefon telefonnummer tel nummer handy handynummer natel mobile mobil mail email e-mail adresse mailadresse
  rufed rufet rüefed rüefet ruft rüeft lüted lütet lüüted lüütet alüte aalüte aalüüte
  erreichbar erreichen rufen anrufen ruf aa a zurück zurückrufen sprechen reden rede menschen mensch person jemand jemandem jemanden öpper öpperem mitarbeiter persönlich richtigen echten telefonieren
  fahrzeug auto wohnmobil womo mein meine meinen meinem meiner min mini mis üses unser unsere unserem
  modell marke typ jahrgang baujahr jg länge lang hoch höhe breite breit masse mass ca circa gross
  nicht nid nöd ned fehler eingeschlichen sich lautet korrektur übrigens falsch richtig stimmt ändern korrigieren korrektur anders neu neue ändert wunschtermin datum
  ok okay gut guet super klar genau passt hmm äh ach oh aha weiss keine kein kei ahnung ahnig später egal
  us vo null eins zwei zwöi drei drü vier vieri fünf foif föif sechs sechsi sieben sibe acht neun nün gesagt gseit
  nehmen nehme nehmt nämed nämet nimm uf uuf ufnäh dazu derzue warte halt
  spielt spilt spiut rolle rolä angeben sagen säge nennen überspringen offen genau leider gerade gleich glich
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

/** A sentence with its punctuation, and where it begins in the text. */
export interface Sentence {
  readonly index: number;
  readonly text: string;
}

/** Behind these a point ends no sentence: «Jg. 1969», «lic. iur.» */
const SHORTENED = '(?<=(?:^|[^\\p{L}])(?:jg|bj|ez|ca|nr|dr|prof|lic|iur|dipl|ing|tel|inkl|exkl|bzw|evtl))\\.';
/** «am 3.4. um 9:00». */
const OF_DATE = '(?<=\\d\\.\\d{1,2})\\.(?= (?:um|ab|oder|und|bis|gegen|nach|vor) )';
const SENTENCE = new RegExp(`(?:[^\\n.!?]|${SHORTENED}|${OF_DATE}|[.!?](?![\\s]|$))+[.!?]*`, 'giu');

/** The sentences of a text; a point within a number or an address ends none. */
export function sentencesOf(text: string): Sentence[] {
  return [...text.matchAll(SENTENCE)]
    .filter(([words]) => /[\p{L}\p{N}]/u.test(words))
    .map(({ 0: words, index }) => ({ index, text: words }));
}

/** True if a message does nothing but ask for information. */
export function isOnlyQuestion(text: string): boolean {
  return asksSomething(text) && sentencesOf(text).every(({ text: sentence }) => isAside(sentence));
}

function isAside(sentence: string): boolean {
  return (isQuestion(sentence) && !isPoliteRequest(sentence)) || contentWords(sentence).length === 0;
}
