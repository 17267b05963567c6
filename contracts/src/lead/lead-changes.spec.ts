import { describe, expect, it } from '@jest/globals';
import { fieldErrors } from '../submission/problem-details.js';
import { CORRECTABLE_FIELDS, type Lead } from './lead.js';
import { leadChangesSchema, undoStatusChange } from './lead-changes.js';

const nextYear = new Date().getFullYear() + 1;

describe('a change of a lead', () => {
  it.each([
    [{}, {}],
    [{ name: '  Anna  ' }, { name: 'Anna' }],
    [{ email: ' anna@müller.ch ' }, { email: 'anna@müller.ch' }],
    [{ phone: ' ' }, { phone: null }],
    [{ serviceType: 'Dampf-reinigung' }, { serviceType: 'Dampfreinigung' }],
    [{ serviceType: ' ' }, { serviceType: null }],
    [{ desiredDate: 'Ende\u0000 Mai' }, { desiredDate: 'Ende Mai' }],
    [{ vehicleYear: 1950 }, { vehicleYear: 1950 }],
    [{ vehicleYear: nextYear }, { vehicleYear: nextYear }],
    [{ vehicleYear: null }, { vehicleYear: null }],
    [{ vehicleLength: 7.29 }, { vehicleLength: 7.29 }],
    [{ vehicleHeight: 0.01 }, { vehicleHeight: 0.01 }],
    [{ vehicleLength: 999.99 }, { vehicleLength: 999.99 }],
    [{ followUpOn: '2028-02-29' }, { followUpOn: '2028-02-29' }],
    [{ followUpOn: null }, { followUpOn: null }],
    [{ assignedTo: '' }, { assignedTo: null }],
    [{ notes: 'n'.repeat(20_000) }, { notes: 'n'.repeat(20_000) }],
  ])('may be %j', (body, expected) => {
    expect(leadChangesSchema.parse(body)).toEqual(expected);
  });

  it.each([
    [{ name: '' }, { name: 'Name ist erforderlich' }],
    [{ name: null }, { name: 'Name ist erforderlich' }],
    [{ name: ' \u0007 ' }, { name: 'Name ist erforderlich' }],
    [{ name: 'x'.repeat(301) }, { name: 'Höchstens 300 Zeichen' }],
    [{ email: '' }, { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }],
    [{ email: null }, { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }],
    [{ email: 'anna@' }, { email: 'Bitte geben Sie eine gültige E-Mail-Adresse ein' }],
    [{ phone: 41 }, { phone: 'Bitte geben Sie einen Text ein' }],
    [{ vehicleYear: 1949 }, { vehicleYear: `Jahrgang von 1950 bis ${nextYear}` }],
    [{ vehicleYear: nextYear + 1 }, { vehicleYear: `Jahrgang von 1950 bis ${nextYear}` }],
    [{ vehicleYear: 2019.5 }, { vehicleYear: 'Bitte geben Sie ein Jahr ein' }],
    [{ vehicleYear: '2019' }, { vehicleYear: 'Bitte geben Sie ein Jahr ein' }],
    [{ vehicleLength: 0 }, { vehicleLength: 'Bitte geben Sie Meter ein, zum Beispiel 7.2' }],
    [{ vehicleLength: '7.2' }, { vehicleLength: 'Bitte geben Sie Meter ein, zum Beispiel 7.2' }],
    [{ vehicleLength: 7.205 }, { vehicleLength: 'Höchstens zwei Stellen nach dem Komma' }],
    [{ vehicleHeight: 1000 }, { vehicleHeight: 'Höchstens 999.99 m' }],
    [{ followUpOn: '2027-02-29' }, { followUpOn: 'Bitte wählen Sie einen Tag' }],
    [{ followUpOn: '0000-01-01' }, { followUpOn: 'Bitte wählen Sie einen Tag' }],
    [{ followUpOn: '10.08.2025' }, { followUpOn: 'Bitte wählen Sie einen Tag' }],
    [{ followUpOn: '' }, { followUpOn: 'Bitte wählen Sie einen Tag' }],
    [{ notes: 'n'.repeat(20_001) }, { notes: "Höchstens 20'000 Zeichen" }],
    [{ status: null }, { status: 'Unbekannter Status' }],
  ])('may not be %j', (body, expected) => {
    const result = leadChangesSchema.safeParse(body);
    expect(result.error && fieldErrors(result.error)).toEqual(expected);
  });

  it.each(CORRECTABLE_FIELDS)('may correct %s', (field) => {
    expect(leadChangesSchema.keyof().options).toContain(field);
  });

  it.each(['id', 'message', 'subject', 'typed', 'answeredAt', 'phoneE164', 'mergedInto', 'correctedFields'])(
    'may not touch %s',
    (field) => {
      expect(leadChangesSchema.safeParse({ [field]: null }).success).toBe(false);
    },
  );
});

describe('the undo of a status change', () => {
  it('puts back who had the lead, and holds only against the change itself', () => {
    const before = { status: 'pending', processedBy: null, assignedTo: null, version: 4 } as Lead;
    const after = { status: 'processing', processedBy: 'Geschäftsführung', assignedTo: 'Berta', version: 5 } as Lead;
    expect(undoStatusChange(before, after)).toEqual({
      status: 'pending',
      processedBy: null,
      assignedTo: null,
      version: 5,
    });
  });
});
