import { writtenDuration } from '@fahrzeugpflege/contracts';
import { facts } from '../../../knowledge/facts.js';
import type { Subject } from '../../subjects/subject.js';
import { weekdayOf } from '../../understand/calendar.js';
import { type Moment, readMoments } from '../../understand/moments.js';
import { readPeriods } from '../../understand/periods.js';
import type { Asked, Aspect, Reply } from '../aspect.js';
import { factOf } from '../site-facts.js';

const READY =
  'fertig|bereit|abholbereit|parat|zurück|zurückhaben|wiederhaben|abholen|holen|mitnehmen|fahren|fahre|losfahren|heimfahren|hinfahren|wegfahren|abfahren|abreisen|verreisen|ferien|reichen|genügen|langen|schaffen|machbar|möglich|erledigt|=wieder|:versiegelt|:poliert|:gereinigt|:gedämpft|:aufbereitet|:sauber';
const NO_DOORS = '!lohnen !lohnt !rentiert !offen !geöffnet !öffnen !geschlossen !schliessen';
const LATEST = 'wann|spätestens|frühzeitig bringen|abgeben|kommen|vorbeibringen|hinbringen|anmelden';
/** «Wir fahren in die Ferien, und vorher sollte er noch versiegelt werden.» */
const BEFORE =
  'vorher|davor|zuvor|bis_dahin|bis_dann|rechtzeitig =sollte|=soll|=muss|=müsste|=möchte|=möchten|=will|=wollen|=hätte|=hätten';
const LEAVING = 'ferien|urlaub|fahren|wegfahren|abfahren|abreisen|verreisen|losfahren|brauchen|reise';
/** What somebody does once the work is done. */
const END =
  /^(?:ferien|urlaub|ab(?:fahre|hole|reise)|weg(?:fahre|reise)|losfahre|heimfahre|verreise|hole|zurück|fertig|brauche|wieder)/;
/** Begins the clause that tells the other moment. */
const CLAUSE = /^(?:wenn|falls|sofern|und|dann|also|können|kann)$/;
const WORK_DAYS = 5;
const WEEK = 7;
const HOUR = 60;

/** How long a work takes: «3 bis 5 Arbeitstage», «2 bis 4 Stunden». */
interface Work {
  readonly least: number;
  readonly most: number;
  readonly unit: 'days' | 'hours';
  readonly written: string;
}

/** Whether a work is done between two moments that somebody names, or within so many days. */
export const inTime: Aspect = {
  id: 'inTime',
  about: 'subject',
  isSure: true,
  patterns: [`${READY} ${NO_DOORS}`, LATEST, BEFORE],
  covers: [
    'duration',
    'hours',
    'comeThen',
    'overview',
    'benefit',
    'process',
    'bring',
    'offered',
    'access',
    'pickup',
    'handover',
    'campaign',
    'preparation',
  ],
  answer: (asked) => {
    // «Das ganze Programm mit Polieren und Versiegeln» is one work.
    const [subject, ...others] = asked.subjects.filter(({ id }, _, all) => {
      return id !== 'keramikversiegelung-wohnmobile' || !all.some((other) => other.id === 'aufbereitung');
    });
    const work = subject && others.length === 0 ? workOf(subject) : undefined;
    const span = work && spanOf(asked, work);
    if (!subject || !work) return undefined;
    if (span === undefined || span <= 0)
      return (asked.says(LATEST) || asked.says(BEFORE)) && asked.saysInMessage(LEAVING)
        ? latest(subject, work)
        : undefined;
    const verdict =
      span < work.least
        ? 'Nein, das reicht nicht'
        : span < work.most
          ? 'Das kann knapp werden'
          : 'Von der Arbeit her geht das auf';
    return { text: `${verdict}: ${subject.name} dauert ${work.written}. Den Termin vereinbaren wir mit Ihnen.` };
  },
};

/** «Wir fahren am Freitag weg, wann müssen wir es spätestens bringen?» */
function latest({ name }: Subject, { written }: Work): Reply {
  return {
    text: `${name} dauert ${written}. So viel Zeit braucht es vor der Abfahrt; den Termin vereinbaren wir mit Ihnen.`,
  };
}

function workOf(subject: Subject): Work | undefined {
  const written =
    subject.id === 'aufbereitung' ? writtenDuration(facts, 'fullDetailing') : factOf(subject.page, 'Dauer');
  const [, least, most, unit] = /(\d+) bis (\d+) (Arbeitstage|Stunden)/.exec(written ?? '') ?? [];
  if (!written || !least || !most || subject.price?.endsWith('pro Monat')) return undefined;
  return { least: Number(least), most: Number(most), unit: unit === 'Stunden' ? 'hours' : 'days', written };
}

/** The time there is, in working days or hours as the work is told; undefined where no two moments are named. */
function spanOf({ messageWords, now }: Asked, work: Work): number | undefined {
  const moments = readMoments(messageWords, now);
  if (moments.length !== 2) return moments.length === 0 ? within(messageWords, work) : undefined;
  const [begin, end] = inOrder(moments, messageWords);
  if (!begin || !end) return undefined;
  if (work.unit === 'days') return workingDays(begin, end);
  if (begin.day !== end.day) return Number.POSITIVE_INFINITY;
  return begin.minute === undefined || end.minute === undefined ? undefined : (end.minute - begin.minute) / HOUR;
}

/** «Reichen drei Tage?» */
function within(words: Asked['words'], { unit }: Work): number | undefined {
  const [period, ...others] = readPeriods(words);
  if (!period || others.length > 0 || (period.unit !== 'day' && period.unit !== 'week')) return undefined;
  const days = period.count * (period.unit === 'week' ? WORK_DAYS : 1);
  return unit === 'days' ? days : Number.POSITIVE_INFINITY;
}

/** The moment of bringing first: «am Montag abholen, wenn ich es am Donnerstag bringe» tells it last. */
function inOrder([first, second]: readonly Moment[], words: Asked['words']): readonly Moment[] {
  if (!first || !second) return [];
  if (second.day < first.day) return [second, first];
  const end = words.findIndex(({ standard }) => END.test(standard));
  const isDate = /\d/.test(words[second.at]?.standard ?? '');
  const isEndFirst = end > first.at && words.slice(end, second.at).some(({ standard }) => CLAUSE.test(standard));
  const isSwapped = isEndFirst && first.day < second.day && !isDate;
  return isSwapped ? [second, { ...first, day: first.day + WEEK }] : [first, second];
}

/** The working days from one day to the other; the last counts if it is named towards its end. */
function workingDays(begin: Moment, end: Moment): number {
  const last = end.minute !== undefined && end.minute >= 12 * HOUR ? end.day : end.day - 1;
  const days = Array.from({ length: Math.max(0, last - begin.day + 1) }, (_, offset) => begin.day + offset);
  return days.filter((day) => weekdayOf(day) < WORK_DAYS).length;
}
