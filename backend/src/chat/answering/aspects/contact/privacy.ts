import { chatMailLink } from '@fahrzeugpflege/contracts';
import type { Aspect } from '../aspect.js';

/** What becomes of what one tells. */
export const privacy: Aspect = {
  id: 'privacy',
  isComplete: true,
  about: 'either',
  patterns: [
    'datenschutz|datenschutzerklärung|dsgvo|cookie|cookies|personendaten|privatsphäre|datenschutzbestimmungen',
    'daten|personendaten mein|meine|meinen|meiner',
    'nummer|handynummer|telefonnummer|natelnummer|mailadresse|kontaktdaten|angaben speichern|gespeichert|sicher|weitergeben|weiter|passieren|passiert|geschieht|missbrauchen|verwenden|verkaufen =meine|=meiner|=meinen !schild !autonummer !anrufen',
    'daten|chatverlauf|nachricht|angaben|gespräch|chat|unterhaltung speichern|gespeichert|löschen|geschehen|geschieht|passieren|passiert|weitergeben|verwenden|sicher|aufbewahren|wer|lesen',
    'speichern|speicherst|speichert|gespeichert|aufzeichnen|protokollieren|mitlesen|mitliest|mithören|aufgezeichnet =du|=ihr|=sie|=das|=was|wer|hier|jemand !wo_speichert',
    'wer|jemand :liest|:lesen =das|=mit|hier|=es',
  ],
  covers: ['process', 'security', 'overview', 'offered', 'serviceList', 'offerHow', 'aboutUs', 'answerTime'],
  answer: () => ({
    text: `Wie wir mit Ihren Daten umgehen, steht auf der Seite «Datenschutz», auch was mit Nachrichten in diesem Chat geschieht. Auskunft oder Löschung verlangen Sie per E-Mail: ${chatMailLink}.`,
  }),
};
