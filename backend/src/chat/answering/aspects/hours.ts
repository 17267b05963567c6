import {
  chatPhoneLink,
  dayAt,
  type OpeningTimes,
  openingHoursSummary,
  openingState,
  wallClock,
} from '@fahrzeugpflege/contracts';
import { type AskedTime, type PartOfDay, readAskedTime } from '../understand/asked-time.js';
import type { Aspect, Reply } from './aspect.js';

const DAY =
  'montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags|heute|morgen|übermorgen|wochenende|werktag|werktags|feiertag|mittag|mittags|abend|abends|nachmittag|vormittag|morgens|samstagmorgen|samstagnachmittag|samstagvormittag|feierabend|uhr';
const COME =
  'vorbeikommen|kommen|bringen|vorbeibringen|abholen|holen|abgeben|erreichen|erreichbar|da|jemand|vorbeischauen|vorbeizuschauen|vorbei|anrufen|besuchen|zeiten|besichtigen|hinkommen|hinbringen|anzutreffen|antreffen|anwesend|besetzt|dort|vor_ort|abgabe|bedient|annehmen|nehmen|annahme|zu_ihnen|zu_euch|bei_ihnen|bei_euch|schaffen|rechtzeitig|hinfahren|aufkreuzen|herausnehmen|rausnehmen|herausholen|ausfahren';
const OPEN = 'offen|geöffnet|öffnen|schliessen|geschlossen|aufmachen|zumachen|aufhaben|zuhaben';
const HOLIDAY =
  'feiertag|feiertage|ostern|ostermontag|karfreitag|pfingsten|pfingstmontag|auffahrt|weihnachten|weihnacht|heiligabend|neujahr|silvester|betriebsferien|nationalfeiertag|ferien|fasnacht|bundesfeier|stephanstag|berchtoldstag';

/** When the doors are open: in general, now, on a day, at a time. */
export const hours: Aspect = {
  id: 'hours',
  isComplete: true,
  about: 'either',
  patterns: [
    'öffnungszeit|öffnungszeiten|geschäftszeit|geschäftszeiten|bürozeit|bürozeiten|schalterzeit|arbeitszeit|betriebszeit|ladenöffnungszeit|betriebszeiten',
    `${OPEN} =ihr|=sie|=du|=man|betrieb|geschäft|laden|werkstatt|garage|wann|noch|jetzt|gerade|bis|moment|schon|aktuell`,
    `${DAY} ${OPEN}`,
    `${DAY} ${COME}`,
    `${DAY}|wann|jetzt|gerade|noch :auf|:zu =ihr|=sie|=du|haben|habt|hat|hast|gehen|geht|machen|macht|sind|=seid|ist|bist`,
    `wann|bis_wann|ab_wann|zu_welcher|welche_zeit|welchen_zeiten ${COME}`,
    'wie_lange =ihr|=sie|=heute|jemand da|offen|dort|erreichbar|heute',
    'jetzt|gerade|heute|aktuell|momentan vorbeikommen|kommen|jemand|da|vorbei|bringen|vorbeischauen',
    'schaffen|schaffe|reichen|reicht noch|jetzt|rechtzeitig ihnen|euch|bin|komme|mittag|ladenschluss|minute',
    `${DAY} geht|gehen|passt|klappt|möglich`,
    'mittagspause|mittag|feierabend|ladenschluss',
    HOLIDAY,
    'schon|noch|jetzt|gerade jemand :da|:herum|:dort|:hier|vor_ort|erreichbar',
    'um|bis|gegen|ab|vor|nach halb|acht|neun|zehn|elf|zwölf|eins|zwei|drei|vier|fünf|sechs|sieben ihnen|euch|da|kommen|bringen|rechtzeitig|offen|vorbeikommen',
    'samstag|sonntag|wochenende|feierabend|werktags geht|möglich|arbeiten|erreichbar|bringen|termin',
  ],
  covers: ['access', 'bring', 'overview', 'duration', 'process', 'pickup', 'preparation', 'answerTime'],
  answer: ({ words, now }) => openingReply(readAskedTime(words, now), now),
};

/** Whether somebody answers the phone: as long as the doors are open. */
export const reachable: Aspect = {
  id: 'reachable',
  isComplete: true,
  about: 'either',
  patterns: [
    `jetzt|gerade|moment|noch|${DAY} erreichen|erreichbar|anrufen|erreiche telefonisch|telefon|anrufen|=sie|=euch`,
    'jetzt|gerade|moment telefon|telefonisch',
    'wann|bis_wann|ab_wann|zeiten telefonisch|telefon|anrufen|erreichen erreichen|erreichbar|anrufen',
  ],
  covers: ['phone', 'hours', 'contact'],
  answer: ({ words, now }) => {
    const reply = openingReply(readAskedTime(words, now), now);
    return { ...reply, text: `${reply.text} Telefonisch erreichen Sie uns dann unter ${chatPhoneLink}.` };
  },
};

