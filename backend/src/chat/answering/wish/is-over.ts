import type { Sentence } from '../understand/reader.js';

const OVER = /^(?:war|waren|wurde|hatten?|angefragt)$/;
/** «Ich habe eine Offerte vom Juni», «Wir haben schon einen Termin» */
const HAS =
  /\b(?:habe|haben|hat) (?:(?:ja|schon|bereits|auch|noch) )*(?:eine|einen|die|den) (?:offerte|kostenvoranschlag|termin)\b/;
const WANTED = /^(?:möchten?|will|wollen|hätten?|brauchen?|gerne?|bitte|wieder|nochmals?|neuen?|würden?|kann|können)$/;

/** «Ich habe im Oktober angefragt, aber der Termin war erst im Dezember»: what is over is told, and not wanted. */
export function isOver(words: Sentence['words']): boolean {
  const isTold = words.some(({ standard }) => OVER.test(standard));
  const isHad = HAS.test(words.map(({ standard }) => standard).join(' '));
  return (isTold || isHad) && !words.some(({ standard }) => WANTED.test(standard));
}
