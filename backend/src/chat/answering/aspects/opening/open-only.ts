import type { Aspect } from '../aspect.js';
import { hours } from './hours.js';

/** No more words ask for the doors alone: «Jetzt offen?» is one of `hours`, an open roof none of either. */
const MOST_WORDS = 2;

/** «Offen?», «Händ offe?»: hardly more than the word itself. */
export const openOnly: Aspect = {
  id: 'openOnly',
  isComplete: true,
  about: 'business',
  patterns: [':offen|:geöffnet|:geschlossen !dach|fenster|tür|platz|stelle|auto|wohnmobil|fahrzeug'],
  answer: (asked) => (asked.words.length <= MOST_WORDS ? hours.answer(asked) : undefined),
};
