import { describe, expect, it } from '@jest/globals';
import { contactRequestKind, contactRequestSchemas } from './contact-submission.js';
import { fieldErrors } from './problem-details.js';

const contact = {
  name: 'Anna Müller',
  email: 'anna@example.ch',
  subject: 'Frage zur Lagerung',
  message: 'Haben Sie im Winter noch Platz?',
};
const promo = {
  name: 'Anna',
  email: 'anna@example.ch',
  message: 'Bitte um ein Angebot',
  vehicle: 'Hymer B678 Jg. 2019',
  dimensions: '7.20 x 3.10',
  preferredDate: 'Ende September',
};
const vehicle = { name: 'Anna', email: 'anna@example.ch', message: 'Was kostet das?', vehicleMake: 'Fiat' };

const errorsOf = (type: keyof typeof contactRequestSchemas, request: object) => {
  const result = contactRequestSchemas[type].safeParse(request);
  return result.success ? {} : fieldErrors(result.error);
};

describe('a contact request', () => {
  it.each([
    ['name', { name: 'A' }, 'Name muss mindestens 2 Zeichen lang sein'],
    ['name', { name: ' \t A \n' }, 'Name muss mindestens 2 Zeichen lang sein'],
    ['name', { name: undefined }, 'Name muss mindestens 2 Zeichen lang sein'],
    ['name', { name: null }, 'Name muss mindestens 2 Zeichen lang sein'],
    ['name', { name: 12 }, 'Name muss mindestens 2 Zeichen lang sein'],
    ['name', { name: ['Anna', 'Müller'] }, 'Name muss mindestens 2 Zeichen lang sein'],
    ['email', { email: 'anna@example' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ['email', { email: 'anna' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ['email', { email: '' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ['email', { email: 'anna@example.ch\nBcc: x@example.ch' }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ['email', { email: `anna@${'a.'.repeat(200)}ch` }, 'Bitte geben Sie eine gültige E-Mail-Adresse ein'],
    ['subject', { subject: 'Kurz' }, 'Betreff muss mindestens 5 Zeichen lang sein'],
    ['subject', { subject: undefined }, 'Betreff muss mindestens 5 Zeichen lang sein'],
    ['message', { message: 'Zu kurz' }, 'Nachricht muss mindestens 10 Zeichen lang sein'],
    ['message', { message: 'x'.repeat(20_001) }, "Höchstens 20'000 Zeichen"],
    ['phone', { phone: { country: 41 } }, 'Bitte geben Sie einen Text ein'],
  ])('names the fault in %s of %j', (field, change, message) => {
    expect(errorsOf('contact', { ...contact, ...change })).toEqual({ [field]: message });
  });

  it('names every wrong field at once', () => {
    expect(Object.keys(errorsOf('contact', {})).sort()).toEqual(['email', 'message', 'name', 'subject']);
  });

  it('takes what is exactly as long as asked', () => {
    expect(errorsOf('contact', { ...contact, name: 'Al', subject: 'Frage', message: '1234567890' })).toEqual({});
  });

  it.each(['info@müller.ch', "o'neil+womo@sub.example.co.uk", 'a_b-c.d@xn--mller-kva.ch', 'a@xn--e1aybc.xn--p1ai'])(
    'takes the address %s',
    (email) => {
      expect(errorsOf('contact', { ...contact, email })).toEqual({});
    },
  );

  it('keeps the words as typed, but for what nothing can store', () => {
    const words = contactRequestSchemas.contact.parse({
      ...contact,
      message: '  Grüezi 👋\r\nzwei\u0000 Zeilen\ud800 <b>fett</b>  ',
      phone: null,
      unknown: 'dropped',
    });
    expect(words).toEqual({ ...contact, formType: 'contact', message: 'Grüezi 👋\nzwei Zeilen <b>fett</b>' });
  });
});

describe('a promotion request', () => {
  it.each([
    ['vehicle', 'Fahrzeugdaten sind erforderlich'],
    ['dimensions', 'Länge & Höhe sind erforderlich'],
    ['preferredDate', 'Wunschtermin ist erforderlich'],
    ['name', 'Name ist erforderlich'],
    ['email', 'Gültige E-Mail-Adresse erforderlich'],
    ['message', 'Nachricht ist erforderlich'],
  ])('asks for %s', (field, message) => {
    expect(errorsOf('promo', { ...promo, [field]: ' ' })).toEqual({ [field]: message });
  });

  it('leaves the phone optional and fills in what its form does not show', () => {
    expect(contactRequestSchemas.promo.parse(promo)).toEqual({
      formType: 'promo',
      name: 'Anna',
      email: 'anna@example.ch',
      message: 'Bitte um ein Angebot',
      vehicle: 'Hymer B678 Jg. 2019',
      dimensions: '7.20 x 3.10',
      subject: 'Frühbucher-Anfrage Keramikversiegelung',
      serviceType: 'Keramikversiegelung',
      desiredDate: 'Ende September',
    });
  });

  it('takes the split fields instead of the texts', () => {
    const { vehicle: _, dimensions: __, preferredDate: ___, ...rest } = promo;
    const split = { vehicleMake: 'Hymer', vehicleLength: 7.2, desiredDate: 'Mai' };
    expect(contactRequestSchemas.promo.parse({ ...rest, ...split })).toMatchObject({
      vehicleMake: 'Hymer',
      vehicleLength: '7.2',
      desiredDate: 'Mai',
    });
  });
});

describe('a vehicle request', () => {
  it('asks for the make', () => {
    expect(errorsOf('vehicle', { ...vehicle, vehicleMake: '' })).toEqual({ vehicleMake: 'Marke ist erforderlich' });
  });

  it('takes make, name, address and message alone', () => {
    expect(contactRequestSchemas.vehicle.parse(vehicle)).toEqual({
      ...vehicle,
      formType: 'vehicle',
      subject: 'Fahrzeuganfrage über die Website',
    });
  });
});

describe('a search', () => {
  const search = { name: 'Anna', email: 'anna@example.ch', message: 'Wohnmobil bis 7 m, Automat\nQueensbett' };

  it('asks for what is looked for, the name and the address, and for no make', () => {
    expect(errorsOf('search', {})).toEqual({
      message: 'Bitte beschreiben Sie, was Sie suchen',
      name: 'Name ist erforderlich',
      email: 'Gültige E-Mail-Adresse erforderlich',
    });
    expect(errorsOf('search', search)).toEqual({});
  });

  it('is a vehicle enquiry that names what is looked for in its subject, and the budget in its message', () => {
    expect(contactRequestSchemas.search.parse({ ...search, budget: " bis 60'000 ", desiredDate: 'Frühling' })).toEqual({
      ...search,
      formType: 'vehicle',
      subject: 'Suchauftrag: Wohnmobil bis 7 m, Automat',
      message: "Wohnmobil bis 7 m, Automat\nQueensbett\n\nBudget: bis 60'000",
      desiredDate: 'Frühling',
    });
  });

  it('keeps make and model where they are known', () => {
    const known = { vehicleMake: 'Hymer', vehicleModel: 'B-Klasse' };
    expect(contactRequestSchemas.search.parse({ ...search, ...known })).toMatchObject({ ...known, ...search });
  });
});

describe('the kind of a request', () => {
  it.each([
    [{}, 'contact'],
    [{ formType: null }, 'contact'],
    [{ formType: 'contact' }, 'contact'],
    [{ formType: 'promo' }, 'promo'],
    [{ formType: 'vehicle' }, 'vehicle'],
    [{ formType: 'vehicle', form: 'fahrzeug' }, 'vehicle'],
    [{ formType: 'vehicle', form: 'suchauftrag' }, 'search'],
    [{ formType: 'contact', form: 'suchauftrag' }, 'contact'],
  ])('%j is %s', (request, kind) => {
    expect(contactRequestKind(request)).toBe(kind);
  });

  it.each(['chatbot', 'search', 'toString', '__proto__', '', 7])('is none for the type %p', (formType) => {
    expect(contactRequestKind({ formType })).toBeUndefined();
  });
});
