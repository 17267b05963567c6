import { type BusinessFacts, writtenPrices } from '../../business/business-facts.js';
import { businessProfile } from '../../business/business-profile.js';
import { openingHoursText } from '../../business/opening-hours-summary.js';
import type { ServicePage } from '../service-page.js';

const { claims, town } = businessProfile;

/** Purchase and sale of vehicles. */
export function purchaseAndSalePage(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  const openingHours = openingHoursText(facts);
  return {
    serviceId: 'an-und-verkauf',
    description: `An- und Verkauf in ${town}: exklusive Sportwagen, Luxuslimousinen, Premium-Wohnmobile, Klassiker und Sammlerfahrzeuge. Beratung vor Ort.`,
    heading: 'An- und Verkauf von besonderen Fahrzeugen',
    lead: 'Wir kaufen und verkaufen exklusive Sportwagen, Luxuslimousinen, Premium-Wohnmobile sowie Klassiker und Sammlerfahrzeuge. Der Preis entsteht am Fahrzeug, nicht am Telefon. Bringen Sie die Papiere mit, dann geht es am schnellsten.',
    mailDraft: {
      label: 'Beratung anfragen',
      subject: 'Beratung An- und Verkauf',
      body: 'Guten Tag\n\nIch interessiere mich für eine Beratung zum An- und Verkauf.\n\nIch möchte (kaufen / verkaufen):\nFahrzeug (Marke, Modell, Jahrgang):\nKilometerstand:\nLetzte MFK:\nWunschtermin:\n\nFreundliche Grüsse',
    },
    facts: [
      { term: 'Preis', text: 'nach Besichtigung des Fahrzeugs' },
      { term: 'Mitbringen', text: 'Fahrzeugausweis, Prüfbericht MFK, Serviceheft, alle Schlüssel' },
      { term: 'Besuch', text: openingHours },
      { term: 'Antwort', text: claims.answerPromise },
    ],
    features: [
      {
        title: 'Geprüft wird mit den Händen',
        text: 'Wer täglich Lack poliert, erkennt eine Nachlackierung, Spachtel oder müdes GFK. Das schützt Käufer wie Verkäufer.',
      },
      {
        title: 'Gepflegt übergeben',
        text: 'Reinigung, Aufbereitung und Versiegelung machen wir selbst. Ein Fahrzeug muss dafür nicht ausser Haus.',
      },
      {
        title: 'Jede Art hat ihre heiklen Stellen',
        text: 'Beim Sportwagen sind es die Bremsen, beim Wohnmobil die Ecken des Aufbaus, beim Klassiker die Schweller. Dort sehen wir zuerst nach.',
      },
      {
        title: 'Vermittlung als zweiter Weg',
        text: 'Wenn ein Ankauf für Sie nicht aufgeht, können wir das Fahrzeug in Ihrem Auftrag verkaufen.',
      },
    ],
    stepsHeading: 'Vom ersten Anruf bis zur Schlüsselübergabe',
    steps: [
      {
        title: 'Anfrage',
        text: 'Sie nennen Marke, Modell, Jahrgang und Kilometer, oder Sie beschreiben, was Sie suchen.',
      },
      {
        title: 'Besichtigung',
        text: 'Wir sehen uns Karosserie, Unterboden, Innenraum und Unterlagen an. Bei Wohnmobilen suchen wir nach Feuchtigkeit.',
      },
      {
        title: 'Preis und Bedenkzeit',
        text: 'Sie erfahren, was für und was gegen den Preis spricht. Unterschreiben müssen Sie an diesem Tag nichts.',
      },
      {
        title: 'Vertrag',
        text: 'Der schriftliche Kaufvertrag hält Zustand, bekannte Mängel, Zubehör und Zahlung fest.',
      },
      {
        title: 'Übergabe',
        text: 'Der bisherige Halter behält die Schilder und lässt den Fahrzeugausweis annullieren. Der neue löst das Fahrzeug beim Strassenverkehrsamt ein.',
      },
    ],
    extrasHeading: 'Leistungen rund um den Handel',
    extras: [
      {
        title: 'Vermittlung',
        text: `Wir verkaufen für Sie zum festen Betrag, ${prices.brokerage} und ohne Provision.`,
      },
      {
        title: 'Aufbereitung',
        text: 'Vor den Bildern fürs Inserat kommt die Politur.',
      },
      {
        title: 'Keramikversiegelung',
        text: 'Der Tag des Kaufs ist ein guter Zeitpunkt: Das Fahrzeug ist leer und ohnehin bei uns.',
      },
      {
        title: 'Beratung und Service',
        text: 'Fragen zu Pflege, Zustand und Lagerung beantworten wir auch nach dem Kauf.',
      },
      {
        title: 'Autohotel',
        text: 'Gekauft, aber die Garage ist noch nicht frei? Das Auto kann so lange hier warten.',
      },
      {
        title: 'Einlagerung',
        text: 'Das neue Wohnmobil kann bei uns bleiben, bis die Saison beginnt.',
      },
    ],
    pricesHeading: 'Was Sie bezahlen oder erhalten',
    prices: [
      { what: 'Ankauf Ihres Fahrzeugs', price: 'nach Besichtigung' },
      { what: 'Kauf eines Fahrzeugs', price: 'gemäss Inserat' },
      { what: 'Vermittlung als Alternative', price: facts.prices.brokerage, note: 'fester Betrag, keine Provision' },
    ],
    pricesNote:
      'Den Ankaufspreis bestimmen Marktlage, Zustand, Kilometer und Unterlagen. Ein Preis, der ohne Blick auf das Fahrzeug genannt wird, hält selten.',
    whyHeading: 'Warum zu uns',
    why: [
      `${claims.satisfiedCustomers} zufriedene Kunden, ${claims.experience} Erfahrung.`,
      'Besichtigung, Aufbereitung und Papiere erledigen wir am selben Ort.',
      'Bekannte Mängel stehen im Kaufvertrag.',
      'Das Fahrzeug kann bis zur Übergabe überwacht und klimatisiert bei uns stehen.',
    ],
    questions: [
      {
        question: 'Welche Papiere brauche ich für den Verkauf?',
        answer:
          'Den Fahrzeugausweis, den letzten Prüfbericht der MFK, das Serviceheft und alle Schlüssel. Nützlich sind Rechnungen über Reparaturen, Reifen und Zubehör. Bei Wohnmobilen helfen Belege der Dichtigkeitsprüfung und der Gasprüfung, falls Sie solche haben.',
      },
      {
        question: 'Kann ich ein Fahrzeug verkaufen, das noch im Leasing ist?',
        answer:
          'Nicht ohne die Leasinggesellschaft, denn ihr gehört es. Im Fahrzeugausweis ist dann der Code 178 eingetragen: Halterwechsel verboten. Fragen Sie zuerst nach dem Ablösebetrag. Sobald er bezahlt und der Eintrag gelöscht ist, steht dem Verkauf nichts mehr im Weg.',
      },
      {
        question: 'Was heisst «ab MFK»?',
        answer:
          'Das Fahrzeug wurde vor der Übergabe von der Motorfahrzeugkontrolle geprüft. Für Käufer ist das beruhigend, eine Garantie ist es nicht: Die MFK prüft Betriebssicherheit und Abgase, nicht den Verschleiss der nächsten Jahre.',
      },
      {
        question: 'Soll ich direkt verkaufen oder vermitteln lassen?',
        answer:
          'Der Ankauf geht schneller, und Sie wissen sofort, was Sie erhalten. Bei der Vermittlung liegt der Erlös oft höher, dafür warten Sie auf einen Käufer und bezahlen in dieser Zeit den Monatsbetrag. Eilt es, verkaufen Sie; haben Sie Zeit, vermitteln wir.',
      },
    ],
    closing: {
      title: 'Erzählen Sie uns vom Fahrzeug',
      text: 'Ob Sie eines suchen oder eines abgeben: Rufen Sie an oder schreiben Sie die Eckdaten. Für die Besichtigung machen wir einen Termin ab.',
    },
  } satisfies ServicePage;
}
