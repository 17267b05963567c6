import type { Visitor } from '../../support/visitor.js';
import { contactTexts, promoTexts, searchTexts, vehicleTexts } from './enquiries.js';
import type { ExpectedLead } from './lead-arrival.js';

/** What becomes of `contactTexts`. */
export function contactLead(visitor: Visitor): ExpectedLead {
  const { message, telefon, email } = contactTexts(visitor);
  return {
    type: 'Kontakt',
    message,
    details: { 'E-Mail': email, Telefon: telefon },
    inMail: [email, '+41 62 123 45 67', 'Kontaktanfrage über die Website'],
  };
}

/** What becomes of `promoTexts`. */
export function promoLead(visitor: Visitor): ExpectedLead {
  const { message, telefon, email, preferredDate, vehicle, dimensions } = promoTexts(visitor);
  return {
    type: 'Frühbucher',
    message,
    details: {
      'E-Mail': email,
      Telefon: telefon,
      Wunschtermin: preferredDate,
      Leistung: 'Keramikversiegelung',
      Marke: 'Hymer',
      Modell: 'B-Klasse MC',
      Jahrgang: '2019',
      Länge: '7.20 m',
      Höhe: '3.10 m',
      'So geschrieben': `${vehicle} · ${dimensions}`,
    },
    inMail: [vehicle, dimensions, preferredDate, 'Länge 7.20 m, Höhe 3.10 m', '+41 79 123 45 67'],
  };
}

/** What becomes of `vehicleTexts`. */
export function vehicleLead(visitor: Visitor): ExpectedLead {
  const { message, telefon, email, desiredDate } = vehicleTexts(visitor);
  return {
    type: 'Fahrzeuge',
    message,
    details: {
      'E-Mail': email,
      Telefon: telefon,
      Wunschtermin: desiredDate,
      Leistung: 'Einlagerung',
      Marke: 'La Strada',
      Modell: 'Avanti XL',
      Jahrgang: '2021',
      Länge: '6.36 m',
      Höhe: '2.75 m',
    },
    inMail: ['La Strada Avanti XL', 'Jahrgang 2021', 'Länge 6.36 m, Höhe 2.75 m', desiredDate, 'Einlagerung'],
  };
}

/** What becomes of `searchTexts`. */
export function searchLead(visitor: Visitor): ExpectedLead {
  const { message, telefon, email, budget, desiredDate } = searchTexts(visitor);
  return {
    type: 'Fahrzeuge',
    message: `${message}\n\nBudget: ${budget}`,
    details: { 'E-Mail': email, Telefon: telefon, Wunschtermin: desiredDate, Marke: 'Hymer', Modell: 'B-Klasse' },
    inMail: [`Betreff: Suchauftrag: ${message}`, 'Hymer B-Klasse', desiredDate, '+41 79 123 45 67'],
  };
}
