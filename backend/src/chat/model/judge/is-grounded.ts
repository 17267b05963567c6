import type { Passage } from '../../answers/answer.js';

/** Words that carry meaning are long in German; of shorter ones most are grammar. */
const LONG = 5;
/** Letters that two forms or compounds of one word share. */
const STEM = 5;
/** Of its words that carry meaning, an answer takes most from the passages. */
const SHARE = 0.6;
/** Of a single sentence at least these, so that none is slipped in among true ones. */
const SENTENCE_SHARE = 0.34;
/** Fewer than these say nothing that could be found: «Ja, das machen wir gerne.» */
const LEAST = 2;
const SENTENCE_END = /[.!?;:]\s+|\n/;

/** Words that any answer may use, as they say nothing about the business. */
const COMMON =
  stemsOf(`anfrage anrufen angeben antworten bedeutet beachten bitte beim beispiel besonders bleiben dabei dadurch
  dafür damit danach daher darauf davon dazu deshalb diese dieser dieses direkt einfach fragen gerne genau haben hängt ihnen
  ihrem ihren ihres ihrer immer kontakt können könnten lassen melden möchten möglich müssen nachdem natürlich nehmen nennen
  oder ohne schreiben sodass sollten sondern sowie unsere unserem unseren unserer waren weitere welche wenden wenig werden
  wichtig wissen wollen während würde zuerst zusätzlich zwischen`);

/**
 * Whether an answer is made of what the passages say: most of its long words stand there, in some form. It tells a poem, a
 * recipe or a service that nobody offers from an answer out of the site, and no more than that.
 */
export function isGrounded(reply: string, passages: readonly Passage[]): boolean {
  const known = stemsOf(passages.map(({ title, text }) => `${title} ${text}`).join(' '));
  const count = (text: string) => {
    const meaningful = [...stemsOf(text)].filter((stem) => !COMMON.has(stem));
    return { all: meaningful.length, found: meaningful.filter((stem) => known.has(stem)).length };
  };
  const whole = count(reply);
  const isFound = whole.found >= LEAST && whole.found / whole.all >= SHARE;
  return (
    isFound &&
    reply
      .split(SENTENCE_END)
      .map(count)
      .every(({ all, found }) => all < LEAST || found / all >= SENTENCE_SHARE)
  );
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return new Set(words.filter((word) => word.length >= LONG).map((word) => fold(word).slice(0, STEM)));
}

/** «Häuser» and «Haus», «wäscht» and «waschen» begin alike. */
function fold(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}
