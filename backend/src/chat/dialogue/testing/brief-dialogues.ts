import type { Dialogue } from './dialogue.js';

/** Visitors who answer in a few words, in lists and out of turn. */
export const briefDialogues: readonly Dialogue[] = [
  {
    title: 'a list in small letters, and a size that can only be the length',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte', leadsTo: 'message' },
      { says: 'Versiegelung', leadsTo: 'vehicle' },
      {
        says: 'kobi wüthrich, 079 444 55 66, hymer',
        leadsTo: 'confirmation',
        slots: { name: 'kobi wüthrich', vehicle: 'hymer' },
      },
      { says: '7m', leadsTo: 'confirmation', hears: ['Masse: 7m (7.00 m lang)'] },
      { says: 'Höhe 2.90', leadsTo: 'confirmation', hears: ['(7.00 m lang, 2.90 m hoch)'] },
      { says: 'nein, das ist alles', leadsTo: 'confirmation', hears: ['Gut, dann bleibt es so.'] },
      { says: 'passt scho', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'a name and an address where the vehicle was asked for',
    wish: 'offer',
    serviceType: 'Dampf-reinigung',
    exchanges: [
      { says: 'Offerte für Dampfreinigung', leadsTo: 'vehicle' },
      { says: 'Warum wollen Sie meinen Namen?', leadsTo: 'vehicle', hears: ['Der Nachname genügt.'] },
      { says: 'ok, Anna Keller, anna@example.ch', leadsTo: 'vehicle', slots: { name: 'Anna Keller' } },
      { says: 'Knaus', leadsTo: 'confirmation', slots: { vehicle: 'Knaus' } },
      { says: 'ich ha s Baujahr vergesse: 2020', leadsTo: 'confirmation', slots: { vehicle: 'Knaus, Baujahr 2020' } },
      { says: 'nein', leadsTo: 'correction' },
      { says: 'jo schick ab', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'a surname where the date was asked for, and days told bit by bit',
    wish: 'appointment',
    serviceType: 'Dampf-reinigung',
    exchanges: [
      { says: 'Termin für Dampfreinigung', leadsTo: 'vehicle' },
      { says: 'siebeneinhalb Meter lang', leadsTo: 'vehicle', slots: { dimensions: 'siebeneinhalb Meter lang' } },
      { says: 'Opel Zafira', leadsTo: 'desiredDate' },
      { says: 'Hauser', leadsTo: 'desiredDate', slots: { name: 'Hauser' } },
      { says: 'nächste Woche', leadsTo: 'contact' },
      { says: 'Dienstag', leadsTo: 'contact', slots: { desiredDate: 'nächste Woche, Dienstag' } },
      { says: '079 123 45 67', leadsTo: 'confirmation' },
      { says: 'sobald ihr Zeit habt', leadsTo: 'confirmation', hears: ['Dienstag, sobald ihr Zeit habt'] },
      { says: 'jo schick', leadsTo: 'confirmed' },
    ],
  },
  {
    title: 'a call for people in the place of a name',
    wish: 'callback',
    exchanges: [
      { says: 'Rückruf bitte', leadsTo: 'name' },
      { says: 'worum gohts isch egal, ruefed eifach aa', leadsTo: 'name', slots: {} },
      { says: 'Rolf', leadsTo: 'phone', slots: { name: 'Rolf' } },
    ],
  },
];
