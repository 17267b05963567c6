import { type BusinessFacts, writtenPrices } from '../../business/business-facts.js';
import { businessProfile } from '../../business/business-profile.js';
import { fullMoneyText } from '../../business/money.js';
import type { InterviewBody } from '../article-body.js';

const { claims } = businessProfile;

/** The five questions in the order of the accordion; title, excerpt and date come from the server. */
export function interview(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  return {
    questions: [
      {
        question: 'Was macht die Keramikversiegelung besonders?',
        answer:
          'Wachs liegt auf dem Lack und ist nach einigen Monaten abgewaschen. Keramik ist flüssig, wenn wir sie auftragen, und geht dann mit der Oberfläche eine feste Verbindung ein. Daraus wird eine dünne, harte Schicht, ähnlich wie Glas. Sie ist so glatt, dass Wasser sich zu Kugeln zusammenzieht und wegläuft. Am besten sieht man es im Vergleich: Auf der behandelten Hälfte einer Motorhaube rollen die Tropfen, auf der anderen bleibt ein Film stehen.',
      },
      {
        question: 'Wie lange hält die Versiegelung?',
        answer: `In der Regel ${claims.sealingLasts}. Ein Wohnmobil, das unter Dach steht und von Hand gewaschen wird, liegt am oberen Ende. Wer das ganze Jahr unterwegs ist und viel Salz und Sonne abbekommt, lässt die Schicht ${claims.sealingRefresh} auffrischen. Wir geben ${claims.guarantee} Garantie; die Bedingungen erhalten Sie schriftlich. Dass die Wirkung nachlässt, erkennen Sie selbst: Das Wasser bleibt in flachen Lachen liegen, statt abzuperlen.`,
      },
      {
        question: 'Welche Bereiche werden versiegelt?',
        answer:
          'Beim Wohnmobil vor allem die grossen Flächen: das lackierte Fahrerhaus, die Seitenwände aus GFK oder Aluminium, Bug und Heck. Auch Stossstangen, Kunststoffschürzen und Felgen lassen sich behandeln, brauchen aber zum Teil ein anderes Mittel. Acrylfenster sind heikel, weil sie Lösungsmittel nicht vertragen; wir decken sie ab. Dichtfugen und Dekorfolien schauen wir einzeln an. Was zu Ihrem Auftrag gehört, steht Position für Position in der Offerte. Dann gibt es am Schluss keine offenen Fragen.',
      },
      {
        question: 'Wie pflegt man ein versiegeltes Fahrzeug?',
        answer:
          'Mit wenig Aufwand, aber regelmässig. Zuerst mit Wasser abspülen, damit kein Sand reibt. Danach mit einem weichen Schwamm und pH-neutralem Shampoo waschen, von oben nach unten, und mit einem Mikrofasertuch trocknen. Nicht in der prallen Sonne, sonst gibt es Kalkflecken, und die sind hartnäckig. Scheuermittel, Haushaltreiniger und Poliermaschinen haben auf der Schicht nichts verloren. Vogelkot und Baumharz nehmen Sie möglichst am selben Tag ab, denn mit der Zeit greifen sie auch die Keramik an.',
      },
      {
        question: 'Was kostet die Versiegelung?',
        answer: `Für Wohnmobile kostet sie bei uns ${fullMoneyText(facts.prices.ceramicSealing)}; für ein kompaktes Fahrzeug sind es ${prices.compactMotorhome}. Der grösste Teil davon ist Vorarbeit: Waschen, Entfernen von Teer und Flugrost, Polieren. Deshalb gibt ein ausgekreidetes Fahrzeug mehr zu tun als ein junges, auch wenn beide gleich lang sind. Mit Marke, Länge, Höhe und ein paar Bildern können wir eine Offerte schreiben. Endgültig beurteilen lässt sich die Oberfläche erst, wenn wir davorstehen.`,
      },
    ],
  } satisfies InterviewBody;
}