/** What is said of the doors at a time that is asked for. */
export function openingReply(asked: AskedTime, now: Date): Reply {
  if (asked.isHoliday) {
    return {
      text: `Ob an Feiertagen, an einem bestimmten Datum oder in den Ferien offen ist, weiss ich nicht. Sonst gilt: ${weekText()}.`,
      isUnknown: true,
    };
  }
  if (asked.isNow && asked.weekdays.length === 0) return { text: nowText(now) };
  if (asked.weekdays.length > 0) {
    const isToday = asked.isToday && asked.weekdays.length === 1 && !asked.time && !asked.part;
    const texts = groupDays(asked.weekdays).map((days) => dayText(days, asked));
    return { text: isToday ? `${texts.join(' ')} ${nowText(now)}` : texts.join(' ') };
  }
  if (asked.time || asked.part) return { text: `${anyDayText(asked)}Wir haben so offen: ${weekText()}.` };
  return { text: `Wir haben so offen: ${weekText()}.` };
}

/** The whole week: «Montag bis Freitag 08:30–11:30 und 13:30–17:30, Samstag 08:30–12:00, Sonntag geschlossen». */
export function weekText(): string {
  return openingHoursSummary.map(({ days, times }) => `${days} ${times}`).join(', ');
}

function nowText(now: Date): string {
  const state = openingState(now);
  if (!state) return 'Zurzeit ist geschlossen.';
  if (!state.isOpen) {
    const when = state.opensToday ? `heute um ${state.opensAt} Uhr` : `am ${state.opensOn} um ${state.opensAt} Uhr`;
    return `Nein, jetzt ist geschlossen. Wir öffnen wieder ${when}.`;
  }
  const later = dayAt(wallClock(now).weekday).times.filter(([opens]) => opens > state.closesAt);
  const again = later.map(([opens, closes]) => ` und wieder von ${opens} bis ${closes}`).join('');
  return `Ja, wir haben jetzt offen, heute bis ${state.closesAt} Uhr${again}.`;
}

/** Neighbouring days that are alike are told in one sentence. */
function groupDays(weekdays: readonly number[]): number[][] {
  const groups: number[][] = [];
  for (const day of weekdays) {
    const group = groups.at(-1);
    if (group && spansOf(dayAt(group[0] ?? day).times) === spansOf(dayAt(day).times)) group.push(day);
    else groups.push([day]);
  }
  return groups;
}

function dayText(days: readonly number[], { time, part }: AskedTime): string {
  const { times } = dayAt(days[0] ?? 0);
  const first = dayAt(days[0] ?? 0).day;
  const name = days.length > 1 ? `Von ${first} bis ${dayAt(days.at(-1) ?? 0).day}` : `Am ${first}`;
  if (times.length === 0) return `${name} ist geschlossen.`;
  const open = `${name} haben wir ${spansOf(times)} offen.`;
  const isOpen = time ? isOpenAt(times, time) : part ? isOpenIn(times, part) : undefined;
  if (isOpen === undefined) return open;
  return isOpen ? `Ja. ${open}` : `Nein, dann ist geschlossen. ${open}`;
}

/** That it is closed then on every day; nothing where it depends on the day. */
function anyDayText({ time, part }: AskedTime): string {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) => dayAt(day).times);
  const isOpen = (times: OpeningTimes) => (time ? isOpenAt(times, time) : isOpenIn(times, part ?? 'morning'));
  const label = time ? `Um ${time} Uhr` : PARTS[part ?? 'morning'].name;
  return week.some(isOpen) ? '' : `${label} ist geschlossen. `;
}

function isOpenAt(times: OpeningTimes, time: string): boolean {
  return times.some(([opens, closes]) => time >= opens && time < closes);
}

const PARTS: Readonly<Record<PartOfDay, { readonly name: string; readonly from: string; readonly until: string }>> = {
  morning: { name: 'Am Morgen', from: '06:00', until: '11:30' },
  noon: { name: 'Über Mittag', from: '11:45', until: '13:15' },
  afternoon: { name: 'Am Nachmittag', from: '13:30', until: '17:30' },
  evening: { name: 'Am Abend', from: '18:00', until: '22:00' },
};

function isOpenIn(times: OpeningTimes, part: PartOfDay): boolean {
  const { from, until } = PARTS[part];
  return times.some(([opens, closes]) => opens < until && closes > from);
}

function spansOf(times: OpeningTimes): string {
  return times.map(([opens, closes]) => `${opens}–${closes}`).join(' und ');
}
