import { type BusinessFacts, durationFact, writtenPrices } from '../../business/business-facts.js';
import { businessProfile } from '../../business/business-profile.js';
import { openingHoursText, weekText } from '../../business/opening-hours-summary.js';
import type { ServicePage } from '../service-page.js';

const { claims, town } = businessProfile;

/** The car hotel. Its price is the services page's; the blog names another. */
export function autohotelPage(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  return {
    serviceId: 'autohotel',
    description: `Autohotel in ${town}: klimatisierter Stellplatz, rund um die Uhr überwacht, mit Batteriepflege, ${prices.autohotelServicesPage}. Jetzt Platz anfragen.`,
    heading: 'Autohotel: ein Platz, der Ihr Fahrzeug schont',
    lead: `Ihr Fahrzeug steht in einem klimatisierten Raum und wird 24 Stunden am Tag, 7 Tage die Woche überwacht. Wir halten die Batterie geladen. Ein Platz kostet ${prices.autohotelServicesPage}.`,
    mailDraft: {
      label: 'Platz im Autohotel anfragen',
      subject: 'Anfrage Autohotel',
      body: 'Guten Tag\n\nIch interessiere mich für einen Platz im Autohotel.\n\nFahrzeug (Marke, Modell):\nMasse (Länge, Breite, Höhe):\nWunschtermin (ab wann, bis wann):\n\nFreundliche Grüsse',
    },
    facts: [
      { term: 'Preis', text: prices.autohotelServicesPage },
      { term: 'Sicherheit', text: 'Überwachung 24/7' },
      { term: 'Übergabe', text: 'mit Termin' },
      ...durationFact(facts, 'handover', 'Dauer der Übergabe'),
      { term: 'Mitbringen', text: 'Schlüssel und eine Kopie des Fahrzeugausweises' },
      { term: 'Bringen, holen', text: openingHoursText(facts) },
    ],
    features: [
      {
        title: 'Überwacht, Tag und Nacht',
        text: 'Die Sicherheitsüberwachung läuft ohne Pause, auch an Sonntagen und während Ihrer Ferien.',
      },
      {
        title: 'Wärme ohne Schwankung',
        text: 'Kein Frost und keine Sommerhitze unter Blech. Wo die Temperatur wenig schwankt, schlägt sich kaum Feuchtigkeit nieder, und Rost und Stockflecken haben es schwer.',
      },
      {
        title: 'Geladen bis zum ersten Start',
        text: 'Alarmanlage und Steuergeräte ziehen auch im Stand Strom. Ein Erhaltungsladegerät gleicht das aus, damit der Motor beim ersten Versuch startet.',
      },
      {
        title: 'Alles unter demselben Dach',
        text: 'Wäsche, Dampfreinigung oder Politur lassen sich hier erledigen, ohne zusätzlichen Weg für Sie.',
      },
    ],
    stepsHeading: 'In fünf Schritten zum Platz',
    steps: [
      {
        title: 'Masse melden',
        text: 'Messen Sie Länge, Breite mit Spiegeln und Höhe. Daran sehen wir, welcher Platz passt.',
      },
      {
        title: 'Platz bestätigen',
        text: 'Sie erhalten Preis, Beginn und Bedingungen schriftlich und sagen in Ruhe zu oder ab.',
      },
      {
        title: 'Fahrzeug vorbereiten',
        text: 'Gewaschen, innen trocken, vollgetankt und mit etwas mehr Luft in den Reifen: So steht ein Auto am besten.',
      },
      {
        title: 'Schlüssel abgeben',
        text: 'Wir notieren Kilometerstand und sichtbare Schäden, Sie behalten ein Exemplar. Wertsachen nehmen Sie bitte mit.',
      },
      {
        title: 'Ausfahrt anmelden',
        text: 'Rufen Sie vor der Fahrt an. Wir stellen das Auto zur vereinbarten Zeit bereit.',
      },
    ],
    extrasHeading: 'Was Sie dazunehmen können',
    extras: [
      {
        title: 'Batteriepflege',
        text: 'Wir schliessen ein Ladegerät an, das zu Blei, AGM oder Lithium passt.',
      },
      {
        title: 'Dampfreinigung',
        text: 'Sitze, Lenkrad und Lüftungsdüsen werden sauber, ohne dass Polster tagelang feucht bleiben.',
      },
      {
        title: 'Aufbereitung',
        text: 'Lack und Innenraum bringen wir vor der Saison oder vor einem Treffen in Ordnung.',
      },
      {
        title: 'Vermittlung',
        text: 'Fahren Sie kaum noch? Wir suchen einen Käufer, während das Auto hier steht.',
      },
      {
        title: 'Einlagerung',
        text: 'Für Fahrzeuge, die mehrere Monate nicht bewegt werden, ist sie die richtige Wahl.',
      },
      {
        title: 'Hol- und Bringservice',
        text: 'Ob wir das Auto bei Ihnen holen und zurückbringen können, klären wir auf Anfrage.',
      },
    ],
    pricesHeading: 'Preis',
    prices: [{ what: 'Stellplatz im Autohotel', price: facts.prices.autohotelServicesPage }],
    pricesNote:
      'Den Betrag für Ihr Fahrzeug und die Leistungen, die darin enthalten sind, nennt die Offerte; Pflegearbeiten offerieren wir einzeln.',
    whyHeading: 'Gründe für diesen Platz',
    why: [
      'Überwachung rund um die Uhr, an jedem Tag im Jahr.',
      'Klimatisierte Räume statt Blache und Parkplatz im Freien.',
      'Batteriepflege durch Leute, die täglich mit Fahrzeugen arbeiten.',
      `Unser Betrieb hat ${claims.experience} Erfahrung in der Fahrzeugpflege.`,
    ],
    questions: [
      {
        question: 'Was unterscheidet das Autohotel von der Einlagerung?',
        answer: `Vor allem die Nutzung. Das Autohotel passt, wenn Sie zwischendurch fahren und das Auto bereitstehen soll. Die Einlagerung ist für eine lange Pause gedacht, zum Beispiel über den Winter, und kostet ${prices.storage}. Sagen Sie uns, wie oft Sie fahren; wir nennen Ihnen die passende Lösung.`,
      },
      {
        question: 'Ist mein Auto während der Zeit bei Ihnen versichert?',
        answer:
          'Behalten Sie Ihre Kaskoversicherung und melden Sie ihr den Standort. Eine Überwachung ersetzt keine Versicherung. Was von unserer Seite gedeckt ist, zeigen wir Ihnen vor Vertragsbeginn.',
      },
      {
        question: 'Kann ich mein Auto auch am Sonntag holen?',
        answer: `Am besten holen Sie es, wenn wir offen haben. Unsere Öffnungszeiten: ${weekText(facts)}. Ob eine andere Zeit möglich ist, klären wir bei der Anmeldung.`,
      },
      {
        question: 'Was soll ich bei einem Klassiker oder Sportwagen angeben?',
        answer:
          'Bei tiefen Fahrzeugen die Bodenfreiheit, bei Klassikern Ölverlust, Batterietrennschalter und alles, was beim Starten zu beachten ist. Schreiben Sie es gleich in die Anfrage.',
      },
    ],
    closing: {
      title: 'Ist ein Platz frei?',
      text: `Schreiben Sie uns Fahrzeug, Masse und Zeitraum. Sie wissen ${claims.answerPromise}, ob und ab wann.`,
    },
    articleSlug: 'autohotel',
  } satisfies ServicePage;
}
