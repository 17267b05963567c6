import { countDays, formTypeLabels, type LeadStatistics } from '@fahrzeugpflege/contracts';
import { formatCount } from '#lib/format.ts';
import { formatShare, formatWithin } from './figure-texts.ts';
import { stepsOf } from './time-steps.ts';
import { openTotals, sumOf, totalsByStatus } from './totals.ts';

/** A share of fewer leads than this says nothing about a kind. */
const TELLING = 10;

/** «12% mehr als in den 30 Tagen davor»; undefined when the period has nothing before it. */
export function findChange({ total, totalBefore, from, to }: LeadStatistics): string | undefined {
  if (totalBefore === null) return undefined;
  const days = countDays(from, to);
  const before = days === 1 ? 'am Tag davor' : `in den ${formatCount(days)} Tagen davor`;
  if (totalBefore === 0) return `${before} keine`;
  if (total === totalBefore) return `gleich viele wie ${before}`;
  const direction = total > totalBefore ? 'mehr' : 'weniger';
  const difference = Math.abs(total - totalBefore);
  // Of a handful, percents would pretend to know something.
  const amount = totalBefore < TELLING ? formatCount(difference) : formatShare(difference, totalBefore);
  return `${amount} ${direction} als ${before}`;
}

/** «Am meisten im August 2025: 41.»; undefined when no single step stands out. */
export function findPeak(statistics: LeadStatistics): string | undefined {
  const steps = stepsOf(statistics).map(({ when, counts }) => ({ when, leads: sumOf(counts) }));
  const most = Math.max(0, ...steps.map(({ leads }) => leads));
  const [peak, ...others] = steps.filter(({ leads }) => leads === most);
  if (!peak || others.length > 0 || steps.length < 2) return undefined;
  return `Am meisten ${peak.when}: ${formatCount(most)}.`;
}

/** «Am meisten gefragt: Keramikversiegelung, 41%.» */
export function findFavourite({ byService, total }: LeadStatistics): string | undefined {
  const most = byService[0]?.leads ?? 0;
  const [first, second, ...others] = byService.filter(({ leads }) => leads === most);
  if (!first || others.length > 0) return undefined;
  const share = formatShare(most, total);
  return second
    ? `Am meisten gefragt: ${first.service} und ${second.service}, je ${share}.`
    : `Am meisten gefragt: ${first.service}, ${share}.`;
}

/** Who waits for a first answer longer than was promised. */
export function findOverdue({ open }: LeadStatistics): string {
  if (sumOf(openTotals({ open })) === 0) return 'Zurzeit ist keine Anfrage offen.';
  const late = open.filter(({ waiting }) => waiting !== 'day').reduce((sum, { unanswered }) => sum + unanswered, 0);
  if (late === 0) return 'Niemand wartet länger als 24 Stunden auf die erste Antwort.';
  return late === 1
    ? '1 Anfrage wartet schon länger als 24 Stunden auf die erste Antwort.'
    : `${formatCount(late)} Anfragen warten schon länger als 24 Stunden auf die erste Antwort.`;
}

/** How many of the answers came as soon as promised. */
export function answeredInTime({ firstAnswer: { byBand } }: Pick<LeadStatistics, 'firstAnswer'>): number {
  return byBand.hour + byBand.fourHours + byBand.day;
}

/** «Die Hälfte bekam innert 3 Stunden Antwort, neun von zehn innert 2 Tagen.» */
export function findAnswerTime({ firstAnswer }: LeadStatistics): string {
  const { medianSeconds, ninthDecileSeconds } = firstAnswer;
  if (medianSeconds === null || ninthDecileSeconds === null) return 'Noch ist keine Anfrage beantwortet.';
  const [half, mostly] = [formatWithin(medianSeconds), formatWithin(ninthDecileSeconds)];
  return half === mostly
    ? `Neun von zehn bekamen ${mostly} eine Antwort.`
    : `Die Hälfte bekam ${half} eine Antwort, neun von zehn ${mostly}.`;
}

/** «Abgeschlossen sind 34%, am meisten bei Frühbucher (45%).» */
export function findConversion(statistics: LeadStatistics): string {
  const { total, conversion } = statistics;
  const overall = `Abgeschlossen sind ${formatShare(totalsByStatus(statistics).completed, total)}`;
  const [best, second] = conversion
    .map(({ formType, byStatus }) => ({ formType, completed: byStatus.completed, all: sumOf(byStatus) }))
    .filter(({ all }) => all >= TELLING)
    .sort((a, b) => b.completed / b.all - a.completed / a.all);
  if (!best || !second || best.completed * second.all === second.completed * best.all) return `${overall}.`;
  return `${overall}, am meisten bei «${formTypeLabels[best.formType]}» (${formatShare(best.completed, best.all)}).`;
}
