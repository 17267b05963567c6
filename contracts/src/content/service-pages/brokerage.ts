import { type BusinessFacts, writtenPrices } from '../../business/business-facts.js';
import { businessProfile } from '../../business/business-profile.js';
import type { ServicePage } from '../service-page.js';

const { claims, town } = businessProfile;
const term = claims.brokerageMinimumTerm;

/** Brokerage: selling a vehicle on its owner's behalf. */
export function brokeragePage(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  return {
    serviceId: 'vermittlung',
    description: `Fahrzeugvermittlung in ${town}: ${prices.brokerage}, fester Betrag, keine Provision. Mindestdauer ${term}, danach monatlich kündbar.`,
    heading: 'Vermittlung: Wir verkaufen, Sie behalten den Erlös',
    lead: `Sie möchten Ihr Wohnmobil oder Auto verkaufen, aber nicht selbst inserieren und Besichtigungen führen. Das übernehmen wir, ${prices.brokerage}. Der Betrag ist fest, eine Provision gibt es nicht.`,
    mailDraft: {
      label: 'Vermittlung anfragen',
      subject: 'Anfrage Fahrzeugvermittlung',
      body: 'Guten Tag\n\nIch interessiere mich für die Vermittlung meines Fahrzeugs.\n\nFahrzeug (Marke, Modell, Jahrgang):\nMasse (bei Wohnmobilen):\nKilometerstand:\nPreisvorstellung:\nWunschtermin:\n\nFreundliche Grüsse',
    },
    facts: [
      { term: 'Preis', text: `${prices.brokerage}, fester Betrag` },
      { term: 'Provision', text: 'keine' },
      { term: 'Mindestdauer', text: term },
      { term: 'Kündigung', text: 'nach der Mindestdauer monatlich' },
      { term: 'Mitbringen', text: 'Fahrzeugausweis, Prüfbericht MFK, Serviceheft' },
    ],
    features: [
      {
        title: 'Sie kennen die Kosten',
        text: 'Der Monatsbetrag wird vor Beginn vereinbart und bleibt fest. Ein Anteil am Verkaufspreis ist er nicht.',
      },
      {
        title: 'Ihr Telefon bleibt still',
        text: 'Anfragen, Rückfragen und Terminwünsche laufen über uns.',
      },
      {
        title: 'Besichtigung ohne Sie',
        text: 'Wir zeigen das Fahrzeug und beantworten Fragen zu Technik und Zustand. Sie müssen nicht dabei sein.',
      },
      {
        title: 'Sie entscheiden zuletzt',
        text: 'Bis zum Vertrag bleibt das Fahrzeug Ihr Eigentum. Ohne Ihr Ja wird es nicht verkauft.',
      },
    ],
    stepsHeading: 'Der Weg zum Käufer',
    steps: [
      {
        title: 'Kennenlernen',
        text: 'Wir schauen Fahrzeug und Unterlagen an und sprechen darüber, bis wann Sie verkaufen möchten.',
      },
      {
        title: 'Preis festlegen',
        text: 'Vergleichbare Inserate geben den Rahmen. Dazu bestimmen Sie eine untere Grenze, die der Käufer nicht erfährt.',
      },
      {
        title: 'Herrichten',
        text: 'Ein sauberes Fahrzeug lässt sich besser zeigen und fotografieren. Welche Arbeiten sich lohnen, besprechen wir vorher.',
      },
      {
        title: 'Inserieren und zeigen',
        text: 'Das Inserat nennt Ausstattung, Zustand und Mängel offen. Wer danach anruft, meint es meist ernst.',
      },
      {
        title: 'Abschliessen',
        text: 'Ist ein Käufer gefunden, bereiten wir den Kaufvertrag vor. Der Erlös gehört Ihnen, ohne Abzug von Prozenten.',
      },
    ],
    extrasHeading: 'Was den Verkauf erleichtert',
    extras: [
      {
        title: 'Aufbereitung',
        text: 'Kleine Kratzer und stumpfer Lack drücken den Preis oft stärker, als ihre Beseitigung kostet.',
      },
      {
        title: 'Dampfreinigung',
        text: 'Kochdunst und Hundehaare stören bei der Probefahrt mehr als eine alte Delle.',
      },
      {
        title: 'Keramikversiegelung',
        text: 'Ein versiegelter Aufbau bleibt zwischen den Besichtigungen länger ansehnlich.',
      },
      {
        title: 'Autohotel',
        text: 'Steht das Fahrzeug hier, können Interessenten es zu unseren Öffnungszeiten ansehen.',
      },
      {
        title: 'Einlagerung',
        text: 'Im Winter ist der Markt für Wohnmobile ruhig. Ihr Fahrzeug wartet so lange geschützt.',
      },
      {
        title: 'Ankauf',
        text: 'Wenn Sie nicht warten möchten, prüfen wir, ob wir Ihr Fahrzeug selbst kaufen.',
      },
    ],
    pricesHeading: 'Kosten',
    prices: [
      { what: 'Vermittlung', price: facts.prices.brokerage, note: `fester Betrag, Mindestdauer ${term}` },
      { what: 'Provision beim Verkauf', price: 'keine' },
    ],
    pricesNote:
      'Ob Pflegearbeiten oder ein Platz für das Fahrzeug dazukommen, besprechen wir vor dem Auftrag. Was es kostet, sehen Sie in der Offerte.',
    whyHeading: 'Weshalb ein fester Betrag fair ist',
    why: [
      'Der Aufwand für Inserat, Bilder und Besichtigungen hängt wenig vom Verkaufspreis ab.',
      'Was Sie der Verkauf kostet, können Sie vorher ausrechnen: Betrag mal Monate.',
      `Sie binden sich für ${term}, danach können Sie jeden Monat aufhören.`,
      `Für den Zustand haben wir einen geübten Blick: ${claims.experience} Erfahrung in der Fahrzeugpflege.`,
    ],
    questions: [
      {
        question: 'Wann ist der feste Betrag günstiger als eine Provision?',
        answer:
          'Eine Provision wächst mit dem Verkaufspreis, der Monatsbetrag mit der Zeit. Bei teuren Fahrzeugen und bei raschem Verkauf fahren Sie mit dem festen Betrag besser. Bei einem günstigen Fahrzeug, das lange keinen Käufer findet, kann eine Provision weniger kosten. Rechnen Sie beides durch, bevor Sie unterschreiben.',
      },
      {
        question: 'Was geschieht, wenn sich kein Käufer findet?',
        answer: `Die Mindestdauer beträgt ${term}; so lange bezahlen Sie den Monatsbetrag. Danach ist der Auftrag monatlich kündbar. Spätestens dann sprechen wir darüber, ob Preis, Bilder oder Jahreszeit das Problem sind. Einen Verkauf bis zu einem bestimmten Datum kann niemand versprechen.`,
      },
      {
        question: 'Darf ich das Fahrzeug während der Vermittlung benutzen?',
        answer:
          'Das regeln wir im Auftrag. Es ist möglich, macht aber Besichtigungen schwieriger, und der Kilometerstand im Inserat muss stimmen. Wer verkaufen will, lässt das Fahrzeug besser gereinigt stehen.',
      },
      {
        question: 'Muss das Fahrzeug frisch ab MFK sein?',
        answer:
          'Vorgeschrieben ist es nicht. Eine neue Prüfung hilft aber, weil Käufer dann keine unbekannten Kosten fürchten. Ob sich der Aufwand lohnt, hängt vom Alter und vom erwarteten Preis ab.',
      },
    ],
    closing: {
      title: 'Möchten Sie verkaufen?',
      text: `Nennen Sie uns Fahrzeug und Preisvorstellung. Wir sagen Ihnen ${claims.answerPromise}, ob eine Vermittlung sinnvoll ist.`,
    },
  } satisfies ServicePage;
}
