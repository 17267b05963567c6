import type { Word } from '../../language/read-text.js';
import type { Told } from './tell-aspects.js';

/** What begins a reason or a clause beside what is asked, and how far it reaches. */
const BESIDE: readonly (readonly [word: RegExp, length: number])[] = [
  [/^(?:wegen|aufgrund)$/, 4],
  [/^(?:bevor|weil|nachdem|damit)$/, 9],
];

/**
 * Leaves out that something is not known which nobody asked for: it stands in the reason of a question («Kann ich am
 * Freitag vorbeischauen wegen einer Delle?») or is told before it («Er kommt mit dem Taxi. Wann sind Sie da?»). Where
 * nothing else is told, it is what is asked for.
 *
 * @param toldUntil how many words at the beginning only tell something
 */
export function withoutUnasked(told: readonly Told[], words: readonly Word[], toldUntil: number): readonly Told[] {
  const spans = words.flatMap(({ standard }, at) => {
    const [, length] = BESIDE.find(([word]) => word.test(standard)) ?? [];
    return length === undefined ? [] : [{ from: at, to: at + length }];
  });
  const isAsked = (place: number) => place >= toldUntil && !spans.some(({ from, to }) => place > from && place <= to);
  const asked = told.filter(({ reply, at }) => reply.text !== '' || at.some(isAsked));
  return asked.some(({ reply, at }) => reply.text !== '' && at.some(isAsked)) ? asked : told;
}
