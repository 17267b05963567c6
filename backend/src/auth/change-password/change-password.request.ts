import { MIN_PASSWORD_LENGTH } from '@fahrzeugpflege/contracts';
import { IsNotEmpty, IsString, MaxLength, MinLength } from 'class-validator';

const MAX_PASSWORD_LENGTH = 200;

/** Body of `POST /api/admin/password`. */
export class ChangePasswordRequest {
  @MaxLength(1_000, { message: 'Das Passwort ist zu lang' })
  @IsNotEmpty({ message: 'Bitte geben Sie Ihr jetziges Passwort ein' })
  @IsString({ message: 'Bitte geben Sie Ihr jetziges Passwort ein' })
  currentPassword!: string;

  @MaxLength(MAX_PASSWORD_LENGTH, { message: `Das neue Passwort darf höchstens ${MAX_PASSWORD_LENGTH} Zeichen haben` })
  @MinLength(MIN_PASSWORD_LENGTH, { message: `Das neue Passwort muss mindestens ${MIN_PASSWORD_LENGTH} Zeichen haben` })
  @IsString({ message: 'Bitte geben Sie ein neues Passwort ein' })
  newPassword!: string;
}
