import { z } from 'zod';

export const LEAD_STATUSES = ['pending', 'processing', 'completed', 'rejected'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

export const FORM_TYPES = ['contact', 'promo', 'chatbot', 'vehicle'] as const;
export type FormType = (typeof FORM_TYPES)[number];

export const leadStatusLabels: Record<LeadStatus, string> = {
  pending: 'Ausstehend',
  processing: 'In Bearbeitung',
  completed: 'Abgeschlossen',
  rejected: 'Abgelehnt',
};

export const formTypeLabels: Record<FormType, string> = {
  contact: 'Kontakt',
  promo: 'Frühbucher',
  chatbot: 'Chatbot',
  vehicle: 'Fahrzeuge',
};

/** What the visitor typed into the two free-text vehicle fields, shown to staff beside what was understood. */
const vehicleWordsSchema = z.object({ vehicle: z.string().nullable(), dimensions: z.string().nullable() });

/** One lead as `GET /api/leads` and `PATCH /api/leads/{id}` answer it. Lengths are metres, times ISO 8601. */
export const leadSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  /** E.164, when the typed number could be read. */
  phoneE164: z.string().nullable(),
  subject: z.string(),
  message: z.string(),
  status: z.enum(LEAD_STATUSES),
  formType: z.enum(FORM_TYPES),
  offerNumber: z.string().nullable(),
  notes: z.string().nullable(),
  processedBy: z.string().nullable(),
  desiredDate: z.string().nullable(),
  serviceType: z.string().nullable(),
  vehicleMake: z.string().nullable(),
  vehicleModel: z.string().nullable(),
  vehicleYear: z.number().int().nullable(),
  vehicleLength: z.number().nullable(),
  vehicleHeight: z.number().nullable(),
  typed: vehicleWordsSchema,
  createdAt: z.iso.datetime(),
  version: z.number().int(),
});
export type Lead = z.infer<typeof leadSchema>;

/** Counts for the cards, the tabs and the filter: `byStatus` over all leads, `byFormType` likewise. */
export const leadSummarySchema = z.object({
  total: z.number().int(),
  byStatus: z.record(z.enum(LEAD_STATUSES), z.number().int()),
  byFormType: z.record(z.enum(FORM_TYPES), z.number().int()),
});
export type LeadSummary = z.infer<typeof leadSummarySchema>;
