import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A server-side session; columns as the session store expects them. */
@Entity('staff_session')
export class StaffSessionEntity {
  @PrimaryColumn('text')
  sid!: string;

  @Column('jsonb')
  sess!: unknown;

  @Column('timestamptz')
  expire!: Date;
}
