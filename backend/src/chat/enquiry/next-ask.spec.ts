import { describe, expect, it } from '@jest/globals';
import type { Enquiry } from './enquiry.js';
import { nextAsk } from './next-ask.js';

const offer: Enquiry = { wish: 'offer', slots: {}, declined: [], asked: 'message', idle: 0 };
const matter = { message: 'm', vehicle: 'v', name: 'n' };
const known = { message: 'm', vehicle: 'v', name: 'n', phone: 'p' };
const storage = { ...offer, serviceType: 'Einlagerung' };

describe('nextAsk', () => {
  it.each<[string, Enquiry, ReturnType<typeof nextAsk>]>([
    ['the wish first', offer, 'message'],
    ['then the vehicle', { ...offer, slots: { message: 'm' } }, 'vehicle'],
    ['a contact where size and date are open', { ...storage, slots: matter }, 'contact'],
    [
      'size and date together where they matter for an appointment',
      { ...storage, wish: 'appointment', slots: matter },
      'extras',
    ],
    [
      'the size alone where the date is known',
      { ...storage, wish: 'appointment', slots: { ...matter, desiredDate: 'd' } },
      'dimensions',
    ],
    [
      'for an appointment the date before the name',
      { ...offer, wish: 'appointment', slots: { message: 'm', vehicle: 'v' } },
      'desiredDate',
    ],
    ['nothing that is optional for an offer', { ...storage, slots: known }, 'confirmation'],
    ['no size where it does not matter', { ...offer, slots: known, serviceType: 'Vermittlung' }, 'confirmation'],
    ['the date for an appointment', { ...offer, wish: 'appointment', slots: known }, 'desiredDate'],
    [
      'nothing that was declined',
      { ...storage, wish: 'appointment', slots: known, declined: ['dimensions', 'desiredDate'] },
      'confirmation',
    ],
    ['the name', { ...offer, slots: { message: 'm', vehicle: 'v' } }, 'name'],
    [
      'the name even if it was declined',
      { ...offer, slots: { message: 'm', vehicle: 'v' }, declined: ['name'] },
      'name',
    ],
    ['a contact', { ...offer, slots: { message: 'm', vehicle: 'v', name: 'n' } }, 'contact'],
    [
      'the mail where the phone was declined',
      { ...offer, slots: { ...known, phone: undefined } as never, declined: ['phone'] },
      'email',
    ],
    [
      'a contact where both were declined',
      { ...offer, slots: { ...known, phone: undefined } as never, declined: ['phone', 'email'] },
      'contact',
    ],
    ['for a call back name, number and matter', { ...offer, wish: 'callback' }, 'name'],
    [
      'for a call back the number beside the mail',
      { ...offer, wish: 'callback', slots: { name: 'n', email: 'e' } },
      'phone',
    ],
    ['about an address that is hardly right', { ...offer, slots: { ...known, email: 'anna@gmial.com' } }, 'email'],
    [
      'about such an address once',
      { ...offer, slots: { ...known, email: 'anna@gmial.com' }, hints: ['domain'] },
      'confirmation',
    ],
    [
      'for a call back no number that was declined',
      { ...offer, wish: 'callback', slots: { name: 'n', email: 'e', message: 'm' }, declined: ['phone'] },
      'confirmation',
    ],
    [
      'for a person no vehicle',
      { ...offer, wish: 'person', slots: { name: 'n', email: 'e', message: 'm' } },
      'confirmation',
    ],
  ])('asks %s', (_, enquiry, asked) => {
    expect(nextAsk(enquiry)).toBe(asked);
  });
});
