import { firstSentences } from '../../knowledge/excerpt.js';
import { prices } from '../../knowledge/facts.js';
import { type Aspect, replyOf } from './aspect.js';
import { priceSentence } from './price-sentence.js';

/** Whether a vehicle of some size costs more: it depends, and only an offer tells. */
export const size: Aspect = {
  id: 'size',
  about: 'either',
  patterns: [
    'meter|=m|=cm :lang|:länge|:langes|:langer|:langen|hoch|höhe|=gross|grösse|breit|wohnmobil|alkoven|kosten|preis|teuer|:zahlen|:zahle|bezahlen|aufpreis|versiegeln|versiegelung !wie_lange|wenden|umdrehen|rangieren|zufahrt|hof|gelände|areal|einfahrt|vorplatz|hinfahren|vorfahren',
    'alkoven|liner|vollintegriert|teilintegriert|integriert|dickschiff|doppelachser|kompakt|kastenwagen kosten|preis|teuer|:zahlen|:zahle|:zahlt|bezahlen|mehr|aufpreis|zuschlag|teurer|gleich',
    'alkoven|liner|vollintegriert|teilintegriert|kastenwagen :hoch|:lang|:breit !wie_hoch|wie_lange|passt',
    'aufpreis|zuschlag|mehrpreis|mehrkosten|grössenzuschlag',
    'gleich_viel|gleichviel|gleichen_preis kosten|:zahlen|:zahle|:zahlt|zahlt|bezahlen|wie|autohotel|einlagerung',
    'kompakt|richtwert|kompaktes =wohnmobil|versiegelung|keramik|preis',
    '=gross|grösser|:länge|höhe|grösse|:länger|höher kosten|teuer|:zahlen|:zahle|:zahlt|preis|abhängen|bezahlen !wie_lange|wie_gross|preisunterschied',
    // «Mein Wohnmobil ist alt und kreidet. Wird das teurer?»
    'teurer :wird|:werden|:kommt|:ist|:wäre =es|=das|=dann|=denn|deswegen|deshalb|wenn|weil !als|statt|gegenüber|=ihr|=sie|konkurrenz|paket|komplettpaket|blog|warum|wieso|weshalb|oder|zwei',
    ':lang|:langes|:langer|=hoch kosten|teuer|:zahlen|:zahle|:zahlt|preis|bezahlen mehr|meter|auch|gleich !wie_lange',
  ],
  covers: ['price', 'duration', 'comparison', 'fits', 'overview', 'included'],
  answer: ({ subjects }) => {
    const subject = subjects[0];
    if (subject && subject.id !== 'keramikversiegelung-wohnmobile') {
      if (!subject.price || !subject.page) return undefined;
      return replyOf(
        `${priceSentence(subject)} ${firstSentences(subject.page.pricesNote, 1)} Was es für Ihr Fahrzeug kostet, steht in der Offerte; ich nehme gerne eine Anfrage auf.`,
      );
    }
    return {
      text: `Das hängt von Länge, Höhe und Zustand der Oberfläche ab. Die Keramikversiegelung kostet ${prices.ceramicSealing} exkl. MwSt., ein kompaktes Wohnmobil ${prices.compactMotorhome}. Was es für Ihr Fahrzeug kostet, steht in der Offerte; ich nehme gerne eine Anfrage auf.`,
    };
  },
};
