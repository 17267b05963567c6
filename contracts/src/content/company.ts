import { businessProfile } from '../business/business-profile.js';
import type { QuestionAndAnswer, TitledText } from './service-page.js';
import { type ServicePageId, servicePath } from './service-paths.js';

const { claims, town } = businessProfile;
const { steam } = claims;

/** A question that leads on to a page. */
interface LeadingQuestion extends QuestionAndAnswer {
  readonly link: { readonly to: string; readonly label: string };
}

const service = (id: ServicePageId, label: string) => ({ to: servicePath(id).canonical, label });

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
  workHeading: 'So arbeiten wir',
  work: [
    {
      title: 'Ansehen',
      text: 'Zuerst prüfen wir die Angaben zu Ihrem Fahrzeug: Marke, Modell und Jahrgang, Länge und Höhe.',
    },
    {
      title: 'Besprechen',
      text: 'Dann reden wir miteinander, am Telefon, per E-Mail oder am Fahrzeug. Beratung gehört dazu.',
    },
    {
      title: 'Offerte',
      text: 'Sie erhalten ein Angebot für genau dieses Fahrzeug und entscheiden in Ruhe.',
    },
    {
      title: 'Arbeiten',
      text: `Aussen reinigen und versiegeln wir. Innen arbeitet der Dampf: ${steam.pressure}, ${steam.temperature}, nur ${steam.water} Wasser.`,
    },
    {
      title: 'Übergeben oder einstellen',
      text: 'Sie holen das Fahrzeug ab. Oder es bleibt hier, klimatisiert und 24/7 überwacht.',
    },
  ] satisfies readonly TitledText[],
  questionsHeading: 'Was Sie uns fragen dürfen',
  questionsIntro: 'Alles. Diese Fragen sind ein guter Anfang.',
  questions: [
    {
      question: 'Wie lange hält eine Versiegelung?',
      answer: `${claims.sealingLasts}. Bei stark genutzten Fahrzeugen raten wir ${claims.sealingRefresh} zu einer Auffrischung.`,
      link: service('keramikversiegelung-wohnmobile', 'Zur Keramikversiegelung'),
    },
    {
      question: 'Wie steht mein Fahrzeug bei Ihnen?',
      answer: 'Klimatisiert und 24/7 überwacht, mit Batteriepflege.',
      link: service('autohotel', 'Zum Autohotel'),
    },
    {
      question: 'Was bringt Dampf im Innenraum?',
      answer: `Er reinigt mit wenig Wasser und senkt die Zahl der Keime um ${claims.germReduction}.`,
      link: service('dampfreinigung', 'Zur Dampfreinigung'),
    },
    {
      question: 'Kaufen Sie mein Fahrzeug, oder verkaufen Sie es für mich?',
      answer: `Beides geht. Für die Vermittlung zahlen Sie einen festen Betrag im Monat und keine Provision. Sie läuft mindestens ${claims.brokerageMinimumTerm} und ist danach monatlich kündbar.`,
      link: service('vermittlung', 'Zur Vermittlung'),
    },
    {
      question: 'Können Sie für mich nach einem Fahrzeug suchen?',
      answer: 'Schreiben Sie uns, was Sie suchen, Ihr Budget und bis wann. Wir melden uns, ob etwas Passendes da ist.',
      link: { to: '/fahrzeuge#suchauftrag', label: 'Zum Suchauftrag' },
    },
  ] satisfies readonly LeadingQuestion[],
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
