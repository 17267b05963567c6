import { wallClock } from '@fahrzeugpflege/contracts';
import { type AskedTime, readAskedTime } from '../../understand/asked-time.js';
import { readClock } from '../../understand/clock.js';
import { weekdayAt } from '../../understand/week.js';
import type { Asked } from '../aspect.js';
import { COME } from './hours-words.js';
import type { Manner } from './opening-reply.js';

/** Asks for a time, and for no yes. */
const WHEN =
  'wann|bis_wann|ab_wann|wie_lange|wie_lang|welche|öffnungszeit|öffnungszeiten|geschäftszeiten|:zeiten|wie_viel|wie_viele|wie';
const STILL_TODAY = ':noch|jetzt|gerade';
const THIS_MOMENT = 'jetzt|momentan|aktuell|derzeit|moment|zurzeit';
const SETTING_OFF =
  'losfahren|losfahre|abfahren|abfahre|wegfahren|wegfahre|aufbrechen|losgehen|losgehe|landen|lande|starten';

/** How it is asked: for a time, whether it is closed, or whether it is open. */
export function mannerOf({ says }: Asked): Manner {
  if (says(WHEN)) return 'when';
  const isOfClosing = says(':zu|geschlossen|schliessen|zumachen|zuhaben|feierabend');
  return isOfClosing && !says(`offen|geöffnet|:auf|aufmachen|${COME}`) ? 'closed' : 'open';
}

/** The time that the question names, or with «dann» the one that stands before it: «Ich bin um zwölf dort. Ist dann offen?» */
export function timeOf(asked: Asked): AskedTime {
  const { words, messageWords, now, says } = asked;
  const own = onDayBefore(arriving(words, asked), asked);
  const told = arriving(messageWords, asked);
  if (told.isHoliday) return told;
  if (own.time && own.weekdays.length === 0 && says(STILL_TODAY)) return onToday(own, now);
  const isLeftOut = says('=dann|=dahin|=denn|=danach|=nachher|reichen|schaffen') || (told.time && !says(THIS_MOMENT));
  return isTold(told) && !isTold(own) && isLeftOut ? told : own;
}

/** «Kann ich um fünf noch kommen?» means today, as long as it is not past. */
function onToday(asked: AskedTime, now: Date): AskedTime {
  return asked.time && asked.time > wallClock(now).time ? { ...asked, weekdays: [weekdayAt(now)] } : asked;
}

/** When somebody sets off says nothing of when they arrive: «Schaffe ich es, wenn ich um fünf in Bern losfahre?» */
function arriving(words: Asked['words'], { now, saysInMessage }: Asked): AskedTime {
  const told = readAskedTime(words, now);
  if (!readClock(words) || !saysInMessage(SETTING_OFF)) return told;
  const { time: _, ...day } = told;
  return { ...day, isNow: day.weekdays.length === 0 };
}

/** «Habt ihr am Samstag offen?» «Auch um drei?», «Bis wann?»: on the day that was told of. */
function onDayBefore(own: AskedTime, { carried, says }: Asked): AskedTime {
  const days = carried.aspect === 'hours' || carried.aspect === 'timeOnly' ? carried.days : undefined;
  if (!days?.length || own.weekdays.length > 0 || own.isNow || own.isHoliday) return own;
  const isOfDay = own.time !== undefined || own.part !== undefined || says('bis_wann|ab_wann|von_wann|wie_lange');
  return isOfDay ? { ...own, weekdays: days } : own;
}

/** Whether a day or a time of day is named. */
export function isTold({ weekdays, time }: AskedTime): boolean {
  return weekdays.length > 0 || time !== undefined;
}
