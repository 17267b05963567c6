import type { Lead } from '@fahrzeugpflege/contracts';
import type { LeadEntity } from '@fahrzeugpflege/infra/database';

/** A lead as the API answers it; what is not named here stays inside. */
export function toLead(lead: LeadEntity): Lead {
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
    desiredDate: lead.desiredDate,
    serviceType: lead.serviceType,
    vehicleMake: lead.vehicleMake,
    vehicleModel: lead.vehicleModel,
    vehicleYear: lead.vehicleYear,
    vehicleLength: lead.vehicleLength,
    vehicleHeight: lead.vehicleHeight,
    typed: { vehicle: lead.typedVehicle, dimensions: lead.typedDimensions },
    createdAt: lead.receivedAt.toISOString(),
    answeredAt: lead.answeredAt?.toISOString() ?? null,
    followUpOn: lead.followUpOn,
    assignedTo: lead.assignedTo,
    mergedInto: lead.mergedInto,
    correctedFields: lead.correctedFields,
    version: lead.version,
  };
}
