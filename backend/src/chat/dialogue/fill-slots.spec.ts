import { describe, expect, it } from '@jest/globals';
import type { Enquiry } from './enquiry.js';
import { addToMessage, decline, REQUEST_LIMIT, setSlot, slotLimit } from './enquiry.js';
import { fillSlots } from './fill-slots.js';

const blank: Enquiry = { kind: 'offer', slots: {}, declined: [], asked: 'message', idle: 0 };
const filled = (slots: Enquiry['slots']): Enquiry => ({ ...blank, slots });

describe('fillSlots', () => {
  it.each([
    ['vehicle', 'Hymer B 678 Jg. 2019', 'Jahrgang 2018', 'Hymer B 678 Jahrgang 2018'],
    ['vehicle', 'Hymer B 678 Jg. 2019', 'Hymer, Jahrgang 2018', 'Hymer B 678 Jahrgang 2018'],
    ['vehicle', 'Hymer B 678 2019', 'Jg. 2018', 'Hymer B 678 Jg. 2018'],
    ['vehicle', 'Hymer', 'Jg. 2018', 'Hymer, Jg. 2018'],
    ['vehicle', 'Hymer', 'Knaus', 'Knaus'],
    ['vehicle', 'Tesla Model S', 'Auto', 'Tesla Model S'],
    ['dimensions', '7.5 m lang', '3.1 hoch', '7.5 m lang, 3.1 hoch'],
    ['dimensions', '7.5 m lang', '7.2 m lang', '7.2 m lang'],
    ['dimensions', '7.5 m lang', '7.2 m', '7.2 m'],
    ['dimensions', '7.5 x 3.1', '7.2 x 3.0', '7.2 x 3.0'],
    ['dimensions', '6.36 x 2.58', 'Länge ist 6.40', 'Länge ist 6.40, 2.58 m hoch'],
    ['dimensions', '6.36 x 2.58', '2.6 m hoch', '6.36 m lang, 2.6 m hoch'],
    ['dimensions', '4.3 m', '4.2 m lang', '4.2 m lang'],
    ['desiredDate', 'übermorn', 'ab 5i', 'übermorn, ab 5i'],
    ['desiredDate', 'am Samstag', 'lieber am Sonntag', 'am Sonntag'],
    ['desiredDate', 'am Samstag', 'am liebschte im Mai', 'im Mai'],
    ['desiredDate', 'am Samstag um 10 Uhr', 'um 14 Uhr', 'am Samstag, um 14 Uhr'],
    ['desiredDate', 'Mittwoch 16.12. am zäni', 'am elfi', 'Mittwoch 16.12., am elfi'],
    ['desiredDate', 'Dienstag um 9', 'am Donnerstag', 'am Donnerstag um 9'],
    ['desiredDate', 'am 10. Dezember 08:30 Uhr', 'am 15.12.', 'am 15.12. 08:30 Uhr'],
    ['desiredDate', 'nächsti Wuche am Morge', 'am Namittag', 'nächsti Wuche, am Namittag'],
    ['desiredDate', 'am zäni', 'am elfi', 'am elfi'],
    ['desiredDate', 'am 18. Januar am Morge', 'am 19. am Namittag', 'am 19. Januar am Namittag'],
    ['desiredDate', 'vom 1. Dezember bis 15. April', 'ab 15. Dezember', 'ab 15. Dezember bis 15. April'],
    ['desiredDate', 'ab 15. Dezember', 'nur bis 15. April', 'ab 15. Dezember bis 15. April'],
    ['name', 'Müller', 'Peter', 'Peter Müller'],
    ['name', 'Doris', 'Doris Huber', 'Doris Huber'],
    ['name', 'Anna Meier', 'Beat Frei', 'Beat Frei'],
    ['name', 'Anna Meier', 'Meyer mit y', 'Anna Meyer mit y'],
    ['name', 'Anna und Beat Frei', 'Frei-Hess', 'Anna und Beat Frei-Hess'],
    ['name', 'Anna Meier', 'Keller', 'Keller'],
    ['phone', '079 123 45 67', '079 765 43 21', '079 765 43 21'],
  ] as const)('makes %s «%s» with «%s» into «%s»', (slot, before, words, after) => {
    expect(fillSlots(filled({ [slot]: before }), { [slot]: words }).slots[slot]).toBe(after);
  });

  it('takes a year alone for a vehicle only where the vehicle was asked for', () => {
    expect(fillSlots(blank, { vehicle: 'Jg. 2018' }).slots.vehicle).toBeUndefined();
    expect(fillSlots({ ...blank, asked: 'vehicle' }, { vehicle: 'Jg. 2018' }).slots.vehicle).toBe('Jg. 2018');
  });

  it('forgets that something was declined when it is given after all', () => {
    expect(fillSlots(decline(blank, 'phone', 'vehicle'), { phone: '1' }).declined).toEqual(['vehicle']);
  });
});

it('bounds what is put into a slot', () => {
  expect(setSlot(blank, 'name', 'a b '.repeat(200)).slots.name).toHaveLength(slotLimit('name'));
  expect(setSlot(blank, 'message', 'a'.repeat(9_000)).slots.message).toHaveLength(REQUEST_LIMIT);
});

describe('addToMessage', () => {
  it('puts messages below each other, each once', () => {
    const once = addToMessage(addToMessage(blank, 'Politur'), 'und Felgen');
    expect(addToMessage(once, 'Politur').slots.message).toBe('Politur\nund Felgen');
  });

  it('never grows beyond its limit', () => {
    let enquiry = blank;
    for (let count = 0; count < 6; count += 1) enquiry = addToMessage(enquiry, `${count}${'😀'.repeat(1_200)}`);
    expect(enquiry.slots.message?.length).toBeLessThanOrEqual(REQUEST_LIMIT);
    expect(enquiry.slots.message).not.toMatch(/\p{Surrogate}/u);
  });
});
