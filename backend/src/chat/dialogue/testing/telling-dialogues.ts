import type { Dialogue } from './dialogue.js';

/** Visitors who tell one thing in several messages, or of several things in one. */
export const tellingDialogues: readonly Dialogue[] = [
  {
    title: 'two services at once, a third one later, then another one in their place',
    wish: 'offer',
    exchanges: [
      {
        says: 'Offerte für eine Versiegelung und nachher einlagern, Hymer B 544, Anna Meier, 079 123 45 67',
        leadsTo: 'confirmation',
        hears: ['Anliegen: Offerte, Keramikversiegelung Wohnmobile und Einlagerung\n'],
      },
      {
        says: 'und noch eine Dampfreinigung',
        leadsTo: 'confirmation',
        hears: ['Anliegen: Offerte, Keramikversiegelung Wohnmobile, Einlagerung und Dampfreinigung\n'],
      },
      {
        says: 'nein, ohne Versiegelung',
        leadsTo: 'confirmation',
        hears: ['Anliegen: Offerte, Einlagerung und Dampfreinigung\n'],
      },
      { says: 'doch lieber nur das Autohotel', leadsTo: 'confirmation', hears: ['Anliegen: Offerte, Autohotel\n'] },
    ],
  },
  {
    title: 'a phone number in two messages, with a question in between',
    wish: 'callback',
    exchanges: [
      { says: 'Rückruf bitte', leadsTo: 'name' },
      { says: 'Meier', leadsTo: 'phone' },
      { says: '079 123', leadsTo: 'phone', hears: ['Bis jetzt habe ich 079 123', 'Rest'] },
      { says: 'Was kostet eine Dampfreinigung?', leadsTo: 'phone', isAside: true },
      { says: '45 67', leadsTo: 'message', slots: { phone: '079 123 45 67' } },
    ],
  },
  {
    title: 'another time of the same day',
    wish: 'appointment',
    exchanges: [
      {
        says: 'Termin für eine Dampfreinigung am 3.4. um 9:00, VW Polo',
        leadsTo: 'name',
        slots: { desiredDate: 'am 3.4. um 9:00' },
      },
      { says: 'lieber 10 Uhr', leadsTo: 'name', slots: { desiredDate: 'am 3.4., lieber 10 Uhr' } },
    ],
  },
  {
    title: 'a number in four messages, of which the first is no model',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte für eine Dampfreinigung, Opel', leadsTo: 'name' },
      { says: 'Zaugg', leadsTo: 'contact' },
      { says: '079', leadsTo: 'contact', slots: { vehicle: 'Opel' } },
      { says: '333', leadsTo: 'contact' },
      { says: '22', leadsTo: 'contact' },
      { says: '11', leadsTo: 'confirmation', slots: { vehicle: 'Opel', phone: '079 333 22 11' } },
    ],
  },
  {
    title: 'the year in words, after the vehicle',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte für eine Dampfreinigung, VW Polo', leadsTo: 'name' },
      { says: 'er ist von zweitausendachtzehn', leadsTo: 'name', slots: { vehicle: 'VW Polo, 2018' } },
    ],
  },
  {
    title: 'two first names, and then the surname with them',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte für eine Dampfreinigung, VW Polo', leadsTo: 'name' },
      { says: 'Hans Peter', leadsTo: 'contact' },
      { says: 'Hans Peter Moser', leadsTo: 'contact', slots: { name: 'Hans Peter Moser' } },
    ],
  },
  {
    title: 'a day within a longer sentence at the read-back',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte für eine Einlagerung, VW Polo, 4 m lang, Meier, 079 123 45 67', leadsTo: 'confirmation' },
      {
        says: 'Ja, aber schickt es bitte vor Freitag',
        leadsTo: 'confirmation',
        hears: ['Wunschtermin: vor Freitag\n', 'schickt es bitte vor Freitag'],
      },
    ],
  },
  {
    title: 'a phone number that is begun anew',
    wish: 'callback',
    exchanges: [
      { says: 'Rückruf bitte, 079 123', leadsTo: 'phone', hears: ['Bis jetzt habe ich 079 123'] },
      { says: '079 12', leadsTo: 'phone', hears: ['Bis jetzt habe ich 079 12,'] },
      { says: '079 123 45 67', leadsTo: 'name', slots: { phone: '079 123 45 67' } },
    ],
  },
  {
    title: 'two vehicles with a length each: both are read back, and neither length is a height',
    wish: 'offer',
    exchanges: [
      {
        says: 'ein Hymer B 4.5 m und ein Bürstner 4.4 m einlagern, ab Oktober, Anna Meier, 079 123 45 67',
        leadsTo: 'confirmation',
        hears: ['Anliegen: Offerte, Einlagerung\n', 'Fahrzeug: Hymer B und Bürstner\n', 'Masse: 4.5 m, 4.4 m\n'],
      },
    ],
  },
  {
    title: 'two vehicles in one message, their lengths in the next',
    wish: 'offer',
    serviceType: 'Einlagerung',
    exchanges: [
      { says: 'Offerte für zwei Fahrzeuge', leadsTo: 'vehicle' },
      { says: 'ein VW T6 und ein Porsche 911', leadsTo: 'name', slots: { vehicle: 'VW T6 und ein Porsche 911' } },
      { says: '4.5 und 4.4 m', leadsTo: 'name', slots: { dimensions: '4.5 und 4.4 m' } },
      { says: 'Meier, meier@example.ch', leadsTo: 'confirmation', hears: ['Masse: 4.5 und 4.4 m\n'] },
      {
        says: 'Der VW ist ein T5 und nein, der Porsche stimmt',
        leadsTo: 'confirmation',
        hears: ['Porsche 911'],
      },
    ],
  },
  {
    title: 'sizes of two vehicles, and somebody else to talk to',
    wish: 'offer',
    serviceType: 'Einlagerung',
    exchanges: [
      { says: 'Offerte für zwei Fahrzeuge', leadsTo: 'vehicle' },
      { says: 'Ein Fiat Ducato und ein Oldtimer, Alfa Spider 1974', leadsTo: 'name' },
      {
        says: 'der Ducato ist 5.99 m lang und 2.70 hoch, der Alfa 4.2 m',
        leadsTo: 'name',
        slots: { vehicle: 'Fiat Ducato und ein Oldtimer, Alfa Spider 1974' },
      },
      { says: 'Ruth Frei', leadsTo: 'contact' },
      {
        says: 'Meine Tochter macht das: Petra Frei, 079 555 44 33',
        leadsTo: 'confirmation',
        hears: ['Name: Ruth Frei\n', 'Meine Tochter macht das: Petra Frei\n'],
      },
    ],
  },
  {
    title: 'a second vehicle comes to the first, however it is said',
    wish: 'offer',
    exchanges: [
      {
        says: 'Chönd ihr mir e Offerte mache für d Vermittlung, mir hei e VW T5 us em 2012, u när no e Wohnwage vo Knaus',
        leadsTo: 'name',
        slots: { vehicle: 'VW T5 2012 und Knaus' },
      },
      {
        says: 'und noch einen Fiat Ducato',
        leadsTo: 'name',
        slots: { vehicle: 'VW T5 2012 und Knaus und Fiat Ducato' },
      },
      {
        says: 'der Knaus ist ein Knaus Sport 500',
        leadsTo: 'name',
        slots: { vehicle: 'VW T5 2012 und Knaus Sport 500 und Fiat Ducato' },
      },
      { says: 'nein, ein Peugeot Boxer', leadsTo: 'name', slots: { vehicle: 'Peugeot Boxer' } },
    ],
  },
  {
    title: 'the model behind the make, its year, and a correction of each',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte', leadsTo: 'vehicle' },
      { says: 'Ich habe einen Hymer', leadsTo: 'name', slots: { vehicle: 'Hymer' } },
      {
        says: 'es ist ein B-MC T 580',
        leadsTo: 'name',
        hears: ['Notiert'],
        neverHears: ['Ist geändert'],
        slots: { vehicle: 'Hymer B-MC T 580', message: 'Offerte bitte' },
      },
      { says: 'Jahrgang ist 2020', leadsTo: 'name', slots: { vehicle: 'Hymer B-MC T 580, Jahrgang 2020' } },
      {
        says: 'nein, ein 600',
        leadsTo: 'name',
        hears: ['Ist geändert'],
        slots: { vehicle: 'Hymer B-MC T 600, Jahrgang 2020' },
      },
      { says: 'Meier 079 123 45 67', leadsTo: 'confirmation', hears: ['Hymer B-MC T 600, Jahrgang 2020\n'] },
      { says: 'nein, es ist ein ML-T 570', leadsTo: 'confirmation', hears: ['Hymer ML-T 570, Jahrgang 2020\n'] },
      { says: 'der Wagen ist blau', leadsTo: 'confirmation', hears: ['Fahrzeug: Hymer ML-T 570, Jahrgang 2020\n'] },
    ],
  },
  {
    title: 'one word to a message',
    wish: 'offer',
    exchanges: [
      { says: 'Offerte', leadsTo: 'message' },
      { says: 'Dampfreinigung', leadsTo: 'vehicle' },
      { says: 'Fiat', leadsTo: 'name' },
      { says: 'Ducato', leadsTo: 'name', slots: { vehicle: 'Fiat Ducato' } },
      { says: '2015', leadsTo: 'name', slots: { vehicle: 'Fiat Ducato, 2015' } },
      { says: 'Roland', leadsTo: 'contact' },
      { says: 'Gerber', leadsTo: 'contact', slots: { name: 'Roland Gerber' } },
      { says: 'roland@example.ch', leadsTo: 'confirmation' },
      { says: 'nein Peter Koller', leadsTo: 'confirmation', slots: { name: 'Peter Koller' } },
    ],
  },
  {
    title: 'a short model, then another of the same make',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      { says: 'Offerte bitte für meinen Audi', leadsTo: 'name' },
      { says: 'A4', leadsTo: 'name', slots: { vehicle: 'Audi A4' } },
      { says: 'nein A6', leadsTo: 'name', slots: { vehicle: 'Audi A6' } },
      { says: '6.5', leadsTo: 'name', slots: { vehicle: 'Audi A6' } },
      { says: 'Jg. 2019', leadsTo: 'name', slots: { vehicle: 'Audi A6, Jg. 2019' } },
      { says: 'Audi A6 Avant', leadsTo: 'name', slots: { vehicle: 'Audi A6 Avant, Jg. 2019' } },
      { says: 'A7, Jahrgang 2021', leadsTo: 'name', slots: { vehicle: 'Audi A7, Jahrgang 2021' } },
      { says: 'A8', leadsTo: 'name', slots: { vehicle: 'Audi A8, Jahrgang 2021' } },
    ],
  },
  {
    title: 'the first name, later the surname, which is a make as well',
    wish: 'callback',
    exchanges: [
      { says: 'Rückruf bitte, mein VW macht Sorgen, ich heisse Luca', leadsTo: 'phone' },
      { says: 'Nachname ist Ferrari', leadsTo: 'phone', slots: { name: 'Luca Ferrari', vehicle: 'VW' } },
      { says: 'mein Nachname ist Keller', leadsTo: 'phone', slots: { name: 'Luca Keller' } },
      { says: 'Vorname ist Luka', leadsTo: 'phone', slots: { name: 'Luka Keller' } },
    ],
  },
  {
    title: 'a name that ends in a make, or follows a vehicle',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      {
        says: 'Offerte bitte, VW T6 Anna Meier 079 123 45 67',
        leadsTo: 'confirmation',
        slots: { vehicle: 'VW T6', name: 'Anna Meier' },
      },
      { says: 'nein, Luca Ferrari', leadsTo: 'confirmation', slots: { vehicle: 'VW T6', name: 'Luca Ferrari' } },
    ],
  },
  {
    title: 'both parts of the name by their labels',
    wish: 'offer',
    serviceType: 'Vermittlung',
    exchanges: [
      {
        says: 'Offerte für VW T6\nNachname: Meier\nVorname: Anna',
        leadsTo: 'contact',
        slots: { name: 'Anna Meier' },
      },
    ],
  },
  {
    title: 'a bare day corrects the date',
    wish: 'appointment',
    exchanges: [
      {
        says: 'Termin für eine Politur, VW T6, am Freitag 14 Uhr, Meier, 079 123 45 67',
        leadsTo: 'confirmation',
        neverHears: ['Keramik'],
      },
      { says: 'nein Samstag 10 Uhr', leadsTo: 'confirmation', hears: ['Wunschtermin: Samstag 10 Uhr\n'] },
    ],
  },
  {
    title: 'a service that was only supposed gives way to one that is named',
    wish: 'offer',
    serviceType: 'Dampf-reinigung',
    exchanges: [
      { says: 'Ich möchte eine Offerte', leadsTo: 'vehicle' },
      { says: 'Autohotel', leadsTo: 'vehicle' },
      { says: 'Porsche 911, ich heisse Meier', leadsTo: 'contact' },
      { says: 'Moment, ich muss nachschauen', leadsTo: 'contact', hears: ['Lassen Sie sich Zeit'] },
      { says: '079 123 45 67', leadsTo: 'confirmation' },
      {
        says: 'Baujahr 2021 Länge 4.50',
        leadsTo: 'confirmation',
        hears: ['Anliegen: Offerte, Autohotel\n'],
        slots: { vehicle: 'Porsche 911, Baujahr 2021' },
      },
    ],
  },
];
