/** What the campaign gives. */
export const discount = ['20%', 'zwanzig Prozent', 'ein Fünftel'] as const;
export const firstDay = ['10. August', '10. Aug', '10.8', '10.08'] as const;
export const lastDay = ['31. Oktober', '31. Okt', '31.10', 'Ende Oktober'] as const;

/** The campaign's time is past. */
export const over = [
  'zu Ende',
  'vorbei',
  'vorüber',
  'abgelaufen',
  'ausgelaufen',
  'beendet',
  'abgeschlossen',
  'endete',
  'geendet',
  'verpasst',
  'nicht mehr',
  'lief bis',
  'lief vom',
  'galt bis',
  'galt vom',
  'galt für',
  'läuft keine',
  'keine laufende',
  'derzeit keine',
  'aktuell keine',
  'momentan keine',
  'im Moment keine',
  'zurzeit keine',
  'zurzeit nicht',
  'aktuell nicht',
  'momentan nicht',
  'derzeit nicht',
  'war bis',
  'nächste Aktion',
] as const;
