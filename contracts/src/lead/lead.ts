import { z } from 'zod';
import { FORM_TYPES, type FormType } from '../submission/submission-words.js';

export const LEAD_STATUSES = ['pending', 'processing', 'completed', 'rejected'] as const;
export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** Those in which somebody still has something to do, from the least to the most advanced. */
export const OPEN_STATUSES: readonly LeadStatus[] = ['pending', 'processing'];

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

/** What staff may put right by hand; what the visitor wrote stays beside it. */
export const CORRECTABLE_FIELDS = [
  'name',
  'email',
  'phone',
  'serviceType',
  'desiredDate',
  'vehicleMake',
  'vehicleModel',
  'vehicleYear',
  'vehicleLength',
  'vehicleHeight',
] as const;
export type CorrectableField = (typeof CORRECTABLE_FIELDS)[number];

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
  /** Name of the account that set its status, as the history has it; null while it is pending. */
  statusBy: z.string().nullable(),
  desiredDate: z.string().nullable(),
  serviceType: z.string().nullable(),
  vehicleMake: z.string().nullable(),
  vehicleModel: z.string().nullable(),
  vehicleYear: z.number().int().nullable(),
  vehicleLength: z.number().nullable(),
  vehicleHeight: z.number().nullable(),
  typed: vehicleWordsSchema,
  createdAt: z.iso.datetime(),
  /** When somebody first got in touch with whoever sent it, or closed it: a status alone answers nobody. */
  answeredAt: z.iso.datetime().nullable(),
  /** Day of the calendar (`2025-08-10`) on which staff want to be reminded. */
  followUpOn: z.iso.date().nullable(),
  /** Name of the account that works on it. */
  assignedTo: z.string().nullable(),
  /** The lead that this one was merged into. */
  mergedInto: z.uuid().nullable(),
  /** What staff corrected by hand. */
  correctedFields: z.array(z.enum(CORRECTABLE_FIELDS)),
  version: z.number().int(),
});
export type Lead = z.infer<typeof leadSchema>;

/** Whether somebody has still something to do about a lead. */
export function isOpen({ status }: Pick<Lead, 'status'>): boolean {
  return OPEN_STATUSES.includes(status);
}

/** Whether whoever sent a lead still waits to hear of it: the clock of the promised answer runs. */
export function isUnanswered(lead: Pick<Lead, 'status' | 'answeredAt'>): boolean {
  return isOpen(lead) && lead.answeredAt === null;
}
