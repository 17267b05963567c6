import type { Word } from '../../language/read-text.js';
import { asks, asksWithin, beginsWithVerb, goesOnAsking } from './asks.js';
import { listedQuestions } from './listed-questions.js';

/** «Wenn ich es bringe, kann ich warten?»: the condition belongs to its question. */
const CONDITION = /^(?:wenn|falls|sobald|bevor|nachdem|während|weil|obwohl|seit|solange|dass|ob|je)$/;
const SHORT = 3;
const LONGEST_NOTICE = 6;
/** Begins what somebody tells of themselves: «… ich muss nachher auf den Zug», «… wir haben ein Wohnmobil». */
const TELLING: Readonly<Record<string, RegExp>> = {
  ich: /^(?:muss|müsste|sollte|habe|hätte|bin|war|will|möchte|brauche|fahre|komme|gehe|arbeite|wohne|plane|bringe|stehe|suche|reise)$/,
  wir: /^(?:müssen|müssten|sollten|haben|hätten|sind|waren|wollen|möchten|brauchen|fahren|kommen|gehen|arbeiten|wohnen|planen|reisen)$/,
};
/** After these the same words go on with what is asked: «was kostet es, wenn ich muss», «das Auto, das ich habe», «kann ich». */
const GOES_ON =
  /^(?:und|oder|wenn|falls|ob|dass|weil|da|als|bevor|nachdem|sobald|bis|seit|damit|obwohl|während|solange|je|die|der|das|den|dem|wie|was|wann|wo|warum|wieso|womit|wohin|woher|viele?|lange?|oft|welche[rsmn]?|kann|könnte|soll|sollte|muss|müsste|darf|will|würde|möchte|habe|hätte|bin|war|können|sollen|müssen|dürfen|wollen|haben|sind|bei|zu|für|von|mit|an|auf|nach|ohne|gegen|über|um|in)$/;

/** Part of a sentence, and whether it asks by its own words. */
export interface SentencePart {
  readonly words: readonly Word[];
  readonly asks: boolean;
}

/**
 * Parts a sentence where a question begins in it: «Mein Mann hat Kaffee ausgeleert, kriegt ihr das raus und was kostet
 * das?» tells something and asks two things. What is told behind a question is a part too: «wie lange geht die Übergabe
 * ich muss dann auf den Zug».
 *
 * @param clauses its words from comma to comma
 */
export function questionParts(clauses: readonly (readonly Word[])[]): readonly SentencePart[] {
  const listed = listedQuestions(clauses);
  if (listed.length > 0) return listed.map((words) => ({ words, asks: true }));
  const parts: Word[][] = [];
  for (const clause of clauses) {
    const [first = [], ...others] = atJoints(clause);
    const before = parts.at(-1);
    if (before && asks(first) && announces(before)) parts[parts.length - 1] = [...first];
    else if (before && !(asks(first) && isWhole(before))) before.push(...first);
    else parts.push([...first]);
    parts.push(...others);
  }
  return parts.flatMap(withRemark).map((words, at, all) => {
    const isBegun = at === 0 && all.length > 1 && beginsWithVerb(words);
    return { words, asks: isBegun || asks(words) || asksWithin(words) || goesOnAsking(all[at - 1] ?? [], words) };
  });
}

/** «Zwei Fragen: …», «Ich hätte noch eine Frage, …»: says only that something is asked. */
function announces(words: readonly Word[]): boolean {
  return words.length <= LONGEST_NOTICE && words.some(({ standard }) => /^(?:fragen?|sachen?)$/.test(standard));
}

/** Parts a question from what somebody tells of themselves behind it. */
function withRemark(words: readonly Word[]): readonly (readonly Word[])[] {
  const at = asks(words) ? words.findIndex((_, place) => place >= SHORT && isTelling(words, place)) : -1;
  return at < 0 ? [words] : [words.slice(0, at), words.slice(at)];
}

function isTelling(words: readonly Word[], at: number): boolean {
  const [before, first, second] = words.slice(at - 1, at + 2).map(({ standard }) => standard);
  return TELLING[first ?? '']?.test(second ?? '') === true && words.length - at >= SHORT && !GOES_ON.test(before ?? '');
}

/** Parts a clause before each «und» that a question follows. */
function atJoints(clause: readonly Word[]): Word[][] {
  const parts: Word[][] = [];
  let begin = 0;
  for (const [at, { standard }] of clause.entries()) {
    const isJoint = standard === 'und' && at - begin >= SHORT;
    const before = clause.slice(begin, at);
    if (!isJoint || !(asks(clause.slice(at)) ? isWhole(before) : goesOnAsking(before, clause.slice(at)))) continue;
    parts.push(clause.slice(begin, at));
    begin = at;
  }
  return [...parts, clause.slice(begin)];
}

/** Whether words stand by themselves: neither a greeting nor a condition of what follows. */
function isWhole(words: readonly Word[]): boolean {
  return words.length >= SHORT && !words.some(({ standard }) => CONDITION.test(standard));
}
