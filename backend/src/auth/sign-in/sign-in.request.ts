import { IsNotEmpty, IsString, MaxLength } from 'class-validator';
import { MAX_USERNAME_LENGTH } from '../normalise-username.js';

/** Bounds the work of hashing; far above what may be chosen. */
const MAX_LENGTH = 1_000;

/** Body of `POST /api/admin/login`. */
export class SignInRequest {
  @MaxLength(MAX_USERNAME_LENGTH, { message: 'Der Benutzername ist zu lang' })
  @IsNotEmpty({ message: 'Bitte geben Sie Ihren Benutzernamen ein' })
  @IsString({ message: 'Bitte geben Sie Ihren Benutzernamen ein' })
  username!: string;

  @MaxLength(MAX_LENGTH, { message: 'Das Passwort ist zu lang' })
  @IsNotEmpty({ message: 'Bitte geben Sie Ihr Passwort ein' })
  @IsString({ message: 'Bitte geben Sie Ihr Passwort ein' })
  password!: string;
}
