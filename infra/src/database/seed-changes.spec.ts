import { describe, expect, it } from '@jest/globals';
import { seedChanges } from './seed-changes.js';

const V1 = { id: 'autohotel', title: 'Autohotel', price: 'ab CHF 200', benefits: null };
const V2 = { ...V1, price: 'ab CHF 210', benefits: ['Klima'] };

describe('seeding a row of content', () => {
  it('inserts what was never there', () => {
    expect(seedChanges({ seed: V1, seededBefore: undefined, current: undefined })).toEqual({ insert: V1 });
  });

  it('does nothing when all is as it was seeded', () => {
    expect(seedChanges({ seed: V1, seededBefore: V1, current: V1 })).toBeNull();
  });

  it('brings up to date what this version changed', () => {
    expect(seedChanges({ seed: V2, seededBefore: V1, current: V1 })).toEqual({
      update: { price: 'ab CHF 210', benefits: ['Klima'] },
    });
  });

  it('leaves alone what the owner changed, field by field', () => {
    const current = { ...V1, title: 'Hotel für Autos' };
    expect(seedChanges({ seed: V1, seededBefore: V1, current })).toBeNull();
    expect(seedChanges({ seed: { ...V2, title: 'Autohotel XL' }, seededBefore: V1, current })).toEqual({
      update: { price: 'ab CHF 210', benefits: ['Klima'] },
    });
  });

  it('does not bring back what the owner deleted', () => {
    expect(seedChanges({ seed: V2, seededBefore: V1, current: undefined })).toBeNull();
  });

  it('takes a row of a version that kept no note for its seed', () => {
    expect(seedChanges({ seed: V2, seededBefore: undefined, current: V1 })).toEqual({
      update: { price: 'ab CHF 210', benefits: ['Klima'] },
    });
  });
});
