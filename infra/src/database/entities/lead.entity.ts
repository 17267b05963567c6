import type { CorrectableField, FormType, LeadStatus } from '@fahrzeugpflege/contracts';
import { Column, Entity, PrimaryColumn, type ValueTransformer } from 'typeorm';

/** PostgreSQL sends `numeric` as text; lengths with two decimals fit a number exactly enough. */
const numeric: ValueTransformer = {
  to: (value: number | null) => value,
  from: (value: string | null) => (value === null ? null : Number(value)),
};

/** A lead: the fields staff work with, beside the words they were read from. Lengths in metres. */
@Entity('lead')
export class LeadEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'submission_id' })
  submissionId!: string;

  @Column('timestamptz', { name: 'received_at' })
  receivedAt!: Date;

  @Column('text')
  status!: LeadStatus;

  @Column('text', { name: 'form_type' })
  formType!: FormType;

  @Column('text')
  name!: string;

  @Column('text')
  email!: string;

  @Column('text', { nullable: true })
  phone!: string | null;

  @Column('text', { name: 'phone_e164', nullable: true })
  phoneE164!: string | null;

  @Column('text')
  subject!: string;

  @Column('text')
  message!: string;

  @Column('text', { name: 'service_type', nullable: true })
  serviceType!: string | null;

  @Column('text', { name: 'desired_date', nullable: true })
  desiredDate!: string | null;

  @Column('text', { name: 'typed_vehicle', nullable: true })
  typedVehicle!: string | null;

  @Column('text', { name: 'typed_dimensions', nullable: true })
  typedDimensions!: string | null;

  @Column('text', { name: 'vehicle_make', nullable: true })
  vehicleMake!: string | null;

  @Column('text', { name: 'vehicle_model', nullable: true })
  vehicleModel!: string | null;

  @Column('smallint', { name: 'vehicle_year', nullable: true })
  vehicleYear!: number | null;

  @Column('numeric', { name: 'vehicle_length', nullable: true, transformer: numeric })
  vehicleLength!: number | null;

  @Column('numeric', { name: 'vehicle_height', nullable: true, transformer: numeric })
  vehicleHeight!: number | null;

  @Column('text', { name: 'offer_number', nullable: true })
  offerNumber!: string | null;

  @Column('text', { nullable: true })
  notes!: string | null;

  /** As it was typed, or the note of a quick button: it may name anybody, so that an erasure takes it. */
  @Column('text', { name: 'processed_by', nullable: true })
  processedBy!: string | null;

  /** Name of the account that set the status, as the history has it; null while it is pending. */
  @Column('text', { name: 'status_by', nullable: true })
  statusBy!: string | null;

  /** When somebody first got in touch with whoever sent it, or closed it. */
  @Column('timestamptz', { name: 'answered_at', nullable: true })
  answeredAt!: Date | null;

  /** Day of the calendar (`2025-08-10`) on which staff want to be reminded. */
  @Column('date', { name: 'follow_up_on', nullable: true })
  followUpOn!: string | null;

  /** Name of the account that works on it. */
  @Column('text', { name: 'assigned_to', nullable: true })
  assignedTo!: string | null;

  /** The lead that this one was merged into: it then stands in no list and no count. */
  @Column('uuid', { name: 'merged_into', nullable: true })
  mergedInto!: string | null;

  /** What staff corrected by hand, by the names of `CORRECTABLE_FIELDS`; no parser touches these again. */
  @Column('text', { name: 'corrected_fields', array: true, default: '{}' })
  correctedFields!: CorrectableField[];

  /** When what it says about a person was removed. */
  @Column('timestamptz', { name: 'anonymised_at', nullable: true })
  anonymisedAt!: Date | null;

  /** Grows by one with each change; an edit that saw an older one is refused. */
  @Column('integer')
  version!: number;
}
