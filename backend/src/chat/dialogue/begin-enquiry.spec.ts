import { chatMailLink, chatPhoneLink } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import * as beginning from './begin-enquiry.js';
import { inGerman } from './wording.js';

const tuesdayAtTen = new Date('2026-03-03T10:00:00+01:00');
const sunday = new Date('2026-03-01T10:00:00+01:00');

function beginEnquiry(how: beginning.Beginning) {
  const { enquiry, says } = beginning.beginEnquiry(how);
  return { enquiry, reply: inGerman(says) };
}

describe('beginEnquiry', () => {
  it.each([
    [tuesdayAtTen, 'Wir sind bis 11:30 Uhr da, Sie dürfen gleich anrufen.'],
    [new Date('2026-03-03T12:00:00+01:00'), 'Im Moment ist geschlossen, heute ab 13:30 Uhr sind wir wieder da.'],
    [sunday, 'Im Moment ist geschlossen, am Montag ab 08:30 Uhr sind wir wieder da.'],
  ])('says who is there to answer the phone at %j', (now, words) => {
    for (const wish of ['person', 'callback'] as const) {
      const { reply } = beginEnquiry({ wish, message: 'Bitte', now });
      for (const part of [words, chatPhoneLink, chatMailLink, 'innert 24 Stunden']) expect(reply).toContain(part);
    }
  });

  it.each([
    ['Ihr habt mein Auto zerkratzt', 'Das tut mir leid. Sie erreichen'],
    ['Mein Auto war nachher schmutziger als vorher', 'Das tut mir leid. Sie erreichen'],
    ['I bi mega unzfride, e Reklamation', 'Das tut mir leid. Sie erreichen'],
    ['Ich möchte mit einem Menschen sprechen', 'Natürlich. Sie erreichen'],
  ])('meets «%s» as it is meant', (message, begin) => {
    expect(beginEnquiry({ wish: 'person', message, now: sunday }).reply.startsWith(begin)).toBe(true);
  });

  it('takes what was talked about where the message names no matter of its own', () => {
    const begin = (message: string) =>
      beginEnquiry({ wish: 'offer', subject: 'Autohotel', message, now: sunday }).enquiry;
    expect(begin('Ich möchte eine Offerte')).toMatchObject({ serviceType: 'Autohotel', asked: 'vehicle' });
    expect(begin('Offerte für eine Politur').serviceType).toBeUndefined();
    expect(begin('Offerte für eine Dampfreinigung').serviceType).toBe('Dampf-reinigung');
  });

  it('supposes no service for work that may belong to any', () => {
    const serviceType = 'Keramikversiegelung Wohnmobile';
    const begin = (message: string) => beginEnquiry({ wish: 'offer', serviceType, message, now: sunday }).enquiry;
    expect(begin('Offerte für eine Politur, VW Golf').serviceType).toBeUndefined();
    expect(begin('Offerte für üses Womo').serviceType).toBe(serviceType);
  });

  it('takes over who told earlier who it is, and says so', () => {
    const told = { name: 'Anna [Meier](x)', phone: '079 123 45 67' };
    const { enquiry, reply } = beginEnquiry({ wish: 'offer', message: 'Offerte Autohotel', told, now: sunday });
    expect(enquiry.slots).toMatchObject(told);
    expect(reply).toContain('Ihre Angaben von vorhin übernehme ich: Anna (Meier)(x), 079 123 45 67. Um welches');
  });

  it('takes over what was mentioned before, and fills it up', () => {
    const mentioned = { name: 'Anna', vehicle: 'Hymer B 678' };
    const { enquiry, reply } = beginEnquiry({
      wish: 'offer',
      message: 'Offerte Autohotel, Jg. 2018',
      mentioned,
      now: sunday,
    });
    expect(enquiry.slots).toMatchObject({ name: 'Anna', vehicle: 'Hymer B 678, Jg. 2018' });
    expect(reply).toContain('Ihre Angaben von vorhin übernehme ich: Anna. Wie dürfen wir');
  });

  it.each([
    ['somebody else is named', { message: 'Offerte Autohotel, ich bin Beat Frei' }],
    ['an enquiry was left', { message: 'Offerte Autohotel', slots: { email: 'neu@example.ch' } }],
  ])('takes nothing over where %s', (_, beginning) => {
    const told = { name: 'Anna Meier', phone: '079 123 45 67' };
    const { enquiry, reply } = beginEnquiry({ wish: 'offer', ...beginning, told, now: sunday });
    expect(enquiry.slots.phone).toBeUndefined();
    expect(reply).not.toContain('von vorhin');
  });

  it('takes from an agreement what was asked before', () => {
    const { enquiry } = beginEnquiry({ wish: 'offer', message: 'Ja gerne', matter: 'Poliert ihr Boote?', now: sunday });
    expect(enquiry).toMatchObject({ asked: 'vehicle', slots: { message: 'Poliert ihr Boote?' } });
  });

  it('keeps the details of an enquiry that was left', () => {
    const slots = { name: 'Anna Meier', vehicle: 'VW T6', message: 'Politur' };
    const { enquiry } = beginEnquiry({ wish: 'offer', message: 'Jetzt doch eine Offerte', slots, now: sunday });
    expect(enquiry).toMatchObject({ asked: 'contact', slots });
  });
});
