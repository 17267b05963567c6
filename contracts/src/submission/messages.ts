/** What a visitor reads when a field is not as asked (specification, section 5; the last four fill its gaps). */
export const fieldMessages = {
  contactName: 'Name muss mindestens 2 Zeichen lang sein',
  contactEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  contactSubject: 'Betreff muss mindestens 5 Zeichen lang sein',
  contactMessage: 'Nachricht muss mindestens 10 Zeichen lang sein',
  vehicle: 'Fahrzeugdaten sind erforderlich',
  dimensions: 'Länge & Höhe sind erforderlich',
  preferredDate: 'Wunschtermin ist erforderlich',
  name: 'Name ist erforderlich',
  email: 'Gültige E-Mail-Adresse erforderlich',
  phone: 'Telefonnummer ist erforderlich',
  message: 'Nachricht ist erforderlich',
  make: 'Marke ist erforderlich',
  wanted: 'Bitte beschreiben Sie, was Sie suchen',
  formType: 'Diese Art von Anfrage gibt es nicht',
} as const;

/** Subjects of the forms that show no subject field. */
export const formSubjects = {
  contact: 'Kontaktanfrage über die Website',
  promo: 'Frühbucher-Anfrage Keramikversiegelung',
  vehicle: 'Fahrzeuganfrage über die Website',
  /** What is looked for follows, see `searchSubject`. */
  search: 'Suchauftrag',
} as const;

/** The service that an early-booking enquiry is about (specification, section 3, promo payload). */
export const PROMO_SERVICE_TYPE = 'Keramikversiegelung';
