import type { QueueName } from '@fahrzeugpflege/contracts';

/** What the jobs of a queue do. */
export const queueLabels: Record<QueueName, string> = {
  'lead-received': 'Lead anlegen',
  'lead-mail': 'Mail senden',
  housekeeping: 'Aufbe\u00adwahrung',
};
