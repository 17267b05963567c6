import { chatPhoneLink } from '@fahrzeugpflege/contracts';
import type { Word } from '../../language/read-text.js';
import { subjectOf } from '../subjects/subjects.js';
import { numberOf } from '../understand/numbers.js';
import { isVehicleName, modelPlaces } from '../understand/vehicle-names.js';
import type { Asked, Aspect } from './aspect.js';

/** «gemäss Inserat» */
const SALE_PRICE = subjectOf('an-und-verkauf')?.page?.prices.find(({ what }) => what.startsWith('Kauf '))?.price;
/** What only a vehicle that somebody buys is called. */
const TO_BUY = /^(?:(?:fabrik)?neue?[nrs]?|neuwertige?[nrs]?|gebrauchte?[nrs]?|gefahren(?:e[nrs]?)?|occasions?)$/;
const CHEAP = /^(?:günstige?[nrs]?|billige?[nrs]?|preiswerte?[nrs]?|bezahlbare?[nrs]?|zahlbare?[nrs]?)$/;
const ARTICLE = /^(?:der|die|das|den|dem|dieser?|dieses|diesen)$/;
/** No article, pronoun or verb that ends so. */
const ADJECTIVE =
  /^(?!(?:der|die|diese[nrs]?|den|denn|es|er|wer|eine[nr]?|(?:mein|dein|sein|unser|euer|ihr)e?[nrs]?|viele|kosten?|haben?|suchen?|geben?|ihnen|für)$)\p{L}*(?:\p{L}{2}e[nrs]?|occasions?|neu|gefahren)$/u;
const OWN = /^(?:mein|unser|dein|sein)/;
/** «Was kostet es für ein neues Wohnmobil?» asks for the price of a work. */
const FOR = /^(?:für|fürs|bei|beim|mit|von|vom|im|am)$/;
/** «Was zahlt man bei euch für einen gebrauchten Ferrari?»: what is paid for it is its price. */
const PAID_BY_ONESELF = ':zahlt|:zahle|:zahlen|:bezahlt|hinblättern|hinlegen|auslegen =man|=ich|=wir !=ihr|=sie';
const LIMIT = /^(?:unter|bis|um|für|zirka|circa|ca|maximal|höchstens)$/;
/** In francs: for less nobody buys a vehicle here. */
const LEAST = 3000;
const PRICE =
  'kosten|preis|teuer|zahlen|bezahlen|hinblättern|hinlegen|auslegen|ausgeben|:gibt|:gäbe|haben|habt|suchen|suche|finden';
const SEARCHED = ':suche|:suchen|:sucht|:habe|wir_haben|haben_wir';
const OF_PRICE =
  'kosten|preis|teuer|zahlen|bezahlen|hinblättern|hinlegen|auslegen|ausgeben|günstig|billig|preiswert|bezahlbar|zahlbar|unter|bis|maximal|höchstens|wie_viel|franken|chf';
const ADVERTISED =
  'inserat|inseriert|inserieren|ausgeschrieben|ausschreiben|website|homepage|schaufenster|verkauf|verkaufen';
const STANDS = 'bei_ihnen|bei_euch|=ihr|=sie steht|stehen|habt|haben|anbieten|verkauft|verkaufen';
/** May stand beside a vehicle whose price is asked. */
const BESIDE = /^(?:bei|euch|ihnen|so|etwa|ungefähr|heute|denn|eigentlich|in|der|schweiz|oder|ein|eine|einen|\d+)$/;
const FOR_WHOM =
  'versiegelung|versiegeln|keramik|reinigung|dampf|einlagerung|autohotel|vermittlung|aufbereitung|=platz|stellplatz|unterstand';

/** What a vehicle costs that somebody wants to buy: «Was kostet ein neuer Hymer?», «Ein Camper unter 40'000?» */
export const salePrice: Aspect = {
  id: 'salePrice',
  about: 'either',
  isSure: true,
  patterns: [
    `${PRICE} neu|neuwertig|gebraucht|gefahren|occasion|günstig|billig|preiswert|bezahlbar|zahlbar|${ADVERTISED}`,
    'kosten =ein|=eine|=einen',
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
    if (asked.says(FOR_WHOM) || !asked.words.some((word, at) => isVehicleName(word) && isToBuy(at, asked)))
      return undefined;
    return {
      text: `Der Preis unserer Fahrzeuge: ${SALE_PRICE}. Was gerade da ist, sehen Sie auf der Seite «Fahrzeuge» oder erfahren Sie unter ${chatPhoneLink}.`,
    };
  },
};

/** Whether the vehicle that stands there is one to buy: by what it is called, where it stands or what it may cost. */
function isToBuy(at: number, { words, says, saysInMessage, subjects }: Asked): boolean {
  const begin = beginOf(words, at);
  const before = words[begin - 1]?.standard ?? '';
  const phrase = words.slice(begin, at).map(({ standard }) => standard);
  if (phrase.some((word) => OWN.test(word)) || OWN.test(before)) return false;
  if (phrase.some((word) => TO_BUY.test(word)))
    return says(PAID_BY_ONESELF) || !FOR.test(words[begin - 2]?.standard ?? '');
  if (/^eine?n?$/.test(before) && isObject(begin - 1, at, words)) return subjects.length === 0;
  if (ARTICLE.test(before)) return saysInMessage(ADVERTISED) || says(STANDS);
  const isWanted = says(':habt|:haben|:gibt|:gäbe|suchen|suche|finden');
  return isWanted && (phrase.some((word) => CHEAP.test(word)) || namesLimit(words));
}

/** «Was kostet ein Porsche 911 Turbo bei euch?»: nothing but the vehicle, so that no work on it is meant. */
function isObject(article: number, at: number, words: readonly Word[]): boolean {
  const isAsked = /^kosten?t?$/.test(words[article - 1]?.standard ?? '');
  const models = modelPlaces(
    words,
    (place) => BESIDE.test(words[place]?.standard ?? '') && !/^\d/.test(words[place]?.standard ?? ''),
  );
  return isAsked && words.every(({ standard }, place) => place <= at || models.has(place) || BESIDE.test(standard));
}

/** Where the words begin that belong to a noun. */
function beginOf(words: readonly Word[], at: number): number {
  let begin = at;
  while (begin > 0 && ADJECTIVE.test(words[begin - 1]?.standard ?? '')) begin -= 1;
  return begin;
}

/** «unter 30'000», «für ca. 40000 Franken» */
function namesLimit(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    const isLimit = [words[at - 1], words[at - 2]].some((each) => LIMIT.test(each?.standard ?? ''));
    return isLimit && (numberOf(word) ?? 0) >= LEAST;
  });
}
