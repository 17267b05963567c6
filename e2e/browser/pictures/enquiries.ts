import type { LeadStatus } from '@fahrzeugpflege/contracts';

/** An enquiry as `POST /api/contact` takes it, and what staff have made of its lead. */
export interface PictureEnquiry {
  readonly body: { readonly name: string; readonly email: string } & Readonly<Record<string, string>>;
  readonly work?: { readonly status: LeadStatus; readonly offerNumber?: string };
}

const contact = { subject: 'Kontaktanfrage über die Website' };

/** Made-up people, from the oldest to the newest. */
export const enquiries: readonly PictureEnquiry[] = [
  {
    body: {
      ...contact,
      name: 'Beat Lüthi',
      email: 'beat.luethi@example.ch',
      phone: '062 555 01 10',
      message: 'Haben Sie über den Winter noch einen Stellplatz für einen Oldtimer frei?',
    },
    work: { status: 'rejected' },
  },
  {
    body: {
      formType: 'vehicle',
      name: 'Sandra Aeberhard',
      email: 's.aeberhard@example.ch',
      phone: '079 555 02 11',
      vehicleMake: 'VW',
      vehicleModel: 'California Ocean',
      vehicleYear: '2020',
      vehicleLength: '4.90',
      vehicleHeight: '1.99',
      serviceType: 'Dampfreinigung',
      desiredDate: 'vor den Sommerferien',
      message: 'Zwei Hunde, drei Kinder, vier Wochen Sardinien. Der Innenraum hat es nötig.',
    },
    work: { status: 'completed', offerNumber: 'OFF-2026-031' },
  },
  {
    body: {
      formType: 'promo',
      name: 'Hansruedi Zbinden',
      email: 'hr.zbinden@example.ch',
      phone: '031 555 03 12',
      vehicle: 'Bürstner Lyseo TD 690 2018',
      dimensions: '6,99 m x 2,95 m',
      preferredDate: 'KW 36',
      message: 'Das Fahrzeug steht immer draussen. Lohnt sich die Versiegelung auch für das Dach?',
    },
    work: { status: 'completed', offerNumber: 'OFF-2026-033' },
  },
  {
    body: {
      ...contact,
      name: 'Chantal Rochat',
      email: 'chantal.rochat@example.ch',
      message: 'Ich möchte meinen Roadster verkaufen lassen. Wie läuft die Vermittlung ab?',
    },
    work: { status: 'processing' },
  },
  {
    body: {
      formType: 'vehicle',
      name: 'Marco Bernasconi',
      email: 'm.bernasconi@example.ch',
      phone: '091 555 04 13',
      vehicleMake: 'Porsche',
      vehicleModel: '911 Targa',
      vehicleYear: '1989',
      serviceType: 'Autohotel',
      desiredDate: 'November bis März',
      message: 'Braucht die Batterie etwas Besonderes über den Winter?',
    },
    work: { status: 'processing', offerNumber: 'OFF-2026-036' },
  },
  {
    body: {
      formType: 'promo',
      name: 'Familie Wüthrich',
      email: 'wuethrich.familie@example.ch',
      phone: '034 555 05 14',
      vehicle: 'Knaus Sky TI 650 MEG, Jg. 2021',
      dimensions: '6.97 x 2.81',
      preferredDate: 'Herbstferien',
      message: 'Können wir das Wohnmobil am Vorabend bringen?',
    },
    work: { status: 'processing' },
  },
  {
    body: {
      ...contact,
      name: 'Urs Gerber',
      email: 'urs.gerber@example.ch',
      phone: '062 555 06 15',
      message: 'Nach dem Hagel hat die Haube einige Dellen. Machen Sie auch das?',
    },
    work: { status: 'completed' },
  },
  {
    body: {
      formType: 'vehicle',
      name: 'Petra Sägesser',
      email: 'petra.saegesser@example.ch',
      vehicleMake: 'Eura Mobil',
      vehicleModel: 'Integra Line 720',
      vehicleYear: '2019',
      vehicleLength: '739 cm',
      vehicleHeight: '291 cm',
      serviceType: 'Einlagerung',
      desiredDate: 'ab 1. Oktober',
      message: 'Ein Platz unter Dach wäre uns wichtig.',
    },
  },
  {
    body: {
      formType: 'promo',
      name: 'Daniel Käser',
      email: 'daniel.kaeser@example.ch',
      phone: '078 555 07 16',
      vehicle: 'Adria Coral 670 SL 2022',
      dimensions: '7,45 m x 2,90 m',
      preferredDate: 'Anfang September',
      message: 'Neu gekauft, noch keine Politur. Was kostet die Versiegelung mit dem Frühbucherrabatt?',
    },
    work: { status: 'completed', offerNumber: 'OFF-2026-041' },
  },
  {
    body: {
      ...contact,
      name: 'Monika Jäggi',
      email: 'monika.jaeggi@example.ch',
      message: 'Ich suche für meine Eltern einen gepflegten Teilintegrierten bis 7 Meter. Haben Sie etwas?',
    },
  },
  {
    body: {
      formType: 'vehicle',
      name: 'Luca Hofstetter',
      email: 'luca.hofstetter@example.ch',
      phone: '+49 7741 555080',
      vehicleMake: 'La Strada',
      vehicleModel: 'Regent S',
      vehicleYear: '2023',
      vehicleLength: '6.36 m',
      vehicleHeight: '2.72 m',
      serviceType: 'Keramikversiegelung Wohnmobile',
      desiredDate: 'im Frühling',
      message: 'Auf dem Lack sind feine Kratzer von der Waschanlage. Werden die vorher herauspoliert?',
    },
    work: { status: 'processing' },
  },
  {
    body: {
      formType: 'promo',
      name: 'Ruth und Peter Flückiger',
      email: 'flueckiger.rp@example.ch',
      phone: '079 555 09 17',
      vehicle: 'Hymer B-Klasse MC 2019',
      dimensions: '7,20 m x 3,10 m',
      preferredDate: 'Mitte Oktober, gerne vormittags',
      message: 'Bitte um eine Offerte für die Keramikversiegelung, mit Abholung in Langenthal.',
    },
  },
];
