import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { normaliseSubmission } from './normalise-submission.js';

const person = { name: 'Anna', email: 'a@b.ch', subject: 'Frage', message: 'Hallo' };
const promo = (more: Partial<SubmissionWords>): SubmissionWords => ({ formType: 'promo', ...person, ...more });

describe('a normalised submission', () => {
  it('holds nothing where nothing was given', () => {
    expect(normaliseSubmission({ formType: 'contact', ...person }, 2026)).toEqual({
      phoneE164: null,
      serviceType: null,
      vehicleMake: null,
      vehicleModel: null,
      vehicleYear: null,
      vehicleLength: null,
      vehicleHeight: null,
      typedVehicle: null,
      typedDimensions: null,
    });
  });

  it.each([
    ['Dampf-reinigung', 'Dampfreinigung'],
    ['An- und Verkauf', 'An- und Verkauf'],
    ['Wohn-mobil und E-Bike', 'Wohn-mobil und E-Bike'],
    ['constructor', 'constructor'],
  ])('names the service %s as people read it: %s', (serviceType, expected) => {
    expect(normaliseSubmission(promo({ serviceType }), 2026)).toMatchObject({ serviceType: expected });
  });

  it('reads the texts of the promotion form and keeps them', () => {
    const words = promo({
      phone: '079 123 45 67',
      vehicle: 'Eura Mobil Activa 570, Jg. 2015',
      dimensions: '5,99 x 2,85 m',
    });
    expect(normaliseSubmission(words, 2026)).toEqual({
      phoneE164: '+41791234567',
      serviceType: null,
      vehicleMake: 'Eura Mobil',
      vehicleModel: 'Activa 570',
      vehicleYear: 2015,
      vehicleLength: 5.99,
      vehicleHeight: 2.85,
      typedVehicle: 'Eura Mobil Activa 570, Jg. 2015',
      typedDimensions: '5,99 x 2,85 m',
    });
  });

  it.each([
    ['make, model and year each in its field', ['Fiat', 'Ducato', '2019'], ['Fiat', 'Ducato', 2019]],
    ['everything in the field of the make', ['Fiat Ducato 2019', undefined, undefined], ['Fiat', 'Ducato', 2019]],
    ['the year behind the model', ['Hymer', 'B 678 Jg. 2003', undefined], ['Hymer', 'B 678', 2003]],
    [
      'a make of two words that no table knows',
      ['Neue Werft', 'Nordwind', undefined],
      ['Neue Werft', 'Nordwind', null],
    ],
    ['a make alone', ['Carthago', undefined, undefined], ['Carthago', null, null]],
  ])('reads split fields: %s', (_, [vehicleMake, vehicleModel, vehicleYear], [make, model, year]) => {
    const given = Object.entries({ vehicleMake, vehicleModel, vehicleYear }).filter(([, value]) => value !== undefined);
    const words: SubmissionWords = { formType: 'vehicle', ...person, ...Object.fromEntries(given) };
    expect(normaliseSubmission(words, 2026)).toMatchObject({
      vehicleMake: make,
      vehicleModel: model,
      vehicleYear: year,
      typedVehicle: [vehicleMake, vehicleModel, vehicleYear].filter(Boolean).join(' '),
    });
  });

  it('fills what the texts leave open from the split fields', () => {
    const words = promo({
      vehicle: 'Hymer B 544',
      vehicleYear: '2018',
      dimensions: 'keine Ahnung',
      vehicleLength: '7.2',
    });
    expect(normaliseSubmission(words, 2026)).toMatchObject({
      vehicleMake: 'Hymer',
      vehicleModel: 'B 544',
      vehicleYear: 2018,
      vehicleLength: 7.2,
      typedDimensions: 'keine Ahnung',
    });
  });

  it('reads split lengths, each by itself', () => {
    const words: SubmissionWords = {
      formType: 'vehicle',
      ...person,
      vehicleLength: '7,2 m',
      vehicleHeight: 'weiss nicht',
    };
    expect(normaliseSubmission(words, 2026)).toMatchObject({
      vehicleLength: 7.2,
      vehicleHeight: null,
      typedDimensions: '7,2 m × weiss nicht',
    });
  });
});
