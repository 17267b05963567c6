import { type BusinessFacts, writtenPrices } from '../../business/business-facts.js';
import { businessProfile } from '../../business/business-profile.js';
import { moneyWords } from '../../business/money.js';
import type { ArticleBody } from '../article-body.js';

const { claims } = businessProfile;

/** How a motorhome is detailed, in the order of the work. */
export function motorhomeDetailingArticle(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  const { vat } = moneyWords(facts.prices.ceramicSealing);
  return {
    slug: 'wohnmobile-aufbereiten',
    sections: [
      {
        heading: 'Ein Wohnmobil ist kein grosses Auto',
        paragraphs: [
          'An einem einzigen Wohnmobil kommt ein halbes Dutzend Materialien zusammen. Das Fahrerhaus ist lackiertes Blech, die Wände sind aus GFK oder Aluminium, Schürzen und Stossstangen aus Kunststoff, die Fenster aus Acrylglas, und dazwischen liegen Dichtfugen und Dekorfolien. Was dem einen guttut, schadet dem anderen. Darum beginnt jede Aufbereitung mit der Frage, was wo verbaut ist.',
          'GFK altert dabei anders als Lack. Seine äusserste Schicht, das Gelcoat, wird in der Sonne porös. Zuerst verschwindet der Glanz, dann bleibt weisser Staub an der Hand: Das GFK kreidet aus. In den offenen Poren setzt sich Schmutz fest, und die schwarzen Streifen unter den Fenstern gehen nicht mehr weg.',
        ],
      },
      {
        heading: 'Die Reihenfolge',
        paragraphs: ['Jeder Schritt bereitet den nächsten vor. Wer einen auslässt, sieht es am Ende.'],
        list: [
          'Ansehen: Material bestimmen, Schäden und Fugen prüfen',
          'Waschen: von oben nach unten, das Dach zuerst',
          'Festsitzendes lösen: Teer, Harz, Flugrost, Insekten',
          'Trocknen und abkleben: Fugen, Folien, Fenster',
          'Polieren: so fein wie möglich, so grob wie nötig',
          'Entfetten: Politurreste restlos entfernen',
          'Versiegeln und aushärten lassen',
        ],
      },
      {
        heading: 'Warum das Dach zuerst drankommt',
        paragraphs: [
          'Was auf dem Dach liegt, läuft beim nächsten Regen die Wände hinunter. Moos, Blütenstaub und Russ sind die Quelle der meisten Streifen. Wer nur die Seiten reinigt, hat nach einer Woche dasselbe Bild. Bei dieser Gelegenheit lassen sich auch die Dichtungen rund um Dachluken und Solarmodule ansehen. Ein Riss, den man im Trockenen findet, ist eine kleine Reparatur. Derselbe Riss nach einem nassen Winter kann eine Wand kosten.',
        ],
      },
      {
        heading: 'Polieren heisst abtragen',
        paragraphs: [
          'Politur füllt keine Kratzer auf, sie ebnet ihre Ränder ein. Dafür trägt sie eine hauchdünne Schicht ab. Klarlack ist dünner als ein Blatt Papier und verträgt das nur wenige Male. Gelcoat ist dicker, lässt sich also kräftiger bearbeiten, wird von Hand aber kaum gleichmässig. Deshalb beginnen wir an einer Probefläche mit dem feinsten Mittel, das zum Ziel führt.',
          'Tiefe Kratzer, die man mit dem Fingernagel spürt, bleiben. Sie werden weniger auffällig, doch ganz verschwinden sie nur durch Spachteln oder Lackieren.',
        ],
      },
      {
        heading: 'Was die Versiegelung beiträgt',
        paragraphs: [
          `Eine frisch polierte Fläche ist sauber und ungeschützt. Ohne Versiegelung beginnt die Alterung am selben Tag von vorn. Keramik verbindet sich mit dem Untergrund und härtet zu einer glasartigen Schicht aus. Sie hält ${claims.sealingLasts}; bei Fahrzeugen, die viel unterwegs sind, empfehlen wir ${claims.sealingRefresh} eine Auffrischung.`,
          'Vorher muss alles Fett weg. Das ist der unscheinbarste Schritt und derjenige, an dem eine Versiegelung am häufigsten scheitert: Wo ein Film zurückbleibt, löst sie sich später fleckenweise.',
        ],
      },
      {
        heading: 'Was es kostet',
        paragraphs: [
          'Ein gepflegtes kompaktes Fahrzeug und ein ausgekreideter Alkoven machen sehr verschiedene Arbeit.',
        ],
        figures: [
          { value: prices.ceramicSealing, text: ['Keramikversiegelung Wohnmobil', vat].filter(Boolean).join(', ') },
          { value: prices.compactMotorhome, text: 'Keramikversiegelung für ein kompaktes Wohnmobil' },
          { value: prices.fullDetailing, text: 'Komplettpaket Aufbereitung und Versiegelung, ein eigenes Angebot' },
        ],
      },
      {
        heading: 'So bereiten Sie das Wohnmobil vor',
        paragraphs: [
          'Leeren Sie Veloträger und Staukästen, nehmen Sie Zubehör von den Wänden und fahren Sie Markise und Satellitenantenne ein. Messen Sie die Höhe mit allem, was auf dem Dach sitzt; im Prospekt steht oft nur die Höhe des leeren Modells. Und erzählen Sie uns, welche Mittel Sie bisher verwendet haben. Wachs und Silikon bringt man nur ganz herunter, wenn man davon weiss.',
          'Nach der Übergabe genügt einfache Pflege: alle paar Wochen eine Handwäsche, nach einer Fahrt auf gesalzenen Strassen gleich, und den Hochdruckreiniger immer mit Abstand zu Fugen, Fenstern und Folien.',
        ],
      },
    ],
    callToAction: {
      title: 'Wie steht es um Ihren Aufbau?',
      text: 'Fahren Sie mit der Hand über eine sonnige Seitenwand. Ist sie danach weiss, sollten wir miteinander reden.',
      serviceId: 'keramikversiegelung-wohnmobile',
    },
  } satisfies ArticleBody;
}
