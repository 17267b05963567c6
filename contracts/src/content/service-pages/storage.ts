import { type BusinessFacts, writtenPrices } from '../../business/business-facts.js';
import { businessProfile } from '../../business/business-profile.js';
import { openingHoursText } from '../../business/opening-hours-summary.js';
import { dependingPrice, type ServicePage } from '../service-page.js';

const { claims, town } = businessProfile;

/** Storage over months. */
export function storagePage(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  const openingHours = openingHoursText(facts);
  return {
    serviceId: 'einlagerung',
    description: `Wohnmobil oder Auto einlagern in ${town}: ${prices.storage}, klimatisiert, 24/7 überwacht, mit Batteriepflege. Lagerplatz per E-Mail anfragen.`,
    heading: 'Einlagerung für Wohnmobile und Autos',
    lead: `Wenn Ihr Fahrzeug Pause hat, lagern wir es klimatisiert und rund um die Uhr überwacht, ${prices.storage}. Sie geben es im Herbst ab und fahren im Frühling mit geladener Batterie los.`,
    mailDraft: {
      label: 'Lagerplatz anfragen',
      subject: 'Anfrage Einlagerung',
      body: 'Guten Tag\n\nIch interessiere mich für einen Lagerplatz.\n\nFahrzeug (Marke, Modell):\nMasse (Länge, Breite, Höhe):\nWunschtermin (von, bis):\n\nFreundliche Grüsse',
    },
    facts: [
      { term: 'Preis', text: prices.storage },
      { term: 'Überwachung', text: '24/7' },
      { term: 'Zugang', text: 'nach Vereinbarung' },
      { term: 'Annahme', text: openingHours },
      { term: 'Mitbringen', text: 'Fahrzeugausweis, Schlüssel, Angaben zu Batterie und Gas' },
    ],
    features: [
      {
        title: 'Klimatisiert',
        text: 'Leitungen, Polster und Holz leiden unter Kälte und Nässe. Im klimatisierten Raum bleibt beides draussen.',
      },
      {
        title: '24/7 überwacht',
        text: 'Ein Wohnmobil, nach dem monatelang niemand sieht, ist ein leichtes Ziel. Hier läuft die Sicherheitsüberwachung auch nachts.',
      },
      {
        title: 'Batteriepflege',
        text: 'Starter- und Aufbaubatterie werden nachgeladen, ehe sie in die Tiefentladung geraten, die sie verdirbt.',
      },
      {
        title: 'Sauber eingelagert',
        text: 'Auf Wunsch waschen und trocknen wir vor dem Abstellen. Salz und Insektenreste greifen den Lack sonst monatelang an.',
      },
    ],
    stepsHeading: 'Vom Abstellen bis zum Saisonstart',
    steps: [
      {
        title: 'Platz anfragen',
        text: 'Sie geben Masse und Zeitraum an. Bei der Höhe zählen Klimagerät, Antenne und Solarmodule mit.',
      },
      {
        title: 'Offerte erhalten',
        text: 'Darin stehen Platz, Monatspreis und was dazugehört. Reserviert ist der Platz mit Ihrer Zusage.',
      },
      {
        title: 'Leeren',
        text: 'Frischwasser, Abwasser und Toilette entleeren, Boiler ablassen, Esswaren herausnehmen, Kühlschrank offen lassen, Gas zudrehen.',
      },
      {
        title: 'Einstellen',
        text: 'Wir protokollieren den Zustand mit Ihnen und stellen das Fahrzeug an seinen Platz.',
      },
      {
        title: 'Abholen',
        text: 'Melden Sie sich einige Tage vor der ersten Reise. Dann bleibt Zeit, Reifendruck und Batterie zu kontrollieren.',
      },
    ],
    extrasHeading: 'Zusatzleistungen während der Standzeit',
    extras: [
      {
        title: 'An- und Verkauf',
        text: 'Wer nach dem Winter wechseln will, findet das nächste Fahrzeug vielleicht gleich hier.',
      },
      {
        title: 'Dampfreinigung',
        text: 'Krümel und Flecken sind weg, bevor die Türen für Monate zugehen.',
      },
      {
        title: 'Aufbereitung',
        text: 'Der Winter ist die richtige Zeit, um stumpfen Lack aufzupolieren.',
      },
      {
        title: 'Keramikversiegelung',
        text: 'Die Standzeit lässt sich nutzen: Zum Versiegeln braucht es trockene Tage ohne Eile.',
      },
      {
        title: 'Hol- und Bringservice',
        text: 'Ob wir die Fahrten am Anfang und am Ende der Saison übernehmen können, klären wir auf Anfrage.',
      },
      {
        title: 'Vermittlung',
        text: 'Entscheiden Sie sich im Winter für ein anderes Modell, suchen wir einen Käufer für das alte.',
      },
    ],
    pricesHeading: 'Preis pro Monat',
    prices: [dependingPrice('Einlagerung', facts.prices.storage, 'je nach Grösse des Fahrzeugs')],
    pricesNote: 'Für den Platz zählen Länge und Höhe. Zusatzleistungen stehen in der Offerte als eigene Posten.',
    whyHeading: 'Warum bei uns einlagern',
    why: [
      'Klimatisierter Raum, kein offener Unterstand.',
      'Sicherheitsüberwachung zu jeder Stunde.',
      'Reinigung, Politur und Versiegelung im gleichen Betrieb.',
      'Vor dem Einstellen beraten wir Sie zu Batterie, Reifen und Wasser.',
    ],
    questions: [
      {
        question: 'Kann ich die Kontrollschilder hinterlegen?',
        answer:
          'Ja, beim Strassenverkehrsamt Ihres Kantons. Für diese Zeit sparen Sie je nach Kanton und Versicherung einen Teil von Steuer und Prämie. Bringen Sie das Fahrzeug zuerst zu uns: Ohne Schilder darf es nicht auf die Strasse. Lassen Sie sich von der Versicherung bestätigen, dass Diebstahl und Feuer gedeckt bleiben.',
      },
      {
        question: 'Was mache ich mit den Gasflaschen?',
        answer:
          'Drehen Sie sie zu und verbrauchen Sie das Restgas in den Leitungen. Ob die Flaschen im Fahrzeug bleiben dürfen, sagen wir Ihnen vor der Übergabe. Planen Sie sicherheitshalber einen Platz dafür zu Hause ein, im Freien und nicht im Keller.',
      },
      {
        question: 'Bekommen die Reifen Standplatten?',
        answer:
          'Bei langem Stehen ist das möglich, weil das Gewicht immer auf derselben Stelle liegt. Erhöhen Sie den Druck bis zum zulässigen Höchstwert, den der Reifenhersteller nennt, und senken Sie ihn vor der Abfahrt wieder. Leichte Abflachungen verschwinden meist nach einigen Kilometern Fahrt.',
      },
      {
        question: 'Komme ich während des Winters an mein Wohnmobil?',
        answer:
          'Ja, mit Voranmeldung. Wenn Sie Stühle oder Geschirr brauchen, machen wir einen Termin während der Öffnungszeiten ab. Wer jede zweite Woche fahren möchte, ist im Autohotel besser aufgehoben.',
      },
      {
        question: 'Muss ich das Wasser ablassen, wenn der Raum klimatisiert ist?',
        answer:
          'Ja. Frost ist nur der eine Grund, der andere ist Hygiene: Stehendes Wasser verkeimt in Tank und Leitungen. Lassen Sie auch Boiler, Pumpe und Siphons leer laufen und die Hahnen halb offen stehen.',
      },
    ],
    closing: {
      title: 'Rechtzeitig anfragen',
      text: `Im Herbst wollen viele gleichzeitig unter Dach. Mit Länge, Höhe und Wunschdatum erhalten Sie ${claims.answerPromise} Bescheid.`,
    },
    articleSlug: 'autohotel',
  } satisfies ServicePage;
}
