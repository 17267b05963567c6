import type { TitledText } from './service-page.js';

/** What is traded; each leads to the listings. */
export const vehicleTypes: readonly TitledText[] = [
  {
    title: 'Exklusive Sportwagen',
    text: 'Serviceheft, Vorbesitzer und Originallack entscheiden mehr über den Preis als die Ausstattung.',
  },
  {
    title: 'Luxuslimousinen',
    text: 'Viel Technik auf langen Strecken: Hier zählen gepflegte Elektronik und ein nachvollziehbarer Kilometerstand.',
  },
  {
    title: 'Premium-Wohnmobile',
    text: 'Ein dichter Aufbau ist das Wichtigste, danach kommen Gas, Wasser, Strom und erst dann die Polsterfarbe.',
  },
  {
    title: 'Klassiker und Sammlerfahrzeuge',
    text: 'Geschichte lässt sich belegen: mit alten Rechnungen, Bildern und zueinander passenden Nummern.',
  },
];
