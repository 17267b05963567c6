import { describe, expect, it } from '@jest/globals';
import { leadExample } from '#test/lead-example.ts';
import { type EditField, openedState, typed } from './edit-state.ts';
import { readEdit } from './read-edit.ts';

const read = (texts: Partial<Record<EditField, string>>) =>
  readEdit(
    Object.entries(texts).reduce(
      (state, [field, text]) => typed(state, field as EditField, text),
      openedState(leadExample),
    ),
  );

describe('what an editor sends', () => {
  it('is status, offer number and notes, trimmed, empty as null, with the version it saw', () => {
    expect(read({ offerNumber: '  ', notes: ' Rückruf \n' }).changes).toEqual({
      status: 'pending',
      offerNumber: null,
      notes: 'Rückruf',
      version: 3,
    });
  });

  it.each<[EditField, string, unknown]>([
    ['name', ' Beat Zürcher ', 'Beat Zürcher'],
    ['phone', '', null],
    ['vehicleMake', 'Hymer', 'Hymer'],
    ['vehicleYear', '2020', 2020],
    ['vehicleYear', ' ', null],
    ['vehicleLength', '6,36', 6.36],
    ['vehicleLength', '636 cm', 6.36],
    ['vehicleHeight', '2.9 m', 2.9],
  ])('has a corrected %s «%s» as %p', (field, text, expected) => {
    expect(read({ [field]: text }).changes?.[field]).toBe(expected);
  });

  it('leaves out what was not corrected', () => {
    expect(read({ vehicleMake: 'Fiat ' }).changes).not.toHaveProperty('vehicleMake');
  });

  it.each<[EditField, string, RegExp]>([
    ['name', ' ', /^Name ist erforderlich$/],
    ['email', 'b@zuercher', /gültige E-Mail-Adresse/],
    ['vehicleYear', 'zwanzig', /Jahr/],
    ['vehicleYear', '1820', /Jahrgang von 1950/],
    ['vehicleLength', 'lang', /Meter/],
    ['offerNumber', 'x'.repeat(301), /Höchstens/],
  ])('is nothing while %s is «%s»', (field, text, message) => {
    const { changes, errors } = read({ [field]: text });
    expect(changes).toBeUndefined();
    expect(errors?.[field]).toMatch(message);
  });
});
