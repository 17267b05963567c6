import type { Word } from '../../language/read-text.js';
import { isFunctionWord } from '../understand/function-words.js';

/** May stand before the verb that a question begins with. */
const LEADS =
  /^(?:und|aber|also|oder|dann|denn|jetzt|ja|hallo|hoi|sali|salü|grüezi|grüessech|guten|tag|morgen|abend|sagen|sagt|sag|mal)$/;
const MODAL =
  /^(?:kann|können|könnt|könnte|könnten|könntet|würde|würden|würdet|wollt|wollen|dürft|dürfte|dürften|darf|dürfen|tut|tun|mögt)$/;
const BUSINESS = /^(?:ihr|sie|du)$/;
const VISITOR = /^(?:ich|man|wir)$/;
/** «Ich möchte die Sitze färben lassen» */
const WANTS = /^(?:möchten?|will|wollen|würden?|hätten?|wollten?)$/;
const HERE = /^(?:euch|ihnen)$/;
/** What a clause with its infinitive ends before: «… wechseln, wenn das Auto bei Ihnen steht?» */
const NEXT_CLAUSE =
  /^(?:wenn|falls|bevor|nachdem|sobald|solange|während|damit|dass|weil|ob|und|oder|aber|also|was|wie|wo)$/;
const INFINITIVE = /(?:e[lr]?n|[lr]n)$/;
/** What «ihr» does ends so in standard German; other endings are a dialect's that nobody read: «lueget ihr». */
const OF_YOU = /(?:[dt]e|[^aeiouäöülr][mn]e|[^aeiouäöü]|[aeä][iu]|[aeiouäöü]h|ie)t$/;

const PARTICLE = /^(?:ab|an|auf|aus|bei|ein|mit|nach|um|vor|vorbei|weg|zu|zurück|zusammen)$/;

/** A question whose verb stands in front: «Entfernt ihr …?», «Kann man bei Ihnen …?» */
export interface AskedFirst {
  /** The place of that verb. */
  readonly verb: number;
  /** The place of the verb that says what is to be done, which may be the same; -1 where there is none to read. */
  readonly deed: number;
}

/** What the business is asked to do, or what may be done at its place; undefined where nothing is asked like that. */
export function askedFirst(words: readonly Word[]): AskedFirst | undefined {
  const verb = words.findIndex(({ standard }) => !LEADS.test(standard));
  const [first = '', subject = ''] = words.slice(Math.max(0, verb), verb + 2).map(({ standard }) => standard);
  if (VISITOR.test(first) && WANTS.test(subject)) return lettingDo(words, verb);
  const isModal = MODAL.test(first);
  const isOfUs = BUSINESS.test(subject);
  if (verb < 0 || !(isOfUs || (isModal && VISITOR.test(subject) && isHere(words)))) return undefined;
  if (isModal) return { verb, deed: infinitiveAfter(words, verb + 1) };
  const isStandard = (subject === 'ihr' ? OF_YOU : INFINITIVE).test(first);
  return { verb, deed: isStandard && !isFunctionWord(first) && !endsApart(words, first) ? verb : -1 };
}

/** What somebody wants to have done. */
function lettingDo(words: readonly Word[], begin: number): AskedFirst | undefined {
  const deed = words.findIndex(({ standard }, at) => at > begin + 1 && standard === 'lassen') - 1;
  return INFINITIVE.test(words[deed]?.standard ?? '') ? { verb: begin, deed } : undefined;
}

/** «bei euch» */
function isHere(words: readonly Word[]): boolean {
  return words.some(({ standard }, at) => HERE.test(standard) && words[at - 1]?.standard === 'bei');
}

/** The infinitive that ends the clause. */
function infinitiveAfter(words: readonly Word[], begin: number): number {
  const next = words.findIndex(({ standard }, at) => at > begin + 1 && NEXT_CLAUSE.test(standard));
  const last = (next < 0 ? words.length : next) - 1;
  const { standard = '' } = words[last] ?? {};
  return last > begin && INFINITIVE.test(standard) && !isFunctionWord(standard) ? last : -1;
}

/** «Zieht ihr mir davon etwas ab?»: of a verb in two pieces that nobody put together one is no verb. */
function endsApart(words: readonly Word[], verb: string): boolean {
  const last = words.at(-1)?.standard ?? '';
  return PARTICLE.test(last) && !verb.startsWith(last);
}
