import type { EditField } from './edit-values.ts';

/** What the fields of a lead are called, in the editor and in its history. */
export const fieldLabels: Readonly<Record<EditField, string>> = {
  status: 'Status',
  offerNumber: 'Angebotsnummer',
  notes: 'Interne Notizen',
  name: 'Name',
  email: 'E-Mail',
  phone: 'Telefon',
  serviceType: 'Leistung',
  desiredDate: 'Wunschtermin',
  vehicleMake: 'Marke',
  vehicleModel: 'Modell',
  vehicleYear: 'Jahrgang',
  vehicleLength: 'Länge',
  vehicleHeight: 'Höhe',
};
