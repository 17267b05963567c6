import type { RelatedLead } from '@fahrzeugpflege/contracts';
import { leadExample } from './lead-example.ts';

/** Another lead of the person of {@link leadExample}, as the API lists it beside that one. */
export const relatedExample: RelatedLead = {
  id: '0192f0c1-2345-7abc-8def-0123456789ff',
  name: 'Bea Zürcher',
  subject: 'Kontaktanfrage über die Website',
  message: 'Haben Sie im März noch Platz?\nGruss',
  status: 'processing',
  statusBy: 'Berta',
  formType: 'contact',
  createdAt: '2026-10-12T06:40:00.000Z',
  mergedInto: null,
  answeredAt: '2026-10-12T07:00:00.000Z',
  assignedTo: 'Berta',
  followUpOn: '2026-12-01',
  offerNumber: 'OFF-2026-007',
  notes: 'Ruft am Montag an.',
  reasons: ['email', 'phone'],
};

/** The same, merged into {@link leadExample}. */
export const mergedExample: RelatedLead = { ...relatedExample, mergedInto: leadExample.id };
