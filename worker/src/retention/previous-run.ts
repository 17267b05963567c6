import { businessDay, businessProfile } from '@fahrzeugpflege/contracts';

const HOUR = 3;
const MINUTE = 30;
const DAY = 24 * 60 * 60_000;

/** As cron says it, in Swiss time: at night, and not in the hour that summer time leaves out or repeats. */
export const RUN_AT = `${MINUTE} ${HOUR} * * *`;

const offset = new Intl.DateTimeFormat('en', { timeZone: businessProfile.timeZone, timeZoneName: 'longOffset' });

/** The last moment before `now` for which {@link RUN_AT} has a run. */
export function previousRun(now: Date): Date {
  const today = runOf(businessDay(now));
  return today <= now ? today : runOf(businessDay(today.getTime() - DAY));
}

/** @param day as `2025-08-10` */
function runOf(day: string): Date {
  const time = `${String(HOUR).padStart(2, '0')}:${MINUTE}`;
  const asUtc = new Date(`${day}T${time}:00Z`);
  const zone =
    offset
      .formatToParts(asUtc)
      .find(({ type }) => type === 'timeZoneName')
      ?.value.replace('GMT', '') ?? '';
  return new Date(`${day}T${time}:00${zone || 'Z'}`);
}
