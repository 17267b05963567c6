import {
  type Lead,
  type LeadSummary,
  type LeadToday,
  profileFacts,
  type RelatedLead,
  type TodayLead,
} from '@fahrzeugpflege/contracts';

/** A lead as the API answers it. */
export const leadExample: Lead = {
  id: '0192f0c1-2345-7abc-8def-0123456789ab',
  name: 'Beatrice Zürcher',
  email: 'b@zuercher.example',
  phone: '079 123 45 67',
  phoneE164: '+41791234567',
  subject: 'Frühbucher-Anfrage Keramikversiegelung',
  message: 'Guten Tag',
  status: 'pending',
  formType: 'promo',
  offerNumber: 'OFF-2024-001',
  notes: null,
  processedBy: null,
  statusBy: null,
  desiredDate: 'März',
  serviceType: 'Keramikversiegelung',
  vehicleMake: 'Fiat',
  vehicleModel: 'Ducato',
  vehicleYear: 2019,
  vehicleLength: 7.2,
  vehicleHeight: 3.1,
  typed: { vehicle: 'Fiat Ducato 2019', dimensions: '7.2x3.1' },
  createdAt: '2026-11-01T09:30:00.000Z',
  answeredAt: null,
  followUpOn: null,
  assignedTo: null,
  mergedInto: null,
  correctedFields: [],
  version: 3,
};

/** Counts that differ from each other, so that none passes for another. */
export const summaryExample: LeadSummary = {
  total: 10,
  byStatus: { pending: 1, processing: 2, completed: 3, rejected: 4 },
  byFormType: { contact: 3, promo: 5, chatbot: 0, vehicle: 2 },
  views: { overdue: 6, followUp: 7, planned: 13, mine: 8, open: 9 },
  suspectedSpam: 11,
  unsentMails: 12,
  hours: { openingHours: profileFacts.openingHours, closedDays: profileFacts.closedDays },
};

/** {@link leadExample} as «Heute» lists it. */
export const todayLeadExample: TodayLead = {
  id: leadExample.id,
  name: leadExample.name,
  phoneE164: leadExample.phoneE164,
  formType: leadExample.formType,
  serviceType: leadExample.serviceType,
  status: leadExample.status,
  createdAt: leadExample.createdAt,
  answeredAt: null,
  followUpOn: null,
  followUpReason: null,
};

const nothing = { count: 0, leads: [] };

/** A day on which nothing is to be done. */
export const todayExample: LeadToday = {
  since: '2026-11-01T06:00:00.000Z',
  groups: { overdue: nothing, followUp: nothing, new: nothing, mine: nothing, planned: nothing },
};

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
