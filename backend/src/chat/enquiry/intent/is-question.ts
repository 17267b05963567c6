import { wholeWords, wordsOf } from '../whole-words.js';
import { isAboutEnquiry } from './about-enquiry.js';
import { sentencesOf } from './sentences.js';
import { contentWords } from './wish-words.js';

/** «wo» and «wenn» begin other sentences as well, in dialect above all: they need the question mark. */
const ASKS = new RegExp(
  [
    '^(?:und |aber |also |ja |nein |hallo |grüezi |hoi |äh )*(?:',
    'ob|was|wie(?! gesagt| oben| schon| erwähnt| besprochen)|wieviel|wievil|wiviel|wivil|wievill|wivill|wann|warum|wieso|weshalb|wozu|wohin|woher',
    '|welche[nrsm]?|weli|wele|wer|wessen|wo (?:ist|isch|sind|seid|sit|liegt|finde|befindet|kann|chan)|worum geht',
    ')(?![\\p{L}\\p{N}])',
  ].join(''),
  'iu',
);
const VERB_FIRST = new RegExp(
  [
    '^(?:und |aber |hallo |grüezi |hoi )*(?:',
    'händ|hend|heit|haben|hat|hätten|gibt|gits|git|gibts|gebts|kann|chan|cha|chönd|chöit|können|könnt|könnte|könnten',
    '|ist|isch|sind|sit|macht|machet|mached|machid|machen|bieten|büüted|bütet|muss|mues|darf|dörf|geht|gaht|nehmt|nehmen',
    '|nämed|holt|holen|holed|wird|werden|soll|söll|wäre|wär|braucht|bruchts|reicht|kostet|koscht|choscht|choschtet|gilt|lohnt',
    ") ?(?:ihr|er|sie|me|mer|man|es|das|s|’s|'s|ich|i|dir|der|die|da|au|auch|noch|no|denn|dann)(?![\\p{L}\\p{N}])",
  ].join(''),
  'iu',
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
  'machen|mache|mached|senden|schicken|schicke|offerieren|anrufen|zurückrufen|zrugglüte|zruggrüefe|aalüte|alüte|aalüüte|melden|mälde|reinigen|putzen|versiegeln|versiegle|einlagern|einstellen|abholen|reservieren|buchen|vereinbaren|haben|ha|offerte|offert|termin|aufnehmen',
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
