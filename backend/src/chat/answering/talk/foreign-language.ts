import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';

/** Words of English and of French that neither German nor Swiss German has, in this spelling. */
const FOREIGN = new Set(
  `the is are you your yours how much what when where which who why does did can could would should please my mine
   with for from and have this that these there of to it we they our open opening hours price prices cost costs clean
   cleaning store storage speak english thanks thank hello good morning need want like looking get sell buy long take
   know about tell me an if or be by any vehicle on car cars tomorrow today monday tuesday wednesday thursday friday saturday sunday
   le les une est sont vous votre vos quel quelle quels quelles combien pour mon mes avec je j'ai nous notre où quand
   comment pourquoi bonjour merci prix ouvert ouverts ouverte heures voiture voitures parlez français françaises
   voudrais aimerais puis peut pouvez avez êtes faites coûte coute c'est s'il plaît plait dans sur aussi votre et il`
    .trim()
    .split(/\s+/),
);
/** Those of them that could be German or dialect too: they only add weight to others. */
const AMBIGUOUS = new Set(
  'is me an on of we be by et il where hello good morning this sur store long clean mon merci bonjour thanks thank'.split(
    ' ',
  ),
);
const GERMAN =
  /^(?:ich|und|das|der|dem|den|ist|sind|nicht|ihr|sie|wie|wann|wo|ein|eine|mein|für|mit|kann|isch|händ|chönd|ig|dir|mir|es|gibt|haben|habt|kostet|heisst)$/u;

/** Which share of a message must be foreign for it to be no German one with a foreign word in it. */
const MOST = 0.5;

export const foreignLanguageReply = `Ich verstehe leider nur Deutsch und Schweizerdeutsch; melden Sie sich gerne direkt bei uns: ${chatPhoneLink} oder ${chatMailLink}.`;

/** Whether a message is written in English or French, judged by the little words that no sentence does without. */
export function isForeignLanguage(message: string): boolean {
  const words = message.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  const foreign = words.filter((word) => FOREIGN.has(word.replace('’', "'")));
  const isSure = foreign.some((word) => !AMBIGUOUS.has(word));
  const german = words.filter((word) => GERMAN.test(word)).length;
  return isSure && foreign.length > 2 * german && foreign.length >= MOST * words.length;
}
