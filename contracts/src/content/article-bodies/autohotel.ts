import { type BusinessFacts, writtenPrices } from '../../business/business-facts.js';
import type { ArticleBody } from '../article-body.js';

/** The blog's price of the car hotel differs from the services page's on purpose. */
export function autohotelArticle(facts: BusinessFacts) {
  const prices = writtenPrices(facts);
  return {
    slug: 'autohotel',
    sections: [
      {
        heading: 'Stehen ist für ein Auto Arbeit',
        paragraphs: [
          'Ein Fahrzeug ist zum Fahren gebaut. Unterwegs wird die Batterie geladen, die Bremsscheiben bleiben blank, das Öl verteilt sich, und Feuchtigkeit trocknet weg. Steht es wochenlang, geschieht das Gegenteil, langsam und unbemerkt. Die Rechnung kommt im Frühling.',
          'Ein Autohotel soll diese Schäden verhindern. Was es dafür braucht, lässt sich an vier Dingen erklären: Luft, Strom, Reifen und Sicherheit.',
        ],
      },
      {
        heading: 'Luft: Es geht um Feuchtigkeit',
        paragraphs: [
          'Kälte allein schadet wenig. Gefährlich ist der Wechsel. Wird es in einer unbeheizten Garage am Morgen wärmer, bleibt das Blech noch lange kalt, und an ihm schlägt sich Wasser nieder wie an einer Flasche aus dem Kühlschrank. Das geschieht auch in Hohlräumen, die niemand sieht.',
          'Stahl rostet deutlich schneller, sobald die relative Luftfeuchtigkeit längere Zeit über rund 60 Prozent liegt. Ganz trocken soll es aber auch nicht sein: Leder, Holz und Gummi werden sonst spröde. Ein klimatisierter Raum hält die Mitte und vermeidet vor allem die Sprünge.',
          'Eine dichte Blache im Freien bewirkt das Gegenteil. Darunter sammelt sich Kondenswasser, und bei Wind scheuert sie den Lack matt.',
        ],
      },
      {
        heading: 'Strom: Die Batterie altert auch im Stand',
        paragraphs: [
          'Auch ein abgeschlossenes Auto verbraucht Strom. Alarm, Funkschlüssel und Steuergeräte ziehen wenig, aber ununterbrochen. Dazu kommt die Selbstentladung. Nach einigen Wochen kann eine Bleibatterie so weit entladen sein, dass sich an ihren Platten harte Sulfatkristalle bilden. Ein Teil der Kapazität ist dann verloren, und Nachladen holt ihn nicht zurück.',
          'Dagegen hilft ein Erhaltungsladegerät, das die Spannung überwacht und nur nachschiebt, was fehlt. Wichtig ist das passende Programm:',
        ],
        figures: [
          { value: 'Blei, AGM', text: 'Wollen voll geladen stehen, sonst sulfatieren sie.' },
          { value: 'Lithium', text: 'Braucht ein Gerät mit Lithiumprogramm und darf bei Frost nicht geladen werden.' },
          {
            value: 'Hochvolt',
            text: 'Antriebsbatterien stehen am besten halb voll; die kleine 12-Volt-Batterie daneben nicht vergessen.',
          },
        ],
      },
      {
        heading: 'Reifen, Bremsen, Tank',
        paragraphs: [
          'Ein stehender Reifen trägt immer mit derselben Stelle. Bei breiten, steifen Reifen entsteht dort mit der Zeit eine flache Zone, die man beim Losfahren als Rumpeln spürt. Mehr Luft hält den Reifen runder. Bei wertvollen Fahrzeugen lohnen sich auch Reifenwiegen oder ein gelegentliches Verschieben um eine Viertelumdrehung.',
          'Die Handbremse bleibt bei langer Standzeit besser offen, sonst kleben die Beläge an. Gang oder Parkstellung und zwei Keile halten das Auto auch so. Den Tank füllt man vor dem Abstellen, denn in einem halb leeren Stahltank bildet sich Kondenswasser.',
        ],
      },
      {
        heading: 'Sicherheit: Jemand merkt es',
        paragraphs: [
          'Was lange unbeachtet steht, wird eher aufgebrochen, und der Schaden fällt erst Wochen später auf. Eine Überwachung rund um die Uhr verkürzt diese Zeit. Hilfreich ist auch, wenn Leute vom Fach im Haus sind: Eine Öllache unter dem Motor oder einen platten Reifen sehen sie, bevor Sie davorstehen und losfahren möchten.',
        ],
      },
      {
        heading: 'Vor dem Abgeben: sechs Punkte',
        paragraphs: ['Was Sie selbst erledigen können, kostet einen Nachmittag:'],
        list: [
          'Waschen und trocken fahren, auch den Unterboden',
          'Innenraum saugen, Abfall und Esswaren entfernen',
          'Volltanken und Reifendruck erhöhen',
          'Motorenöl wechseln, wenn der Service ohnehin ansteht',
          'Kilometerstand und vorhandene Schäden fotografieren',
          'Versicherung über den neuen Standort informieren',
        ],
      },
      {
        heading: 'Übergabe und Preis',
        paragraphs: [
          `Ein Platz im Autohotel kostet ${prices.autohotelBlog}. Bei der Übergabe gehen wir um das Auto, halten den Zustand fest und besprechen, wann Sie es wieder brauchen.`,
          'Am Tag der ersten Ausfahrt gilt: langsam beginnen. Prüfen Sie den Reifendruck, bremsen Sie ein paarmal sanft, damit der Flugrost von den Scheiben geht, und lassen Sie den Motor auf den ersten Kilometern warm werden, bevor Sie Gas geben.',
        ],
      },
    ],
    callToAction: {
      title: 'Wo steht Ihr Auto im nächsten Winter?',
      text: 'Nennen Sie uns Modell, Masse und Zeitraum. Wir schauen, welcher Platz frei ist.',
      serviceId: 'autohotel',
    },
  } satisfies ArticleBody;
}
