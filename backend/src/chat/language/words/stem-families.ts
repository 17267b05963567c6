/** Words that mean one thing in questions about the business, though the general stemmer parts them: stem → members. */
export const STEM_FAMILIES: Readonly<Record<string, string>> = {
  offen: 'offen offene offenem offenen offener offenes geöffnet geöffnete öffnen öffne öffnet öffnung öffnungen',
  franken: 'franken franke chf fr sfr',
  kundig: 'kündbar kündbare',
  lager: 'lagers',
  sicher: 'sicher sichere sicheren sicherer sicheres sicherem',
  kaeufer: 'käufer käufers käufern',
  anzahlung: 'anzahlung anzahlungen',
  haltbar: 'haltbar haltbarkeit',
  wachs: 'wachs wachse wachst wachsen gewachst',
  verbindlich: 'verbindlich verbindliche verbindlichen verbindlicher verbindliches',
  fahrzeug: 'fahrzeug fahrzeuge fahrzeugen fahrzeugs',
};
