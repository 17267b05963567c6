import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A fact of the business that the owner set in the staff area; it wins over the profile's. */
@Entity('business_setting')
export class BusinessSettingEntity {
  /** `campaign`, `openingHours` or `closedDays`. */
  @PrimaryColumn('text')
  name!: string;

  @Column('jsonb')
  value!: unknown;
}
