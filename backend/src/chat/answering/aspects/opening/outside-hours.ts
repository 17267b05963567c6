import { weekText } from '../../understand/week.js';
import type { Aspect } from '../aspect.js';

/** «Kann ich auch ausserhalb der Öffnungszeiten bringen?»: the site does not say, and people may agree to it. */
export const outsideHours: Aspect = {
  id: 'outsideHours',
  isSure: true,
  about: 'either',
  patterns: [
    'randzeit|randzeiten|randstunden',
    'ausserhalb|neben öffnungszeit|öffnungszeiten|geschäftszeit|bürozeit|arbeitszeit|betriebszeit|:zeiten|stunden',
  ],
  covers: [
    'hours',
    'reachable',
    'phone',
    'keyDrop',
    'access',
    'bring',
    'comeThen',
    'visit',
    'pickup',
    'announceDrive',
    'sundayPickUp',
  ],
  answer: () => ({
    text: `Ob ausserhalb der Öffnungszeiten etwas möglich ist, weiss ich nicht. Offen haben wir: ${weekText()}.`,
    isUnknown: true,
  }),
};
