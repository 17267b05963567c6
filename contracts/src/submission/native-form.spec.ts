import { describe, expect, it } from '@jest/globals';
import { parseNativeForm, toFormFieldErrors } from './native-form.js';
import { isNativeFormId } from './native-forms.js';
import { fieldErrors } from './problem-details.js';

describe('a native form', () => {
  it('is read by the rules of its JSON request, under its own field names', () => {
    const fields = {
      form: 'kontakt',
      honey: '',
      name: 'Anna',
      email: 'a@b.ch',
      telefon: '079 123 45 67',
      message: '1234567890',
    };
    expect(parseNativeForm('kontakt', fields).data).toEqual({
      formType: 'contact',
      name: 'Anna',
      email: 'a@b.ch',
      phone: '079 123 45 67',
      subject: 'Kontaktanfrage über die Website',
      message: '1234567890',
    });
  });

  it('has its errors named by its own fields, in their order', () => {
    const result = parseNativeForm('promo-womo-fruhbucher', { telefon: 'x'.repeat(301) });
    expect(result.success).toBe(false);
    if (result.success) return;
    const errors = toFormFieldErrors('promo-womo-fruhbucher', { ...fieldErrors(result.error), honey: 'Leer lassen' });
    expect(Object.entries(errors)).toEqual([
      ['vehicle', 'Fahrzeugdaten sind erforderlich'],
      ['dimensions', 'Länge & Höhe sind erforderlich'],
      ['preferredDate', 'Wunschtermin ist erforderlich'],
      ['name', 'Name ist erforderlich'],
      ['email', 'Gültige E-Mail-Adresse erforderlich'],
      ['telefon', 'Höchstens 300 Zeichen'],
      ['message', 'Nachricht ist erforderlich'],
      ['honey', 'Leer lassen'],
    ]);
  });

  it('of a search needs no make, where the vehicle form does', () => {
    const fields = { name: 'Anna', email: 'a@b.ch', message: 'Wohnmobil bis 7 m', vehicleMake: '' };
    expect(parseNativeForm('suchauftrag', fields).data).toMatchObject({ formType: 'vehicle', name: 'Anna' });
    expect(parseNativeForm('fahrzeug', fields).error?.issues.map(({ message }) => message)).toEqual([
      'Marke ist erforderlich',
    ]);
  });

  it.each(['kontakt', 'promo-womo-fruhbucher', 'fahrzeug', 'suchauftrag'])('is known as %s', (id) => {
    expect(isNativeFormId(id)).toBe(true);
  });

  it.each(['', 'constructor', 'Kontakt', undefined])('is not known as %p', (id) => {
    expect(isNativeFormId(id)).toBe(false);
  });
});
