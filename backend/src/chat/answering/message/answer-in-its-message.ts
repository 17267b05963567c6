import type { SentenceAnswerer } from '../sentence/answer-sentence.js';
import type { Surroundings } from '../sentence/asked-of.js';
import type { SentenceAnswer } from '../sentence/sentence-answer.js';
import type { FindSubjects } from '../subjects/find-subjects.js';
import type { Sentence } from '../understand/reader.js';

/** «… wo am Sonntag jemand anläutet. Wie funktioniert die Vermittlung?»: what is named is asked for, and no hours. */
const BESIDE: ReadonlySet<string> = new Set(['hours', 'comeThen', 'reachable', 'address', 'phone', 'contact']);

/** What points to the sentence before. */
const POINTS_BACK: ReadonlySet<string> = new Set(['das', 'dies']);
/** «Bringen Sie die weg?»: without a noun behind it, it stands for one. */
const STANDS_FOR = /^(?:die|den|der|dem|sie|ihn|ihm)$/;
const NO_NOUN =
  /^(?:weg|raus|heraus|ab|auch|noch|wieder|dann|denn|überhaupt|selber|selbst|trotzdem|wirklich|drin|dran)$/;

/** The only question of a message, and what answers it alone. */
interface OnlyQuestion {
  readonly question: Sentence;
  readonly only: SentenceAnswer;
  /** All of the message. */
  readonly sentences: readonly Sentence[];
}

/** What the only question of a message means by what stands around it, where alone it means little. */
export function answerInItsMessage(
  answerer: SentenceAnswerer,
  findSubjects: FindSubjects,
  { question, only, sentences }: OnlyQuestion,
  surroundings: Surroundings,
): SentenceAnswer | undefined {
  if (only.isLoose || only.isVague) {
    const around = neighbours(question, sentences).flatMap(({ words }) => words);
    const joined = answerer.answerJoined(question, around, surroundings);
    if (joined) return joined;
  }
  // «Mir pressiert es. Dann also das Erste?»: the statement beside it is not what is asked.
  const last = sentences.at(-1);
  if (only.replies.length === 0 && last?.endsAsQuestion && last.words.length < question.words.length) {
    const alone = answerer.answer(last, surroundings);
    if (alone.replies.length > 0) return alone;
  }
  // «Mein Wohnmobil hat eine Lithiumbatterie. Ist das beim Überwintern ein Problem?»: «das» is what stands before.
  // «Beim Holen steht «auf Anfrage». Was heisst das in Franken?»: of what stands before, and not of everything.
  const isOfAll = only.context.aspect === 'price' && only.context.subject === undefined;
  const pointsBack = (Boolean(only.context.passage) || isOfAll) && standsForOther(question);
  if (!only.isVague && !pointsBack) return undefined;
  // «An der Wand ist Schimmel. Bringen Sie den weg?»: what is meant stands before the question.
  const whole = answerer.answer({ words: surroundings.messageWords, endsAsQuestion: true }, surroundings);
  if (whole.replies.length === 0 || whole.isVague) return undefined;
  if (!only.isVague) return whole.isLoose ? undefined : whole;
  const isBeside = BESIDE.has(whole.context.aspect ?? '') && findSubjects(question.words).isNamed;
  return isBeside ? undefined : whole;
}

/** Whether what is asked of is named before it. */
function standsForOther({ words }: Sentence): boolean {
  return words.some(({ standard, stem }, at) => {
    const isObject = at > 1 && STANDS_FOR.test(standard) && NO_NOUN.test(words[at + 1]?.standard ?? 'weg');
    return isObject || POINTS_BACK.has(stem);
  });
}

/** A question with the sentences right before and after it. */
function neighbours(question: Sentence, sentences: readonly Sentence[]): readonly Sentence[] {
  const at = sentences.findLastIndex(({ words }) => words.some((word) => question.words.includes(word)));
  return sentences.slice(Math.max(0, at - 1), at + 2);
}
