import type { Visitor } from '../../support/visitor.js';
import type { FieldTexts } from './enquiry-form.js';

/** What a visitor types into the contact form. */
export function contactTexts({ name, email }: Visitor) {
  return {
    name,
    email,
    telefon: '062 123 45 67',
    message: 'Grüezi\nKönnen Sie unser Wohnmobil äusserlich «versiegeln»? 🚐\nMerci & Gruss',
  } satisfies FieldTexts<'contact'>;
}

/** What a visitor types into the early-booking form. */
export function promoTexts({ name, email }: Visitor) {
  return {
    vehicle: 'Hymer B-Klasse MC 2019',
    dimensions: '7,20 m x 3,10 m',
    preferredDate: 'Mitte Oktober, gerne vormittags',
    name,
    email,
    telefon: '079 123 45 67',
    message: 'Bitte um eine Offerte für die Keramikversiegelung.',
  } satisfies FieldTexts<'promo'>;
}

/** What a visitor types and chooses in the vehicle form. */
export function vehicleTexts({ name, email }: Visitor) {
  return {
    vehicleMake: 'La Strada',
    vehicleModel: 'Avanti XL',
    vehicleYear: '2021',
    vehicleLength: '636 cm',
    vehicleHeight: '2.75',
    serviceType: 'Einlagerung',
    desiredDate: 'ab November',
    message: 'Möchte mein Fahrzeug über den Winter einlagern.',
    name,
    email,
    telefon: '+49 7541 123456',
  } satisfies FieldTexts<'vehicle'>;
}

/** What a visitor types who looks for a vehicle. */
export function searchTexts({ name, email }: Visitor) {
  return {
    message: 'Wohnmobil mit Längsbetten, Automat, höchstens 7 m lang',
    vehicleMake: 'Hymer',
    vehicleModel: 'B-Klasse',
    budget: "bis CHF 60'000",
    desiredDate: 'bis Frühling',
    name,
    email,
    telefon: '079 123 45 67',
  } satisfies FieldTexts<'search'>;
}
