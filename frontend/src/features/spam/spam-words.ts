import type { SubmissionWords } from '@fahrzeugpflege/contracts';

/** What may have been typed beside name, subject and message, in the order in which it is shown. */
const LABELS = {
  email: 'E-Mail',
  phone: 'Telefon',
  serviceType: 'Leistung',
  desiredDate: 'Wunschtermin',
  vehicle: 'Fahrzeug',
  dimensions: 'Länge & Höhe',
  vehicleMake: 'Marke',
  vehicleModel: 'Modell',
  vehicleYear: 'Jahrgang',
  vehicleLength: 'Länge',
  vehicleHeight: 'Höhe',
} as const satisfies Partial<Record<keyof SubmissionWords, string>>;

/** Terms and texts of what was typed, as it was typed. Nothing of it is a link: it may lead anywhere. */
export function typedDetails(words: SubmissionWords): readonly (readonly [term: string, text: string])[] {
  return (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((field) => {
    const text = words[field];
    return text ? [[LABELS[field], text] as const] : [];
  });
}
