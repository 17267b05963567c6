import type { Sentence } from './reader.js';

const QUESTION_WORDS =
  /^(?:wie|was|wann|wo|warum|wieso|weshalb|welche[rsnm]?|wer|wem|wen|woher|wohin|womit|wieviele?|wozu|wovon|worauf|ob)$/;
const ASKING_VERBS =
  /^(?:ist|sind|seid|bin|bist|hat|habt|haben|hast|kann|kannst|können|könnt|könnte|könnten|könntet|macht|machen|machst|bietet|bieten|gibt|darf|dürfen|muss|müssen|soll|sollen|wird|werden|wäre|würde|würden|lohnt|hilft|nehmt|nehmen|kauft|kaufen|verkauft|verkaufen|kommt|gilt|geht|läuft|steht|dauert|kostet|reicht|reichen|braucht|brauchen|bekomme|bekommen|versiegelt|verlangen|verlangt|hält|schützt|zählt|holt|holen|reinigt|wascht|öffnet|öffnen|schliesst)$/;

/** Sentences that one message may be asked in; more is a story. */
const MOST_QUESTIONS = 4;

/** The sentences of a message that ask something; all of them where none looks like a question. */
export function askingSentences(
  sentences: readonly Sentence[],
  saysNothing: (sentence: Sentence) => boolean,
): readonly Sentence[] {
  const whole = joinEmpty(sentences, saysNothing);
  const marked = whole.filter(({ endsAsQuestion }) => endsAsQuestion);
  const asking = marked.length > 0 ? marked : whole.filter(looksAsking);
  return (asking.length > 0 ? asking : whole).slice(-MOST_QUESTIONS);
}

/** «Wir würden gerne hier schlafen. Geht das, und gibt es Strom?», «… Garantie. Gilt die auch, wenn ich verkaufe?», «… Übernehmen Sie das für mich?», «Andere nehmen Prozente. Wie ist das bei Ihnen?» */
const REFERS_BACK =
  /^(?:und |aber )?(?:(?:übernehmen|übernehmt|erledigen|erledigt) (?:sie|ihr) (?:das|dies)(?: |$)|(?:geht|ginge|klappt) (?:das|es) (?:und|oder)|(?:gilt|gelten) (?:die|der|das|diese|sie|dies) |wie (?:ist|wäre|läuft|sieht|verhält sich|macht|handhabt|haltet|halten|machen) (?:das|es|ihr|sie)(?: (?:das|es))?(?: aus)? (?:denn )?bei (?:ihnen|euch))/;

/** «… kostet 250 Franken. Stimmt das?»: what asks nothing of itself asks for what was said before. */
function joinEmpty(sentences: readonly Sentence[], saysNothing: (sentence: Sentence) => boolean): Sentence[] {
  const joined: Sentence[] = [];
  for (const sentence of sentences) {
    const before = joined.at(-1);
    const isJoined = saysNothing(sentence) || refersBack(sentence);
    if (before && !before.endsAsQuestion && sentence.endsAsQuestion && isJoined) {
      const words = [...before.words, ...sentence.words];
      joined[joined.length - 1] = { words, endsAsQuestion: true, toldUntil: before.words.length };
    } else joined.push(sentence);
  }
  return joined;
}

/** Whether a question asks for what the sentence before it names. */
function refersBack({ words }: Sentence): boolean {
  return REFERS_BACK.test(words.map(({ standard }) => standard).join(' '));
}

const LEADS = /^(?:und|aber|also|dann|nun|jetzt|gut|okay)$/;

/** Whether words begin with a question word: «und was kostet das», but not «was für ein Service» nor «wie schön». */
export function beginsAsQuestion(words: Sentence['words']): boolean {
  const [first, second] = words.filter(({ standard }) => !LEADS.test(standard)).map(({ standard }) => standard);
  const exclaims =
    (first === 'was' && second === 'für') || (first === 'wie' && !/^(?:viel|lange?|oft)/.test(second ?? ''));
  return QUESTION_WORDS.test(first ?? '') && !exclaims;
}

function looksAsking({ words }: Sentence): boolean {
  const [first, second] = words.map(({ standard }) => standard);
  const begin = first === 'und' || first === 'aber' ? second : first;
  return ASKING_VERBS.test(begin ?? '') || words.some(({ standard }) => QUESTION_WORDS.test(standard));
}
