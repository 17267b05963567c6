import type { Sentence } from '../understand/reader.js';

/** What people may ask for, and say that they do not want. */
const WISHED =
  /^(?:offerten?|richtofferte|kostenvoranschlag|angebot|anfrage|termin|besichtigung|reservation|beratung|rückruf)$/;
const REFUSED = /^(?:keine[nmrs]?|kein|ohne)$/;
/** «Den Termin habe ich»: of what there is nobody asks for another. */
const HAD = /^(?:habe_ich|haben_wir|ich_habe|wir_haben)$/;
const KNOWN = /^(?:der|die|den|das|mein|meine|meinen|unser|unsere|unseren)$/;

/** A sentence without the wish that it refuses or has already: «Nein danke, keine Offerte. Nur die Dauer, bitte.» */
export function withoutRefused(words: Sentence['words']): Sentence['words'] {
  return words.filter(({ standard }, at) => !WISHED.test(standard) || !(isRefused(words, at) || isHad(words, at)));
}

function isRefused(words: Sentence['words'], at: number): boolean {
  return words.slice(Math.max(0, at - 2), at).some(({ standard }) => REFUSED.test(standard));
}

function isHad(words: Sentence['words'], at: number): boolean {
  const [, second = '', third = ''] = words.slice(at, at + 3).map(({ standard }) => standard);
  return KNOWN.test(words[at - 1]?.standard ?? '') && HAD.test(`${second}_${third}`);
}
