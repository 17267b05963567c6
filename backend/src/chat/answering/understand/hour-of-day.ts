import type { Word } from '../../language/read-text.js';

/** That an hour from six on is one of the evening: «erst um sieben», «um halb sieben nach der Arbeit», «ich arbeite bis sechs». */
const LATE =
  /\b(?:erst|später?|feierabend|arbeiten? (?:\p{L}+ )?bis|nach (?:der|dem|meiner|meinem) (?:arbeit|büro|job|schicht))\b/u;
const STILL = /\bnoch (?:jemand|offen|geöffnet|wer|da)\b/;
const EARLY = /\b(?:morgens|früh|frühmorgens|frühschicht|vormittags?|am morgen|vor der arbeit)\b/;

/** Nobody means the middle of the night: «um drei» and «halb sechs» are in the afternoon, and with «abends» so is «um acht». */
export function hourOfDay(hour: number, words: readonly Word[], offset = 0): number {
  const isEvening = words.some(({ standard }) => /abend|nachmittag/.test(standard));
  return hour * 60 + offset < (isEvening ? 12 : morningBegins(words)) * 60 ? hour + 12 : hour;
}

/** From which hour on no evening is meant. */
function morningBegins(words: readonly Word[]): number {
  const said = words.map(({ standard }) => standard).join(' ');
  if (EARLY.test(said)) return 6;
  if (STILL.test(said)) return 9;
  return LATE.test(said) ? 8 : 6;
}
