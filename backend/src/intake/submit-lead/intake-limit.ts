import { Inject, Injectable } from '@nestjs/common';
import { AddressLimit } from '../../visitors/address-limit.js';

/** DI token: `on` or `off` (variable `RATE_LIMIT`). */
export const RATE_LIMIT = Symbol('RATE_LIMIT');

/** How much one address may send. */
@Injectable()
export class IntakeLimit extends AddressLimit {
  constructor(@Inject(RATE_LIMIT) mode: 'on' | 'off') {
    super(mode, {
      times: 30,
      seconds: 60,
      refusal: 'Das waren viele Anfragen in kurzer Zeit. Bitte warten Sie etwas.',
    });
  }
}
