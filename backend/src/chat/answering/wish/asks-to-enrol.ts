import type { Sentence } from '../understand/reader.js';

const MAY = /^(?:kann|könnte|können|darf|dürfen|muss)$/;
const ENROL = /^(?:anmelden?|eintragen|einschreiben)$/;
const CAMPAIGN = /(?:aktion|rabatt|frühbucher)$/;
const APPOINTMENT = /termin$/;

/** «Kann ich mich auch per Mail für die Aktion anmelden?» asks how it is done, and for no appointment. */
export function asksToEnrol(words: Sentence['words']): boolean {
  const says = (pattern: RegExp) => words.some(({ standard }) => pattern.test(standard));
  return MAY.test(words[0]?.standard ?? '') && says(ENROL) && says(CAMPAIGN) && !says(APPOINTMENT);
}
