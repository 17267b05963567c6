import { Inject, Injectable } from '@nestjs/common';
import { AddressLimit, RATE_LIMIT } from '../visitors/address-limit.js';
import { type CountStore, VisitorCounts } from '../visitors/visitor-counts.js';

/** How much one address may send. */
@Injectable()
export class IntakeLimit extends AddressLimit {
  constructor(@Inject(RATE_LIMIT) mode: 'on' | 'off', @Inject(VisitorCounts) counts: CountStore) {
    super(mode, counts, {
      name: 'intake',
      times: 30,
      seconds: 60,
      refusal: 'Das waren viele Anfragen in kurzer Zeit. Bitte warten Sie eine Minute und senden Sie dann nochmals.',
    });
  }
}
