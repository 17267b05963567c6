import { chatPhoneLink } from '@fahrzeugpflege/contracts';
import { subjectOf } from '../subjects/subjects.js';
import type { Aspect } from './aspect.js';
import { priceList } from './price.js';
import { ADVERTISED, isOpenKind, namesLimit, vehicleToBuy } from './to-buy.js';

/** «gemäss Inserat» */
const SALE_PRICE = subjectOf('an-und-verkauf')?.page?.prices.find(({ what }) => what.startsWith('Kauf '))?.price;
const PRICE =
  'kosten|preis|teuer|zahlen|bezahlen|hinblättern|hinlegen|auslegen|ausgeben|:gibt|:gäbe|haben|habt|suchen|suche|finden';
const SEARCHED = ':suche|:suchen|:sucht|:habe|wir_haben|haben_wir';
const OF_PRICE =
  'kosten|preis|teuer|zahlen|bezahlen|hinblättern|hinlegen|auslegen|ausgeben|günstig|billig|preiswert|bezahlbar|zahlbar|unter|bis|maximal|höchstens|wie_viel|franken|chf';
const FOR_WHOM =
  'versiegelung|versiegeln|keramik|reinigung|dampf|einlagerung|autohotel|vermittlung|aufbereitung|=platz|stellplatz|unterstand';

/** What a vehicle costs that somebody wants to buy: «Was kostet ein neuer Hymer?», «Ein Camper unter 40'000?» */
export const salePrice: Aspect = {
  id: 'salePrice',
  about: 'either',
  isSure: true,
  patterns: [
    `${PRICE} neu|neuwertig|gebraucht|gefahren|occasion|günstig|billig|preiswert|bezahlbar|zahlbar|${ADVERTISED}`,
    'kosten|teuer =ein|=eine|=einen|=es|=eure|=ihre',
    `${PRICE} gebrauchtwagen|occasionswagen|neuwagen|occasionsfahrzeug`,
    `${PRICE} steht|stehen bei_ihnen|bei_euch|=ihr|=sie`,
    'suchen|suche|haben|habt|:gibt|:gäbe unter|bis|zirka|maximal|höchstens|franken|chf !monat|jahr|tag|woche',
  ],
  covers: [
    ...[
      'price',
      'statedPrice',
      'ownPrice',
      'comparison',
      'total',
      'affordable',
      'claimedPrice',
      'size',
      'extremePrice',
    ],
    ...['vehicles', 'vehicleValue', 'worth', 'offered', 'overview', 'periodCost', 'saving', 'serviceList'],
  ],
  answer: (asked) => {
    // «Ich suche einen gebrauchten Sportwagen» asks for the vehicle, «Wir haben ein neues Wohnmobil» for none.
    if (asked.says(SEARCHED) && !asked.saysInMessage(OF_PRICE) && !namesLimit(asked.words)) return undefined;
    if (asked.says(FOR_WHOM)) return undefined;
    const at = vehicleToBuy(asked);
    if (at < 0) return undefined;
    const text = `Der Preis unserer Fahrzeuge: ${SALE_PRICE}. Was gerade da ist, sehen Sie auf der Seite «Fahrzeuge» oder erfahren Sie unter ${chatPhoneLink}.`;
    return {
      text: isOpenKind(at, asked.words)
        ? `${text}\nOder meinen Sie eine Leistung für Ihr Fahrzeug? ${priceList()}`
        : text,
    };
  },
};
