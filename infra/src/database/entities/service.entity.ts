import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A service as `GET /api/services` lists it. */
@Entity('service')
export class ServiceEntity {
  @PrimaryColumn('text')
  id!: string;

  @Column('integer')
  position!: number;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  /** Typed prices by their names in the business profile; empty where it names none. */
  @Column('jsonb', { nullable: true })
  prices!: Readonly<Record<string, unknown>> | null;

  @Column('text')
  icon!: string;

  @Column('boolean')
  featured!: boolean;

  @Column('jsonb', { nullable: true })
  benefits!: string[] | null;
}
