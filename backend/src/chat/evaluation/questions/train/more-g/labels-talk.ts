/** The one thing that an enquiry still lacks: name, contact, vehicle or wish. «Fahrzeug» alone is in the mail address. */
export const ASKS_NEXT = [
  ...['Ihr Name', 'Ihren Namen', 'Ihrem Namen', 'den Namen', 'Ihren Vor', 'Ihr Vor', 'heissen Sie', 'Name?', 'Mit wem'],
  ...[
    'erreichen wir Sie',
    'wir Sie erreichen',
    'Sie erreichen?',
    'Sie erreichen k',
    'Sie erreichbar',
    'wir Sie am besten',
  ],
  ...['Ihre E-Mail', 'Ihre Mail', 'Ihre Telefon', 'Ihre Nummer', 'Ihre Handy', 'Telefonnummer oder'],
  ...['E-Mail-Adresse oder', 'welches Fahrzeug', 'welchem Fahrzeug', 'ein Fahrzeug geht', 'ein Fahrzeug haben'],
  ...['Fahrzeug handelt', 'Fahrzeug geht', 'Fahrzeug haben', 'Fahrzeug?', 'Marke', 'Modell', 'worum'],
  ...['Was wünschen', 'Was dürfen wir', 'Was sollen wir', 'Ihr Anliegen', 'welches Anliegen', 'Ihr Wunsch'],
] as const;

/** What is read back has to be agreed to. */
export const ASKS_FOR_YES = [
  ...['stimmt', 'richtig', 'korrekt', 'in Ordnung', 'absenden', 'abschicken', 'senden', 'bestätigen', 'passt'],
  ...['weiterleiten', 'weitergeben', 'übermitteln', 'einverstanden', '«ja»', '"ja"', 'mit ja', 'so gut'],
] as const;

export const NOT_KNOWN = [
  ...['weiss ich nicht', 'weiss ich leider nicht', 'weiss ich auch nicht', 'weiss ich es nicht', 'nicht bekannt'],
  ...['kann ich nicht', 'kann ich Ihnen nicht', 'kann ich Ihnen leider nicht', 'kann ich leider nicht', 'leider nicht'],
  ...['keine Angabe', 'keine Information', 'keine Auskunft', 'steht nicht', 'steht hier nicht', 'steht bei mir nicht'],
  ...[
    'finde ich nicht',
    'finde ich nichts',
    'habe ich nichts',
    'habe ich keine',
    'liegt mir',
    'dazu nichts',
    'nichts dazu',
  ],
  ...['nicht beantworten', 'nicht sagen', 'nicht sicher', 'nicht hinterlegt', 'gehört nicht', 'gehören nicht'],
  ...['nicht aufgeführt', 'nicht erwähnt', 'nicht angegeben', 'fragen Sie am besten'],
] as const;

/** To people: phone, mail or an enquiry. */
export const WAY = [
  'tel:',
  '000 00 00',
  'mailto:',
  '@',
  'Anfrage',
  'anfragen',
  'rufen Sie',
  'melden Sie sich',
] as const;

export const REFUSED = [
  ...NOT_KNOWN,
  ...['darf ich nicht', 'gebe ich nicht', 'gebe ich keine', 'mache ich nicht', 'tue ich nicht', 'nicht heraus'],
  ...['nicht weiter', 'nicht helfen', 'nicht bestätigen', 'nicht zusagen', 'nicht versprechen', 'keinen Zugriff'],
  ...[
    'keinen Zugang',
    'keine Daten',
    'sehe ich nicht',
    'sehe ich keine',
    'kenne ich nicht',
    'keine Namen',
    'nicht möglich',
    'geht nicht',
    'nur Fragen',
    'nur zu',
    'nur bei',
    'nur über',
  ],
  ...['vertraulich', 'gehört nicht', 'nicht mein', 'Fragen zu', 'dafür bin ich', 'stimmt nicht'],
] as const;
