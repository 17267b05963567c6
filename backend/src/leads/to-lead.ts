import type { Lead } from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';

/** What an answer has in another shape than PostgreSQL has it. */
type Converted = Pick<Lead, 'createdAt' | 'answeredAt' | 'vehicleLength' | 'vehicleHeight'>;

/** What an answer has as it is stored. */
export type LeadFields = Omit<LeadEntity, keyof Converted | 'receivedAt' | 'submissionId' | 'anonymisedAt'>;

/** A lead as the API answers it. */
export function toLead(lead: LeadEntity): Lead {
  const { receivedAt, answeredAt, vehicleLength, vehicleHeight } = lead;
  const converted = { createdAt: receivedAt.toISOString(), answeredAt: answeredAt?.toISOString() ?? null };
  return toAnswer(lead, { ...converted, vehicleLength, vehicleHeight });
}

/** A lead as the API answers it; what is not named here stays inside. */
export function toAnswer(lead: LeadFields, converted: Converted): Lead {
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
    vehicleLength: converted.vehicleLength,
    vehicleHeight: converted.vehicleHeight,
    typed: { vehicle: lead.typedVehicle, dimensions: lead.typedDimensions },
    createdAt: converted.createdAt,
    answeredAt: converted.answeredAt,
    followUpOn: lead.followUpOn,
    assignedTo: lead.assignedTo,
    mergedInto: lead.mergedInto,
    correctedFields: lead.correctedFields,
    version: lead.version,
  };
}
