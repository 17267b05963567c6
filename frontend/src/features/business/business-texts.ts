import {
  type CampaignPeriod,
  type ClosedDays,
  calendarDaysText,
  type FactChange,
  type FactName,
  fullMoneyText,
  type Money,
  type OpeningTimes,
  type OpeningWeek,
  openingHoursText,
  type PriceName,
} from '@fahrzeugpflege/contracts';

/** How staff call the prices, in the order in which they are listed. */
export const PRICE_LABELS: Readonly<Record<PriceName, string>> = {
  ceramicSealing: 'Keramikversiegelung Wohnmobil',
  compactMotorhome: 'Kompaktes Wohnmobil',
  fullDetailing: 'Komplettpaket Aufbereitung und Versiegelung',
  autohotelServicesPage: 'Autohotel (Leistungen)',
  autohotelBlog: 'Autohotel (Blog)',
  steamCleaningServicesPage: 'Dampfreinigung (Leistungen)',
  microSteamCleaningBlog: 'Mikrodampfreinigung (Blog)',
  brokerage: 'Vermittlung',
  storage: 'Einlagerung',
};

const OTHER_LABELS = { openingHours: 'Öffnungszeiten', closedDays: 'Geschlossene Tage', campaign: 'Frühbucher-Aktion' };

/** How staff call a fact. */
export function factLabel(fact: FactName): string {
  if (fact in OTHER_LABELS) return OTHER_LABELS[fact as keyof typeof OTHER_LABELS];
  return `Preis ${PRICE_LABELS[fact.slice('prices.'.length) as PriceName]}`;
}

/** A value of a fact in a few words. */
export function factText(fact: FactName, value: FactChange['after']): string {
  if (value === null) return 'wie im Profil';
  if (fact === 'campaign') return calendarDaysText(value as CampaignPeriod);
  if (fact === 'openingHours') return openingHoursText({ openingHours: value as OpeningWeek }) || 'nie';
  if (fact === 'closedDays') return (value as readonly ClosedDays[]).map(closedDaysText).join('; ') || 'keine';
  return fullMoneyText(value as Money);
}

/** «24. Dezember 2026 bis 3. Januar 2027 (Betriebsferien)». */
export function closedDaysText(closed: ClosedDays): string {
  const days = calendarDaysText(closed);
  return closed.reason ? `${days} (${closed.reason})` : days;
}

/** Opening times as they are typed: «08:30–11:30, 13:30–17:30»; empty when closed. */
export function typedTimes(times: OpeningTimes): string {
  return times.map((span) => span.join('–')).join(', ');
}

/** Reads typed opening times; undefined where they can't be read. */
export function readTimes(typed: string): OpeningTimes | undefined {
  const spans = typed.split(/[,;]|\bund\b/).map((span) => span.trim());
  if (spans.length === 1 && (spans[0] === '' || /^geschlossen$/i.test(spans[0] ?? ''))) return [];
  const times = spans.map((span) => /^(\d{1,2})[:.](\d{2})\s*(?:-|–|bis)\s*(\d{1,2})[:.](\d{2})$/.exec(span));
  if (times.includes(null)) return undefined;
  return times.map((match) => {
    const [, fromHour = '', fromMinute = '', toHour = '', toMinute = ''] = match ?? [];
    return [`${fromHour.padStart(2, '0')}:${fromMinute}`, `${toHour.padStart(2, '0')}:${toMinute}`] as const;
  });
}

/** Reads a typed amount: «1'699», «1699.50», «80,5»; undefined where it is none. */
export function readAmount(typed: string): number | undefined {
  const plain = typed.replace(/CHF|['’\s]|\.[–-]$/gi, '').replace(',', '.');
  return /^\d+(?:\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? Number(plain) : undefined;
}
