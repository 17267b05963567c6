import { subjectWords } from '../../subjects/subject-words.js';
import { subjectOf } from '../../subjects/subjects.js';
import type { Asked, Aspect } from '../aspect.js';
import { priceOf } from '../site-facts.js';

const PLACES = ['einlagerung', 'autohotel'] as const;
const PLACE =
  'stellplatz|abstellplatz|standplatz|einstellplatz|parkplatz|hallenplatz|=platz|plätzchen|unterstand|einstellhalle|abstellen|unterstellen|parkieren|parken|hinstellen|unterbringen|einstellen|stehen';
const PAUSE =
  'winter|überwintern|überwinterung|saison|winterpause|winterplatz|winterquartier|monat|monate|jahr|pause|langfristig|lange|stilllegen|rosten';
const NAMED = PLACES.flatMap((id) => subjectWords[id].names).join('|');

/** True where a place is asked for and nothing tells which of the two kinds is meant. */
function isOpenPlace({ subjects: [subject, other], before, says, saysInMessage }: Asked): boolean {
  const isPlace = subject !== undefined && other === undefined && PLACES.some((id) => id === subject.id);
  if (!isPlace || before.some(({ id }) => PLACES.some((place) => place === id))) return false;
  return says(PLACE) && !saysInMessage(PAUSE) && !NAMED.split('|').some((name) => saysInMessage(name));
}

/** Both kinds of places with what parts them; undefined where it is clear which is meant. */
export function openPlaceReply(asked: Asked): string | undefined {
  return isOpenPlace(asked) ? placeKinds() : undefined;
}

/** Both kinds of places with what parts them. */
export function placeKinds(): string {
  const [storing = '', hotel = ''] = PLACES.map((id) => {
    const subject = subjectOf(id);
    return (subject && priceOf(subject)) ?? 'auf Anfrage';
  });
  return `Plätze haben wir auf zwei Arten, beide klimatisiert und rund um die Uhr überwacht: die Einlagerung, wenn das Fahrzeug länger Pause hat, ${storing}, und das Autohotel, wenn Sie zwischendurch fahren, ${hotel}. Sagen Sie mir gerne, was davon eher passt.`;
}

/** A place and nothing else: «Stellplatz». What stands of places in the site's texts is no answer to that. */
export const openPlace: Aspect = {
  id: 'openPlace',
  isComplete: true,
  about: 'subject',
  patterns: ['stellplatz|abstellplatz|standplatz|einstellplatz|hallenplatz'],
  answer(asked) {
    const text = asked.words.length === 1 ? openPlaceReply(asked) : undefined;
    return text === undefined ? undefined : { text, isOpen: true };
  },
};
