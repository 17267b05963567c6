import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import * as beginning from './begin-enquiry.js';
import { inGerman } from './sentences.js';

const sunday = new Date('2026-03-01T10:00:00+01:00');

function begin(message: string, how: Partial<beginning.Beginning> = {}) {
  const { enquiry, says } = beginning.beginEnquiry({ kind: 'offer', message, now: sunday, ...how });
  return { enquiry, reply: inGerman(says) };
}

describe('beginEnquiry', () => {
  it.each([
    ['2026-03-03T10:00:00+01:00', 'Wir sind bis 11:30 Uhr da, Sie dürfen gleich anrufen.'],
    ['2026-03-03T12:00:00+01:00', 'Im Moment ist geschlossen, heute ab 13:30 Uhr sind wir wieder da.'],
    ['2026-03-01T10:00:00+01:00', 'Im Moment ist geschlossen, am Montag ab 08:30 Uhr sind wir wieder da.'],
  ])('says who is there to answer the phone at %s', (at, words) => {
    for (const kind of ['person', 'callback'] as const) {
      const { reply } = begin('Bitte', { kind, now: new Date(at) });
      for (const part of [words, chatPhoneLink, chatMailLink, 'innert 24 Stunden']) expect(reply).toContain(part);
    }
  });

  it.each([
    ['Ihr habt mein Auto zerkratzt', /^Das tut mir leid\. Sie erreichen/],
    ['Mein Auto war nachher schmutziger als vorher', /^Das tut mir leid\. Sie erreichen/],
    ['I bi mega unzfride, e Reklamation', /^Das tut mir leid\. Sie erreichen/],
    ['Ich möchte mit einem Menschen sprechen', /^Natürlich\. Sie erreichen/],
  ])('meets «%s» as it is meant', (message, opening) => {
    expect(begin(message, { kind: 'person' }).reply).toMatch(opening);
  });

  const sealing = 'Keramikversiegelung Wohnmobile';

  it.each<[string, Partial<beginning.Beginning>, string | undefined]>([
    ['Ich möchte eine Offerte', { subject: 'Autohotel' }, 'Autohotel'],
    ['Offerte für eine Politur', { subject: 'Autohotel' }, undefined],
    ['Offerte für eine Dampfreinigung', { subject: 'Autohotel' }, 'Dampf-reinigung'],
    ['Offerte für eine Politur, VW Golf', { serviceType: sealing }, undefined],
    ['Offerte für üses Womo', { serviceType: sealing }, sealing],
  ])('is about the service that «%s» names, or that was talked about: %j', (message, how, service) => {
    expect(begin(message, how).enquiry.serviceType).toBe(service);
  });

  it('takes over what was given and mentioned before, and says so', () => {
    const knownContact = { name: 'Anna [Meier](x)', phone: '079 123 45 67' };
    expect(begin('Offerte Autohotel', { knownContact }).reply).toContain(
      'übernehme ich: Anna (Meier)(x), 079 123 45 67. Um',
    );
    const mentioned = { name: 'Anna', vehicle: 'Hymer B 678' };
    const { enquiry, reply } = begin('Offerte Autohotel, Jg. 2018', { mentioned });
    expect(enquiry.slots).toMatchObject({ name: 'Anna', vehicle: 'Hymer B 678, Jg. 2018' });
    expect(reply).toContain('Ihre Angaben von vorhin übernehme ich: Anna. Wie dürfen wir');
  });

  it('names the number that another one replaces', () => {
    const knownContact = { name: 'Anna Meier', phone: '079 123 45 67' };
    const { slots } = begin('Sorry, falsche Nummer: 079 765 43 21', { kind: 'callback', knownContact }).enquiry;
    expect(slots).toMatchObject({ phone: '079 765 43 21' });
    expect(slots.message).toMatch(/falsche Nummer.*\n079 123 45 67$/);
    expect(begin('Rückruf: 079 765 43 21', { knownContact }).enquiry.slots.message).toBeUndefined();
  });

  it('takes no vehicle that is looked for for the visitor’s', () => {
    const { enquiry } = begin('Ja gerne', { matter: 'Haben Sie einen Knaus, 6 m lang, auf Lager?' });
    expect(enquiry.slots).toEqual({ message: 'Haben Sie einen Knaus, 6 m lang, auf Lager?' });
    expect(enquiry.asked).toBe('name');
  });

  it.each([
    ['somebody else is named', 'Offerte Autohotel, ich bin Beat Frei', {}],
    ['an enquiry was left', 'Offerte Autohotel', { slots: { email: 'neu@example.ch' } }],
  ])('takes nothing over where %s', (_, message, how) => {
    const { enquiry, reply } = begin(message, { ...how, knownContact: { name: 'Anna Meier', phone: '079 123 45 67' } });
    expect(enquiry.slots.phone).toBeUndefined();
    expect(reply).not.toContain('von vorhin');
  });
});
