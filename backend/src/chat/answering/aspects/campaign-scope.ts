import { campaign } from '../../knowledge/facts.js';
import { isOneVehicle } from '../sentence/names-vehicle.js';
import type { Asked } from './aspect.js';

const [ofMotorhomes] = campaign.benefits;
/** What it is given on and what it can't be joined with; with a «Nein» before it. */
const ofOtherWork = campaign.questions[1]?.answer ?? '';
const forWhat = ofOtherWork.replace(/^Nein\. /, '');

/** What the price is asked by. */
export const PRICED = 'kosten|preis|wie_viel|wieviel|:zahlen|:zahle|:zahlt|bezahlen';
const TOGETHER = 'kombinieren|kombinierbar|zusammen|kumulieren|verbinden|kumulierbar|gutschein';
/** Of these the campaign's own text says no; «Isch d Aktion nur für Womo?» and «… au für Wohnwäge?» ask for none. */
const OTHER_WORK =
  'andere|komplettpaket|gesamtpaket|vollpaket|ankauf|=dampf|dampfreinigung|autohotel|einlagerung|vermittlung|stellplatz|lagerplatz|innenreinigung';
const ANY_WORK =
  '=auch|=nur !auch_noch|auch_jetzt|jetzt_auch|auch_heute|auch_wenn|nur_noch|kunden|neukunden|stammkunden|warum|wieso|weshalb';

const OTHER_VEHICLE =
  '=auto|=autos|=pw|=pws|personenwagen|oldtimer|wohnwagen|wohnwägen|caravan|=anhänger|motorrad|=töff|kastenwagen|büssli|=bus|lieferwagen|transporter|lastwagen|kleinwagen|zweitwagen|sportwagen|cabrio|=wagen';
/** The campaign is of motorhomes: asked of which vehicles, or of others. */
const OF_VEHICLES: readonly string[] = [
  'welche|welchen|welches|alle|jedes|jeden|jede|was_für fahrzeug|fahrzeuge|auto|autos|wagen|wohnmobil|wohnmobile|camper|fahrzeugtyp|fahrzeugart',
  'für_was|wofür|worauf|auf_was',
  `=auch|=nur|=für|gelten|gilt|zählen|zählt|profitieren|mitmachen|=mit|=beim|=bei|genuss ${OTHER_VEHICLE}`,
  '=nur|ausschliesslich|bloss|einzig wohnmobil|wohnmobile|camper|womo',
];
const ALSO = '=auch|=nur|=für|gelten|zählen|=mit|=bei';
const CAMPER = /mobil$|camper$|^womo/;

/** That it can't be joined with others, where no price is asked. */
export function ofJoining({ says }: Asked): string | undefined {
  return says(TOGETHER) && !says(PRICED) ? ofOtherWork : undefined;
}

/** On which vehicles and on what work it is given. */
export function ofScope(asked: Asked): string | undefined {
  if (asksOfVehicles(asked)) return `${ofMotorhomes?.text ?? ''} ${forWhat}`;
  const { says } = asked;
  if (says(TOGETHER) && says(PRICED)) return undefined;
  if (says(OTHER_WORK)) return ofOtherWork;
  return says(ANY_WORK) ? forWhat : undefined;
}

/** «Gilt die Aktion auch für meinen Audi?», and no «Ab wann gilt sie für Wohnmobile?» */
export function asksOfVehicles({ says, words }: Asked): boolean {
  if (says('wann|bis_wann|wie_lange') || says(PRICED)) return false;
  const isOther = words.some((word) => isOneVehicle(word) && !CAMPER.test(word.standard));
  return OF_VEHICLES.some(says) || (says(ALSO) && isOther);
}
