import type { Aspect } from '../aspect.js';
import { guaranteeText } from './lasting.js';

const SEALED = 'keramik|versiegelung|schicht|beschichtung|keramikschicht';
const PEELS =
  'ablösen|ablöst|abblättern|abblättert|abplatzen|abplatzt|abgehen|abgeht|versagen|versagt|fehlerhaft|fleckig|mangelhaft|löst_sich';
const FADES = 'abperlen|abperlt|perlen|perlt|nachlassen|nachlässt';
const MADE_GOOD = 'gratis|kostenlos|umsonst|ersetzen|nachbessern|reklamieren|zahlen|zahlt|bezahlt';

/** «Wer zahlt, wenn sich die Schicht ablöst?»: no price is asked, nor how long the sealing lasts. */
export const guaranteeClaim: Aspect = {
  id: 'guaranteeClaim',
  isSure: true,
  about: 'either',
  patterns: [
    `${PEELS} ${SEALED} wer|was|wenn|falls|melden|${MADE_GOOD} !kärcher|hochdruckreiniger|hochdruck|dampfstrahler|waschanlage|waschstrasse|bürsten|shampoo|putzmittel !woran|merken|merke|erkennen|wie_lange`,
    `matt|stumpf|abgenutzt|rissig ${SEALED} nach jahr|jahre|monat|woche was|wer|wie|nun|tun !halten|warum|wieso`,
    `${FADES} ${SEALED} ${MADE_GOOD}`,
  ],
  covers: [
    'guarantee',
    'lasting',
    'fading',
    'price',
    'duration',
    'sealedAreas',
    'worth',
    'dullSurface',
    'olderVehicle',
    'overview',
    'offered',
  ],
  answer: () => ({ text: guaranteeText }),
};
