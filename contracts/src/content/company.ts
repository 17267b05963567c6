import { businessProfile } from '../business/business-profile.js';
import type { TitledText } from './service-page.js';

const { claims, town } = businessProfile;

/** The about page. Years and names of the history are the owner's to add; none are made up here. */
export const company = {
  description: `Fahrzeugpflege in ${town}: ${claims.yearsOfExperience} Jahre Erfahrung, ${claims.satisfiedCustomers} zufriedene Kunden, spezialisiert auf Keramikversiegelung für Wohnmobile.`,
  heading: 'Über uns',
  intro: `In ${town} pflegen, versiegeln und lagern wir Fahrzeuge und handeln damit. Unser Fachgebiet ist die Keramikversiegelung von Wohnmobilen.`,
  figures: [
    { value: `${claims.yearsOfExperience} Jahre`, text: 'Erfahrung mit Fahrzeugen und ihren Oberflächen' },
    { value: `${claims.satisfiedCustomers} Kunden`, text: 'zufrieden mit unserer Arbeit' },
  ],
  historyHeading: 'Wie eins zum anderen kam',
  history: [
    `Am Anfang steht das Handwerk: waschen, polieren, schützen. Darin haben wir ${claims.experience} Erfahrung. Wer das lange macht, lernt Oberflächen lesen. Man sieht, ob ein Fahrzeug im Freien gestanden hat, ob es oft durch die Bürstenanlage fuhr und wo jemand zu heftig poliert hat.`,
    'Wohnmobile verlangen davon am meisten. Sie sind gross, aus vielen Materialien gebaut und stehen oft monatelang im Wetter. Deshalb haben wir uns auf sie spezialisiert und auf die Keramik, die ihren Aufbau schützt.',
    'Ein gepflegtes Fahrzeug will gut stehen. Deshalb gibt es bei uns Autohotel und Einlagerung, klimatisiert und 24/7 überwacht, mit Batteriepflege. Für den Innenraum haben wir die Dampfreinigung.',
    'Und manchmal endet eine Geschichte mit einem Verkauf. Weil wir den Zustand eines Fahrzeugs beurteilen können, kaufen, verkaufen und vermitteln wir auch: vom Premium-Wohnmobil bis zum Klassiker. Beratung und Service gehören bei allem dazu.',
  ],
  valuesHeading: 'Woran wir uns halten',
  values: [
    {
      title: 'Qualität',
      text: 'Qualität entsteht bei uns vor der Versiegelung, in den Stunden, die man nachher nicht sieht. Eine Fläche ist fertig, wenn sie im Streiflicht besteht.',
    },
    {
      title: 'Expertise',
      text: 'Lack, GFK, Leder und Kunststoff vertragen nicht dasselbe, und wir kennen den Unterschied. Wir sagen Ihnen auch, wenn sich eine Arbeit nicht lohnt.',
    },
    {
      title: 'Leidenschaft',
      text: 'Wir mögen Fahrzeuge. Man merkt es daran, dass auch der Türfalz sauber ist und der Tankdeckel innen.',
    },
  ] satisfies readonly TitledText[],
  /** How to get here: what lies around, and what to tell of a large vehicle before. */
  directions: {
    title: 'Anfahrt',
    around: `${town} liegt zwischen Langenthal und der Autobahn A1.`,
    largeVehicles: 'Kündigen Sie grosse Fahrzeuge kurz telefonisch an und nennen Sie uns Länge und Höhe.',
  },
  closing: {
    title: 'Lernen Sie uns kennen',
    text: 'Kommen Sie während der Öffnungszeiten vorbei und nehmen Sie Ihr Fahrzeug mit. Zehn Minuten am Fahrzeug sagen mehr als viele Mails.',
  } satisfies TitledText,
};
