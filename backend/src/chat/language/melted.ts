import type { Vocabulary } from './vocabulary.js';

/** What follows a verb or a question word so quickly that the space is forgotten. */
const FOLLOWING = new Set(
  `ich ihr sie wir man du das die der den dem ein eine mein meine mich mir uns euch ist sind war viel lange lang kostet
  kosten habt haben geht macht kann können teuer oft gross weit`.split(/\s+/),
);
/** What stands so close before a noun: none of them begins a word of its own, as «ein» and «bei» do. */
const PRECEDING = new Set('das der den dem die mein meine meinen euer eure für fürs zum zur im am'.split(' '));

const SHORTEST = 5;
const SHORTEST_NOUN = 4;
/** «Tests» is no «test es». */
const SHORTEST_WITH_IT = 6;

/** The words of a token that nobody knows, where the spaces were forgotten: «habtihr», «bekomich», «dasauto», «lohnts». */
export function meltedWords(typed: string, vocabulary: Vocabulary): readonly string[] | undefined {
  if (typed.length < SHORTEST) return undefined;
  const verb = typed.slice(0, -1);
  if (
    typed.length >= SHORTEST_WITH_IT &&
    verb.endsWith('t') &&
    typed.endsWith('s') &&
    vocabulary.isQuestionWord(verb)
  ) {
    return [verb, 'es'];
  }
  for (let cut = typed.length - 2; cut >= 2; cut--) {
    const [first, end] = [typed.slice(0, cut), typed.slice(cut)];
    const second = isYou(first, end) ? 'ihr' : FOLLOWING.has(end) ? end : (vocabulary.hear(end) ?? '');
    if (FOLLOWING.has(second)) {
      const asked = vocabulary.isQuestionWord(first) ? first : first.length > 2 ? vocabulary.hear(first) : undefined;
      if (asked !== undefined && vocabulary.isQuestionWord(asked)) return [asked, second];
    }
    if (PRECEDING.has(first) && end.length >= SHORTEST_NOUN) {
      const noun = vocabulary.spelling(end);
      if (noun !== undefined && vocabulary.isPart(noun)) return [first, noun];
    }
  }
  return undefined;
}

/** «verlangder», «machdr»: behind a verb in the dialect «dir» is «ihr»; «istder» and «wannder» are «ist der», «wann der». */
function isYou(first: string, end: string): boolean {
  return /^de?r$/.test(end) && !/^w|t$/.test(first);
}
