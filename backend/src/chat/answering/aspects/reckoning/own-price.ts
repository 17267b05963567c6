import type { Word } from '../../../language/read-text.js';
import type { Subject } from '../../subjects/subject.js';
import { isPlace } from '../../subjects/subject-kinds.js';
import { subjects } from '../../subjects/subjects.js';
import { amountOf, writeFrancs } from '../../understand/amounts.js';
import { numberOf } from '../../understand/numbers.js';
import type { Asked, Aspect } from '../aspect.js';
import { priceSentence } from '../price-sentence.js';
import { isMonthly } from './cost.js';

const SOMEWHERE_ELSE =
  'gegenüber|zahlen|zahle|bezahlen|bezahle|kosten|verlangen|miete|mieten|jetzt|bisher|heute|aktuell|anderswo|woanders|konkurrenz|nachbar|kollege|anderer|andere|momentan';
const PLACE =
  'platz|stellplatz|einstellplatz|abstellplatz|parkplatz|garage|garagenplatz|halle|einstellhalle|unterstand|winterplatz|tiefgarage|stehen|abstellen|einstellen';
const BY_NAME = 'autohotel|einlagerung|einlagern|lagern|vermittlung|vermitteln';
/** In francs; a smaller number counts something else. */
const LEAST = 20;
const MOST = 5000;
/** How far behind an amount «im Monat» stands. */
const NEAR = 4;

/** What somebody pays elsewhere by the month, beside ours: «Ich zahle 180 im Monat für meinen Platz. Seid ihr günstiger?» */
export const ownPrice: Aspect = {
  id: 'ownPrice',
  about: 'either',
  isSure: true,
  patterns: [
    'günstiger|billiger|teurer|preiswerter|mithalten|unterbieten',
    'mehr|weniger zahlen|bezahlen|kosten',
    'sparen|einsparen|ersparnis',
    'lohnen|rentieren gegenüber|statt|anstatt|verglichen',
  ],
  covers: [
    'claimedPrice',
    'price',
    'comparison',
    'size',
    'periodCost',
    'saving',
    'benefit',
    'overview',
    'offered',
    'difference',
  ],
  answer: (asked) => {
    const amount = monthlyAmount(asked.messageWords);
    if (amount === undefined || !asked.saysInMessage(SOMEWHERE_ELSE)) return undefined;
    const ours = comparable(asked).map((subject) => held(subject, amount));
    return ours.length > 0 ? { text: `${ours.join(' ')} Verbindlich ist die Offerte.` } : undefined;
  },
};

/** «180 im Monat», «220.– monatlich», «monatlich 180 Franken» */
function monthlyAmount(words: readonly Word[]): number | undefined {
  const months = words.flatMap(({ standard }, at) => (/^(?:monat|monatlich)$/.test(standard) ? [at] : []));
  return words.flatMap((word, at) => {
    const amount = numberOf(word);
    const isNear = months.some((month) => Math.abs(month - at) <= NEAR);
    return amount !== undefined && amount >= LEAST && amount <= MOST && isNear ? [amount] : [];
  })[0];
}

/** Where a place is meant and none by its name, both of ours. */
function comparable({ subjects: named, saysInMessage }: Asked): readonly Subject[] {
  const monthly = named.filter(isMonthly);
  const isAnyPlace = monthly.every(isPlace) && saysInMessage(PLACE) && !saysInMessage(BY_NAME);
  return isAnyPlace ? subjects.filter(isPlace) : monthly;
}

function held(subject: Subject, amount: number): string {
  const less = amount - amountOf(subject.price ?? '');
  const told = priceSentence(subject);
  if (less === 0) return `${told} Im Einstieg ist das gleich viel wie Ihre ${writeFrancs(amount)}.`;
  const by = less > 0 ? `${writeFrancs(less)} weniger` : `${writeFrancs(-less)} mehr`;
  return `${told} Im Einstieg sind das ${by} als Ihre ${writeFrancs(amount)}.`;
}
