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

  /** Signs the cookies of remembered devices; the database makes another one when the password changes or a lock does. */
  @Column('uuid', { name: 'device_key', default: () => 'gen_random_uuid()' })
  deviceKey!: string;

  /** Since when nobody may sign in with it. */
  @Column('timestamptz', { name: 'locked_at', nullable: true })
  lockedAt!: Date | null;

  @Column('timestamptz', { name: 'last_signed_in_at', nullable: true })
  lastSignedInAt!: Date | null;

  /** With what its owner signs mails to visitors. */
  @Column('text', { name: 'mail_name', nullable: true })
  mailName!: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'now()' })
  createdAt!: Date;
}
