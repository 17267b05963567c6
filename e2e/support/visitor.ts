import { randomUUID } from 'node:crypto';

/** A made-up visitor, told apart from every other by the e-mail address. */
export interface Visitor {
  readonly name: string;
  readonly email: string;
  /** Where there is none, what is sent bears an example's number. */
  readonly phone?: string;
}

/** Umlauts, an accent, a dash and an emoji, as names really have them. */
export function aVisitor(): Visitor {
  return { name: 'Zoë Äschlimann-Ñuñez 🚐', email: `zoe.${randomUUID().slice(0, 13)}@example.ch` };
}

/** A visitor with a name that the assistant reads from a sentence. */
export const aChatVisitor = (): Visitor => ({ ...aVisitor(), name: 'Zoë Zwiefachenhuber' });

/** A contact enquiry as the site's handler sends it. */
export function contactEnquiry(visitor: Visitor = aVisitor()) {
  return {
    phone: '062 123 45 67',
    ...visitor,
    subject: 'Kontaktanfrage über die Website',
    message: 'Grüezi, können Sie unser Wohnmobil äusserlich versiegeln? Merci 🙏',
  };
}

/** An early-booking enquiry with the texts as they were typed. */
export function promoEnquiry(visitor: Visitor = aVisitor()) {
  return {
    phone: '+41 79 123 45 67',
    ...visitor,
    formType: 'promo',
    message: 'Bitte um eine Offerte für die Keramikversiegelung.',
    vehicle: 'Hymer B-Klasse MC Jg. 2019',
    dimensions: '7,20 m x 3,10 m',
    preferredDate: 'Mitte Oktober, gerne vormittags',
  };
}

/** A vehicle enquiry with split fields. */
export function vehicleEnquiry(visitor: Visitor = aVisitor()) {
  return {
    phone: '0049 7541 123456',
    ...visitor,
    formType: 'vehicle',
    message: 'Möchte mein Fahrzeug über den Winter einlagern.',
    serviceType: 'Einlagerung',
    desiredDate: 'ab November',
    vehicleMake: 'La Strada',
    vehicleModel: 'Avanti XL',
    vehicleYear: '2021',
    vehicleLength: '636 cm',
    vehicleHeight: '2.75',
  };
}

/** The fields of the native contact form as a browser without JavaScript posts them. */
export function contactForm(visitor: Visitor = aVisitor()) {
  return {
    form: 'kontakt',
    honey: '',
    ...visitor,
    telefon: '062 123 45 67',
    message: 'Grüezi\r\nHaben Sie im März noch Platz? 🚐\r\nFreundliche Grüsse',
  };
}

/** The fields of the native early-booking form. */
export function promoForm(visitor: Visitor = aVisitor()) {
  return {
    form: 'promo-womo-fruhbucher',
    honey: '',
    vehicle: 'Eura Mobil Profila 2018',
    dimensions: 'Länge 699 cm, Höhe 2,89 m',
    preferredDate: '15. September',
    ...visitor,
    telefon: '',
    message: 'Bitte um ein Angebot.',
  };
}

/** The fields of the native vehicle form. */
export function vehicleForm(visitor: Visitor = aVisitor()) {
  return {
    form: 'fahrzeug',
    honey: '',
    vehicleMake: 'VW',
    vehicleModel: 'California',
    vehicleYear: '2020',
    vehicleLength: '4.9',
    vehicleHeight: '1,99',
    serviceType: 'Dampfreinigung',
    desiredDate: 'Mai',
    ...visitor,
    telefon: '+33 6 12 34 56 78',
    message: 'Hundehaare überall.',
  };
}

/** What somebody looks for, as the site's handler sends it. */
export function searchEnquiry(visitor: Visitor = aVisitor()) {
  return {
    ...visitor,
    formType: 'vehicle',
    form: 'suchauftrag',
    phone: '079 123 45 67',
    message: 'Wohnmobil mit Längsbetten, Automat, höchstens 7 m lang\nGern mit Solar',
    budget: "bis CHF 60'000",
    desiredDate: 'bis Frühling',
  };
}

/** The fields of the native search form; the make is left open. */
export function searchForm(visitor: Visitor = aVisitor()) {
  return {
    form: 'suchauftrag',
    honey: '',
    message: 'Guten Tag\r\nKastenwagen für zwei, gern Allrad',
    vehicleMake: '',
    vehicleModel: '',
    budget: '',
    desiredDate: 'eilt nicht',
    ...visitor,
    telefon: '',
  };
}
