import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Somebody who works leads. */
@Entity('staff_user')
export class StaffUserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  username!: string;

  /** Argon2id, in its own encoded form. */
  @Column('text', { name: 'password_hash' })
  passwordHash!: string;

  @Column('boolean', { name: 'must_change_password' })
  mustChangePassword!: boolean;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
