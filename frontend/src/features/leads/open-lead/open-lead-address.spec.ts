import { leadPath } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { readOpenLead, writeOpenLead } from './open-lead-address.ts';

describe('the open lead in the address', () => {
  it.each([
    ['typ=promo', undefined],
    ['lead=', undefined],
    ['lead=abc', { id: 'abc', mode: 'details' }],
    ['lead=abc&modus=bearbeiten', { id: 'abc', mode: 'edit' }],
    ['lead=abc&modus=kontakt', { id: 'abc', mode: 'contact' }],
    [leadPath('abc', 'take').split('?')[1], { id: 'abc', mode: 'take' }],
    [leadPath('abc', 'notReached').split('?')[1], { id: 'abc', mode: 'notReached' }],
    ['lead=abc&modus=tanzen', { id: 'abc', mode: 'details' }],
    ['modus=bearbeiten', undefined],
  ])('of «%s» is %j', (address, expected) => {
    expect(readOpenLead(new URLSearchParams(address))).toEqual(expected);
  });

  it('is written beside the filter, and leaves nothing behind', () => {
    const filter = new URLSearchParams('typ=promo');
    const opened = writeOpenLead(filter, { id: 'abc', mode: 'edit' });
    expect(opened.toString()).toBe('typ=promo&lead=abc&modus=bearbeiten');
    expect(writeOpenLead(opened, { id: 'b', mode: 'details' }).toString()).toBe('typ=promo&lead=b');
    expect(writeOpenLead(opened, undefined).toString()).toBe('typ=promo');
  });
});
