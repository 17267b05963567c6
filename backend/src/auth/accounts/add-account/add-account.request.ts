import { Transform } from 'class-transformer';
import {
  Validate,
  type ValidationArguments,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { normaliseUsername, usernameFault } from '../../normalise-username.js';

@ValidatorConstraint({ name: 'username' })
class IsUsername implements ValidatorConstraintInterface {
  validate(value: unknown): boolean {
    return typeof value === 'string' && usernameFault(value) === undefined;
  }

  defaultMessage({ value }: ValidationArguments): string {
    return usernameFault(typeof value === 'string' ? value : '') ?? '';
  }
}

/** Body of `POST /api/admin/accounts`. */
export class AddAccountRequest {
  @Validate(IsUsername)
  @Transform(({ value }) => (typeof value === 'string' ? normaliseUsername(value) : value))
  username!: string;
}
