import { type BusinessFacts, durationFact, writtenPrices } from '../../business/business-facts.js';
import { businessProfile } from '../../business/business-profile.js';
import { fullMoneyText } from '../../business/money.js';
import { interviewSlug } from '../article-names.js';
import { dependingPrice, type ServicePage } from '../service-page.js';

const { claims, town } = businessProfile;

/** Ceramic sealing and detailing of motorhomes. */
export function ceramicSealingPage(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  const price = fullMoneyText(facts.prices.ceramicSealing);
  return {
    serviceId: 'keramikversiegelung-wohnmobile',
    description: `Wohnmobil mit Keramik versiegeln lassen in ${town}: ${price}, ${claims.protection} Schutz, ${claims.guarantee} Garantie. Offerte per E-Mail.`,
    heading: 'Keramikversiegelung für Wohnmobile',
    lead: `Wir waschen und polieren die Aussenhaut Ihres Wohnmobils und versiegeln sie mit Keramik. Danach läuft Wasser ab, und Schmutz lässt sich leichter abwaschen. Sie erhalten ${claims.protection} Schutz und ${claims.guarantee} Garantie.`,
    mailDraft: {
      label: 'Offerte per E-Mail anfragen',
      subject: 'Anfrage Keramikversiegelung Wohnmobil',
      body: 'Guten Tag\n\nIch interessiere mich für eine Keramikversiegelung meines Wohnmobils.\n\nFahrzeug (Marke, Modell, Jahrgang):\nMasse (Länge, Höhe):\nZustand der Oberfläche:\nWunschtermin:\n\nFreundliche Grüsse',
    },
    facts: [
      {
        term: 'Preis',
        text: `${price}; kompaktes Wohnmobil ${prices.compactMotorhome}`,
      },
      ...durationFact(facts, 'ceramicSealing', 'Dauer'),
      {
        term: 'Haltbarkeit',
        text: `${claims.sealingLasts}, bei starker Nutzung Auffrischung ${claims.sealingRefresh}`,
      },
      { term: 'Garantie', text: `${claims.guarantee}; was sie deckt und voraussetzt, steht in der Offerte` },
      { term: 'Mitbringen', text: 'Schlüssel, Fahrzeugausweis, Länge und Höhe samt Dachaufbauten' },
      { term: 'Abholung', text: 'Hol- und Bringservice auf Anfrage' },
    ],
    features: [
      {
        title: 'Wasser perlt ab',
        text: 'Auf der versiegelten Fläche zieht sich Regen zu Tropfen zusammen und läuft weg. Einen Teil des Staubs nimmt er mit.',
      },
      {
        title: 'Regenstreifen gehen leichter weg',
        text: 'Schwarze Streifen unter Fenstern und Dachkanten gibt es weiterhin. Sie sitzen aber auf der Schicht statt in den Poren. Meist genügen Schwamm und mildes Shampoo.',
      },
      {
        title: 'Farbe und Glanz halten länger',
        text: 'GFK wird in der Sonne mit den Jahren matt und kreidig, Lack verblasst. Die Keramik liegt davor und bremst die Alterung.',
      },
      {
        title: 'Der Wert bleibt erhalten',
        text: 'Wer ein Wohnmobil kauft, sieht zuerst den Aufbau. Eine gepflegte Oberfläche erspart Ihnen beim Verkauf manche Diskussion.',
      },
    ],
    stepsHeading: 'Was vom Bringen bis zum Abholen geschieht',
    steps: [
      {
        title: 'Fahrzeug gemeinsam ansehen',
        text: `Sie bringen das Wohnmobil, wir gehen mit Ihnen darum herum. Kratzer, matte Stellen und offene Fugen halten wir fest.`,
      },
      {
        title: 'Waschen und festsitzenden Schmutz lösen',
        text: 'Nach der Wäsche sitzen Flugrost, Teer, Harz und Insektenreste noch fest. Sie werden mit Lösern und Reinigungsknete entfernt, bis die Fläche glatt ist.',
      },
      {
        title: 'Polieren',
        text: 'Was unter der Keramik liegt, bleibt jahrelang sichtbar. Deshalb kommen feine Kratzer, Kreide und matte Stellen vorher weg, soweit das Material es zulässt.',
      },
      {
        title: 'Entfetten und versiegeln',
        text: 'Auf Fett und Politurresten haftet keine Keramik. Erst wenn alles sauber abgewischt ist, tragen wir sie Feld um Feld auf und nehmen den Überschuss ab.',
      },
      {
        title: 'Aushärten und übergeben',
        text: 'Die Schicht härtet im Trockenen aus. Beim Abholen sehen Sie das Ergebnis bei gutem Licht und erfahren, wie Sie in den ersten Tagen und danach waschen.',
      },
    ],
    extrasHeading: 'Was sich gut verbinden lässt',
    extras: [
      {
        title: 'Aufbereitung',
        text: `Aufbereitung und Versiegelung gibt es auch als Komplettpaket, ${prices.fullDetailing}.`,
      },
      {
        title: 'Dampfreinigung innen',
        text: 'Polster, Bad und Küche reinigen wir, solange das Wohnmobil ohnehin bei uns steht.',
      },
      {
        title: 'Auffrischung',
        text: `Viele Kilometer, viel Salz, viel Sonne: Dann lohnt sich ${claims.sealingRefresh} eine neue Schicht.`,
      },
      {
        title: 'Einlagerung',
        text: 'Im Herbst versiegeln, trocken überwintern, im Frühling mit sauberem Fahrzeug losfahren.',
      },
      {
        title: 'Verkauf vorbereiten',
        text: 'Soll das Wohnmobil danach einen neuen Besitzer finden, übernehmen wir die Vermittlung.',
      },
      {
        title: 'Hol- und Bringservice',
        text: 'Sie können nicht selbst nach Roggwil fahren? Ob wir das Fahrzeug abholen können, sagen wir Ihnen auf Anfrage.',
      },
    ],
    pricesHeading: 'Preise',
    prices: [
      dependingPrice('Keramikversiegelung Wohnmobil', facts.prices.ceramicSealing, 'je nach Grösse und Zustand'),
      dependingPrice('Kompaktes Wohnmobil', facts.prices.compactMotorhome, 'je nach Zustand'),
      {
        what: 'Komplettpaket Aufbereitung und Versiegelung',
        price: facts.prices.fullDetailing,
        note: 'ein eigenes Angebot, Umfang gemäss Offerte',
      },
    ],
    pricesNote:
      'Wie viel Arbeit es ist, bestimmen Länge, Höhe und Zustand der Oberfläche: Stark ausgekreidetes GFK braucht mehr Polierarbeit als ein junges Fahrzeug. Verbindlich ist die Offerte, die Sie vor Arbeitsbeginn erhalten.',
    whyHeading: 'Was für uns spricht',
    why: [
      `Wir bringen ${claims.experience} Erfahrung mit.`,
      'Wohnmobile sind unser Schwerpunkt. GFK, Aluminium und lackiertes Blech behandeln wir je nach Material.',
      `Sie haben ${claims.guarantee} Garantie auf die Versiegelung.`,
      'Sie kennen den Preis, bevor wir die Maschine in die Hand nehmen.',
    ],
    questions: [
      {
        question: `Wie passen ${claims.guarantee} Garantie und ${claims.sealingLasts} Haltbarkeit zusammen?`,
        answer: `Eine Versiegelung nutzt sich ab. Wie schnell, hängt von Kilometern, Standplatz und Pflege ab; üblich sind ${claims.sealingLasts}. Bei stark genutzten Fahrzeugen raten wir zu einer Auffrischung ${claims.sealingRefresh}. Was die Garantie deckt und was sie voraussetzt, etwa bei der Pflege, halten wir in der Offerte fest.`,
      },
      {
        question: 'Warum hat das Komplettpaket einen eigenen Preis?',
        answer: `Es sind zwei Angebote. Die Keramikversiegelung für Wohnmobile kostet ${prices.ceramicSealing}, das Komplettpaket aus Aufbereitung und Versiegelung ${prices.fullDetailing}. Welche Arbeiten und welche Versiegelung Ihr Fahrzeug braucht, steht in der Offerte.`,
      },
      {
        question: 'Schützt Keramik vor Kratzern und Steinschlag?',
        answer:
          'Nein. Die Schicht ist hart, aber nur wenige Tausendstelmillimeter dick. Sie hilft gegen Schmutz, Sonne und Strassensalz. Gegen Steinschlag, Äste und Waschbürsten hilft sie nicht.',
      },
      {
        question: 'Was muss ich nach der Übergabe beachten?',
        answer:
          'Waschen Sie in den ersten Tagen nicht und nehmen Sie Vogelkot und Harz sofort mit viel Wasser ab. Wie lange das gilt, sagen wir Ihnen beim Abholen, denn es hängt von der Temperatur ab. Danach reichen Wasser, ein pH-neutrales Shampoo und ein weicher Schwamm. Wachs ist nicht mehr nötig, und Bürstenanlagen meiden Sie besser.',
      },
      {
        question: 'Lohnt sich das bei einem älteren Wohnmobil noch?',
        answer:
          'Oft ja, wenn sich die Oberfläche aufpolieren lässt. Grenzen setzen Risse im GFK, abblätternder Lack und undichte Fugen: Die müssen vorher repariert werden. Schicken Sie uns zwei, drei Bilder bei Tageslicht, dann sagen wir Ihnen, was möglich ist.',
      },
    ],
    closing: {
      title: 'Was kostet es für Ihr Wohnmobil?',
      text: `Marke, Jahrgang, Länge und Höhe genügen für eine Offerte. Wir antworten ${claims.answerPromise}.`,
    },
    articleSlug: interviewSlug,
  } satisfies ServicePage;
}
