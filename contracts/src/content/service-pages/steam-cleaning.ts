import { type BusinessFacts, durationFact, writtenPrices } from '../../business/business-facts.js';
import { businessProfile } from '../../business/business-profile.js';
import type { ServicePage } from '../service-page.js';

const { claims, town } = businessProfile;
const { pressure, temperature, water } = claims.steam;

/** Steam cleaning. Its price is the services page's; the blog names that of the micro steam cleaning. */
export function steamCleaningPage(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  return {
    serviceId: 'dampfreinigung',
    description: `Dampfreinigung in ${town}, ${prices.steamCleaningServicesPage}: trockener Dampf mit ${water} Wasser für Polster, Küche und Bad, ${claims.germReduction} weniger Keime.`,
    heading: 'Dampfreinigung für Auto und Wohnmobil',
    lead: `Trockener Dampf löst Schmutz, Fett und Gerüche aus Polstern und Ritzen, ohne Reinigungsmittel. Das kostet ${prices.steamCleaningServicesPage}.`,
    mailDraft: {
      label: 'Dampfreinigung anfragen',
      subject: 'Anfrage Dampfreinigung',
      body: 'Guten Tag\n\nIch interessiere mich für eine Dampfreinigung.\n\nFahrzeug:\nMasse (bei Wohnmobilen):\nWas soll gereinigt werden:\nFlecken, Gerüche, Tierhaare:\nWunschtermin:\n\nFreundliche Grüsse',
    },
    facts: [
      { term: 'Preis', text: prices.steamCleaningServicesPage },
      ...durationFact(facts, 'steamCleaning', 'Dauer'),
      { term: 'Dampf', text: `${pressure}, ${temperature}, ${water} Wasser` },
      { term: 'Hygiene', text: `${claims.germReduction} weniger Keime` },
      { term: 'Vorbereiten', text: 'Ablagen, Schränke und Kofferraum ausräumen' },
    ],
    features: [
      {
        title: 'Kaum Nässe',
        text: `Der Dampf enthält nur ${water} Wasser. Polster werden feucht statt nass und sind bald wieder trocken.`,
      },
      {
        title: 'Hitze statt Putzmittel',
        text: `Das Gerät arbeitet mit ${temperature}. Fett und Zucker werden weich, und es bleibt kein Mittel zurück, an dem neuer Staub klebt.`,
      },
      {
        title: 'Druck für enge Stellen',
        text: `Mit ${pressure} kommt der Dampf in Sitzschienen, Lüftungsdüsen, Nähte und Fugen, wo kein Lappen hinreicht.`,
      },
      {
        title: 'Weniger Keime',
        text: `Heisser Dampf senkt die Keimzahl um ${claims.germReduction}. Das zählt, wo geschlafen und gekocht wird oder ein Hund mitfährt.`,
      },
    ],
    stepsHeading: 'So gehen wir vor',
    steps: [
      {
        title: 'Flecken benennen',
        text: 'Sagen Sie uns, was verschüttet wurde und womit Sie schon geputzt haben. Kaffee, Milch und Öl verhalten sich unter Hitze verschieden.',
      },
      {
        title: 'Gründlich saugen',
        text: 'Staub und Haare müssen vor dem Dampf weg, sonst wird daraus Schlamm. Auch Schienen und Falten kommen dran.',
      },
      {
        title: 'An verdeckter Stelle testen',
        text: 'Wir prüfen, ob Farbe und Material die Wärme vertragen, bevor wir an die sichtbaren Flächen gehen.',
      },
      {
        title: 'Lösen und aufnehmen',
        text: 'Der Dampf löst, das Mikrofasertuch nimmt auf. Gearbeitet wird von oben nach unten, vom Dachhimmel zum Boden.',
      },
      {
        title: 'Lüften und zeigen',
        text: 'Wenn die Feuchtigkeit draussen ist, gehen Sie mit uns durch das Fahrzeug. Was sich nicht lösen liess, zeigen wir Ihnen.',
      },
    ],
    extrasHeading: 'Passende Arbeiten',
    extras: [
      {
        title: 'Keramikversiegelung',
        text: 'Innen sauber, aussen geschützt: Beides lässt sich in einem Aufenthalt erledigen.',
      },
      {
        title: 'Aufbereitung',
        text: 'Matte Lacke und verwitterte Aufbauten brauchen mehr als Dampf, nämlich Politur.',
      },
      {
        title: 'Einlagerung',
        text: 'Krümel locken Mäuse an. Vor einer langen Pause lohnt sich die Reinigung doppelt.',
      },
      {
        title: 'Autohotel',
        text: 'Der gereinigte Wagen kommt danach auf seinen klimatisierten Platz.',
      },
      {
        title: 'An- und Verkauf',
        text: 'Ein frischer Innenraum gehört zu jedem Fahrzeug, das besichtigt wird.',
      },
      {
        title: 'Hol- und Bringservice',
        text: 'Keine Zeit für die Fahrt? Fragen Sie uns nach einer Abholung.',
      },
    ],
    pricesHeading: 'Preis',
    prices: [{ what: 'Dampfreinigung', price: facts.prices.steamCleaningServicesPage }],
    pricesNote:
      'Der Aufwand hängt von Fläche und Verschmutzung ab: Zwei Vordersitze sind schneller gereinigt als ein ganzes Wohnmobil mit Küche und Bad. Nach einem Bild oder einem Blick ins Fahrzeug nennen wir Ihnen den Preis.',
    whyHeading: 'Darum mit Dampf',
    why: [
      'Im Polster bleiben weder Duftstoffe noch Schaumreste.',
      'Derselbe Dampf reinigt Stoff, Kunststoff, Gummi und Chromstahl.',
      `${claims.satisfiedCustomers} zufriedene Kunden kennen unsere Arbeit.`,
      'Wir sagen vorher, welche Flecken wohl bleiben.',
    ],
    questions: [
      {
        question: 'Kann ich nach der Reinigung gleich einsteigen?',
        answer:
          'Auf Kunststoff und Leder ja. Stoffpolster fühlen sich zuerst leicht feucht an und trocknen am schnellsten bei offenen Fenstern oder laufender Heizung. Matratzen stellen Sie am besten bis am Abend hochkant.',
      },
      {
        question: 'Geht jeder Fleck heraus?',
        answer:
          'Nein. Getränke, Fett und Strassenschmutz lösen sich meist gut. Ausgebleichte Stellen und Brandlöcher sind Schäden am Gewebe, Tinte und Lackfarbe ziehen in die Faser ein. Dagegen hilft Dampf nicht. Alte Milch- und Blutflecken brauchen eine Vorbehandlung mit kaltem Wasser.',
      },
      {
        question: 'Wo wenden Sie keinen Dampf an?',
        answer:
          'An offener Elektronik, losen Folien, abblätterndem Lack und unbehandeltem Holz. Bei kalten Scheiben sind wir vorsichtig, weil Glas schnelle Wärme nicht mag. Glattleder und Alcantara behandeln wir mit Abstand und wenig Hitze.',
      },
      {
        question: 'Hilft Dampf gegen Schimmel im Wohnmobil?',
        answer:
          'Gegen Flecken auf sichtbaren Flächen ja. Bleibt die Ursache, kommt der Schimmel wieder: undichte Fugen, nasse Polster, zu wenig Luft. Steckt Feuchtigkeit in der Wand, ist zuerst die Werkstatt gefragt, die den Aufbau abdichtet.',
      },
      {
        question: `Gilt «${claims.germReduction}» für das ganze Fahrzeug?`,
        answer:
          'Der Wert ist eine Obergrenze. Erreicht wird er dort, wo der Dampf nahe und lange genug einwirkt, also eher auf glatten Flächen als tief im Polster. Eine Desinfektion im medizinischen Sinn ist die Reinigung nicht.',
      },
    ],
    closing: {
      title: 'Zeigen Sie uns den Fleck',
      text: `Ein Bild und ein Satz dazu reichen. Sie hören ${claims.answerPromise}, was machbar ist und was es kostet.`,
    },
    articleSlug: 'dampfreinigung',
  } satisfies ServicePage;
}
