import type { Lead } from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';

/** What an answer tells in another shape than PostgreSQL has it. */
type Told = Pick<Lead, 'createdAt' | 'answeredAt' | 'vehicleLength' | 'vehicleHeight'>;

/** What an answer tells as it is stored. */
export type LeadFields = Omit<LeadEntity, keyof Told | 'receivedAt' | 'submissionId' | 'anonymisedAt'>;

/** A lead as the API answers it. */
export function toLead(lead: LeadEntity): Lead {
  const { receivedAt, answeredAt, vehicleLength, vehicleHeight } = lead;
  const told = { createdAt: receivedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
  return toAnswer(lead, { ...told, vehicleLength, vehicleHeight });
}

/** A lead as the API answers it; what is not named here stays inside. */
export function toAnswer(lead: LeadFields, told: Told): Lead {
  return {
    id: lead.id,
    name: lead.name,
    email: lead.email,
    phone: lead.phone,
    phoneE164: lead.phoneE164,
    subject: lead.subject,
    message: lead.message,
    status: lead.status,
    formType: lead.formType,
    offerNumber: lead.offerNumber,
    notes: lead.notes,
    processedBy: lead.processedBy,
    statusBy: lead.statusBy,
    desiredDate: lead.desiredDate,
    serviceType: lead.serviceType,
    vehicleMake: lead.vehicleMake,
    vehicleModel: lead.vehicleModel,
    vehicleYear: lead.vehicleYear,
    vehicleLength: told.vehicleLength,
    vehicleHeight: told.vehicleHeight,
    typed: { vehicle: lead.typedVehicle, dimensions: lead.typedDimensions },
    createdAt: told.createdAt,
    answeredAt: told.answeredAt,
    followUpOn: lead.followUpOn,
    assignedTo: lead.assignedTo,
    mergedInto: lead.mergedInto,
    correctedFields: lead.correctedFields,
    version: lead.version,
  };
}
