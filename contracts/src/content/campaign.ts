import { businessProfile } from '../business/business-profile.js';
import type { QuestionAndAnswer, TitledText } from './service-page.js';

const { claims, durations, earlyBooking } = businessProfile;
const discount = `${earlyBooking.discountPercent}%`;

/** The early-booking page around its form. The period stands in the profile and is shown by the page itself. */
export const campaign = {
  benefitsHeading: 'Was Sie davon haben',
  benefits: [
    {
      title: `${discount} günstiger`,
      text: `Auf die Keramikversiegelung Ihres Wohnmobils erhalten Sie ${discount} Rabatt, wenn der Termin in die Aktion fällt.`,
    },
    {
      title: 'Geschützt in den Winter',
      text: 'Salz und Nässe treffen auf eine versiegelte Fläche statt auf offenes GFK.',
    },
    {
      title: 'Weniger Putzarbeit im Frühling',
      text: 'Was sich über die kalten Monate ablagert, löst sich leichter, mit Wasser und Schwamm.',
    },
    {
      title: `${claims.guarantee} Garantie`,
      text: `Der Rabatt ändert nichts an der Leistung: ${claims.protection} Schutz, gleiche Vorarbeit, gleiche Garantie.`,
    },
  ] satisfies readonly TitledText[],
  servicesHeading: 'Was zur Versiegelung gehört',
  services: [
    'Besichtigung und Bestimmung der Materialien',
    'Handwäsche samt Dachflächen',
    'Lösen von Flugrost, Teer, Harz und Insekten',
    'Politur, soweit die Oberfläche sie braucht',
    'Entfetten und Auftrag der Keramik',
    'Aushärten, Schlusskontrolle und Pflegehinweise',
  ],
  pickup: {
    title: 'Hol- und Bringservice auf Anfrage',
    text: 'Sie wohnen weiter weg oder fahren ungern mit dem grossen Fahrzeug durchs Dorf? Vermerken Sie Ihren Wohnort in der Nachricht, dann klären wir eine Abholung.',
  } satisfies TitledText,
  valuesHeading: 'Wie wir arbeiten',
  values: [
    {
      title: 'Qualität',
      text: `Ein Wohnmobil braucht ${durations.ceramicSealing}. Die nehmen wir uns auch während der Aktion.`,
    },
    {
      title: 'Expertise',
      text: `Hinter der Arbeit stehen ${claims.experience} Erfahrung und ${claims.satisfiedCustomers} zufriedene Kunden.`,
    },
    {
      title: 'Leidenschaft',
      text: 'Fertig sind wir, wenn wir das Fahrzeug selbst gerne zurückgeben.',
    },
  ] satisfies readonly TitledText[],
  questionsHeading: 'Fragen zur Aktion',
  questions: [
    {
      question: 'Zählt der Tag der Anfrage oder der Termin?',
      answer:
        'Der Termin. Die Arbeit am Fahrzeug muss in den Zeitraum der Aktion fallen, der auf dieser Seite steht. Je früher Sie anfragen, desto eher ist Ihr Wunschtermin noch frei.',
    },
    {
      question: 'Gilt der Rabatt auch auf andere Leistungen?',
      answer: `Nein. Die ${discount} gelten für die Keramikversiegelung und lassen sich nicht mit anderen Rabatten oder Aktionen verbinden. Eine Dampfreinigung oder einen Lagerplatz offerieren wir gerne dazu, zum üblichen Preis.`,
    },
    {
      question: 'Was geschieht nach der Anfrage?',
      answer: `Innert ${claims.answerWithin} melden wir uns per E-Mail oder Telefon und klären Zustand und Termin. Danach erhalten Sie eine Offerte, in der der Rabatt abgezogen ist. Verpflichtet sind Sie erst, wenn Sie sie annehmen.`,
    },
  ] satisfies readonly QuestionAndAnswer[],
};
