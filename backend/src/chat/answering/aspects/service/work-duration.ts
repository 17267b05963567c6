import { businessProfile } from '@fahrzeugpflege/contracts';
import { isPlace } from '../../subjects/subject-kinds.js';
import { type Aspect, perSubject } from '../aspect.js';
import { factOf } from '../site-facts.js';

const { durations } = businessProfile;

/** How long the work takes; where a vehicle stays, how long its handing over does. */
export const duration: Aspect = {
  id: 'duration',
  about: 'subject',
  patterns: [
    'dauern|dauer|zeitaufwand|arbeitstag|bearbeitungszeit',
    'wie_lange|wie_lang brauchen|weg|gehen|arbeiten|haben|fertig|lassen|stehen',
    'wie_lange|wie_lang',
    'wie_viel|wieviel|wie_viele|wieviele tag|stunde|zeit|woche',
    'wann|bis fertig|abholbereit|zurück',
    'fertig|abholbereit gleich|selben_tag|tag|stunde',
    'gleichen_tag|selben_tag|gleichentags|selbentags|noch_heute',
  ],
  answer: (asked) =>
    perSubject(asked, (subject) => {
      if (subject.id === 'aufbereitung') return `${subject.name} dauert ${durations.fullDetailing}.`;
      if (isPlace(subject))
        return `Für die Übergabe rechnen Sie ${durations.handover} ein. Wie lange das Fahrzeug bleibt, vereinbaren wir mit Ihnen.`;
      const written = factOf(subject.page, 'Dauer');
      return written && `${subject.name} dauert ${written}.`;
    }),
};

/** How long the handing over takes. */
export const handover: Aspect = {
  id: 'handover',
  isComplete: true,
  about: 'either',
  patterns: ['übergabe|fahrzeugübergabe|abgabe|abgeben|abgebe wie_lange|dauern|zeit|einplanen|dauer|frei !wann'],
  covers: ['duration'],
  answer: () => ({ text: `Für die Übergabe rechnen Sie ${durations.handover} ein.` }),
};
