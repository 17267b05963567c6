import { businessProfile } from '@fahrzeugpflege/contracts';

const today = new Intl.DateTimeFormat(businessProfile.locale, { timeStyle: 'short' });
const before = new Intl.DateTimeFormat(businessProfile.locale, { dateStyle: 'long', timeStyle: 'short' });

/** When something was said, by the visitor's own clock: «14:05», of another day «3. März 2026 um 14:05». */
export function lineTime(iso: string, now: Date = new Date()): string {
  const time = new Date(iso);
  return (time.toDateString() === now.toDateString() ? today : before).format(time);
}
