import { appointmentFor, callback, type Dialogue, offer, offerFor } from './dialogue.js';

/** Visitors who answer in a few words, in lists and out of turn. */
export const briefDialogues: readonly Dialogue[] = [
  offer(
    'a list in small letters, and a size that can only be the length',
    ['Offerte', 'message'],
    ['Versiegelung', 'vehicle'],
    ['kobi wüthrich, 079 444 55 66, hymer', 'confirmation', { slots: { name: 'kobi wüthrich', vehicle: 'hymer' } }],
    ['7m', 'confirmation', { contains: ['Masse: 7m (7.00 m lang)'] }],
    ['Höhe 2.90', 'confirmation', { contains: ['(7.00 m lang, 2.90 m hoch)'] }],
    ['nein, das ist alles', 'confirmation', { contains: ['Gut, dann bleibt es so.'] }],
    ['passt scho', 'confirmed'],
  ),
  offerFor('Dampf-reinigung')(
    'a name and an address where the vehicle was asked for',
    ['Offerte für Dampfreinigung', 'vehicle'],
    ['Warum wollen Sie meinen Namen?', 'vehicle', { contains: ['Der Nachname genügt.'] }],
    ['ok, Anna Keller, anna@example.ch', 'vehicle', { slots: { name: 'Anna Keller' } }],
    ['Knaus', 'confirmation', { slots: { vehicle: 'Knaus' } }],
    ['ich ha s Baujahr vergesse: 2020', 'confirmation', { slots: { vehicle: 'Knaus, Baujahr 2020' } }],
    ['nein', 'correction'],
    ['jo schick ab', 'confirmed'],
  ),
  appointmentFor('Dampf-reinigung')(
    'a surname where the date was asked for, and days told bit by bit',
    ['Termin für Dampfreinigung', 'vehicle'],
    ['siebeneinhalb Meter lang', 'vehicle', { slots: { dimensions: 'siebeneinhalb Meter lang' } }],
    ['Opel Zafira', 'desiredDate'],
    ['Hauser', 'desiredDate', { slots: { name: 'Hauser' } }],
    ['nächste Woche', 'contact'],
    ['Dienstag', 'contact', { slots: { desiredDate: 'nächste Woche, Dienstag' } }],
    ['079 123 45 67', 'confirmation'],
    ['sobald ihr Zeit habt', 'confirmation', { contains: ['Dienstag, sobald ihr Zeit habt'] }],
    ['jo schick', 'confirmed'],
  ),
  callback(
    'a call for people in the place of a name',
    ['Rückruf bitte', 'name'],
    ['worum gohts isch egal, ruefed eifach aa', 'name', { slots: {} }],
    ['Rolf', 'phone', { slots: { name: 'Rolf' } }],
  ),
];
