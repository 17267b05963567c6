import { prices } from '../../knowledge/facts.js';
import type { Aspect } from './aspect.js';
import { factOf } from './site-facts.js';

/** How long one is bound, and how one ends it. */
export const minimumTerm: Aspect = {
  id: 'minimumTerm',
  isComplete: true,
  about: 'subject',
  patterns: [
    'mindestdauer|mindestlaufzeit|mindestvertragsdauer|laufzeit|vertragsdauer|mindestzeit|minimaldauer|mindestmietdauer|vertragslaufzeit|minimum|mindestens|minimal',
    'mindestens|minimum|wie_lange mitmachen|dabeibleiben|dabei_bleiben|bleiben|laufen_lassen|zahlen|bezahlen !franken|halten',
    'kündigen|kündigung|kündigungsfrist|kündbar|aussteigen|aufhören|gebunden|binden|auflösen|beenden|stornieren|absagen|abbrechen|stoppen|vorzeitig|herauskommen|rauskommen !hat_mir|haben_mir|wurde_mir|mir_gekündigt|vermieter|vermieterin',
    'ewig|endlos|unbegrenzt|für_immer|weiterhin zahle|zahlen|bezahlen|bezahle|läuft|laufen|kosten !halten|hält',
    'auftrag|vertrag heraus|raus|weg wie|wieder|wann|komme|kommen',
    ':raus|:heraus|:aussteigen =da|=dort|früher|jederzeit wieder|komme|kann !auto|wohnmobil|wagen|fahrzeug|fleck|flecken|geruch|geht',
    'wie_lange|wie_lang binden|gebunden|verpflichten|minimal|vertrag|müssen !übergabe !abgabe !muss_auf !muss_zum !muss_zur',
  ],
  covers: ['duration', 'lasting', 'bring', 'process', 'access'],
  answer({ subjects, says }) {
    // «Der Verkauf klappt garantiert innert drei Monaten?» asks for more than a term.
    if (says('garantieren|garantiert|versprechen|versprecht')) return undefined;
    const [subject] = subjects;
    if (says(':raus|:heraus') && !factOf(subject?.page, 'Kündigung')) return undefined;
    // Work is done once: only a stay or an order goes on until it is ended.
    const goesOn = subject?.price === undefined || subject.price.endsWith('pro Monat');
    if (
      !goesOn &&
      !says('mindestdauer|mindestlaufzeit|laufzeit|vertrag|kündigen|kündigung|binden|gebunden|absagen|stornieren')
    )
      return undefined;
    const term = factOf(subject?.page, 'Mindestdauer');
    const end = factOf(subject?.page, 'Kündigung');
    if (subject && term)
      return { text: `Die Mindestdauer beträgt ${term}.${end ? ` Kündigen können Sie ${end}.` : ''}` };
    return {
      text: `Ob es hier eine Mindestdauer oder eine Kündigungsfrist gibt, weiss ich nicht. Die Bedingungen erhalten Sie mit der Offerte schriftlich.`,
      isUnknown: true,
    };
  },
};

/** Whether a share of the sale is taken. */
export const commission: Aspect = {
  id: 'commission',
  isComplete: true,
  about: 'either',
  patterns: [
    'provision|verkaufsprovision|erfolgshonorar|kommission|courtage|verkaufsanteil',
    'prozent|anteil verkaufspreis|erlös|verkauf|verkaufserlös',
    'prozente|prozent|anteil nehmen|verlangen|behalten|bekommen käufer|verkaufen|verkauf',
    'erlös|verkaufserlös|verkaufspreis !zusammen|zusammensetzen|festlegen|bestimmen|bestimmt',
    'abzug|abzüge|abzügen auto|wagen|wohnmobil|camper|verkauf|verkaufspreis|verkaufen !rabatt|aktion|steuer',
    'lohnen|lohnt|rentieren vermittlung|vermitteln !statt|anstatt|oder|verkaufen',
    'verdienen|verdient =ihr|=sie daran|dabei|damit|verkauf|verkaufen|auto|fahrzeug|wohnmobil|wagen',
    'prozente|anteil :nehmt|:nehmen|:behaltet|:wollt|:verlangt =ihr|=sie !rabatt|aktion|frühbucher|wasser',
  ],
  covers: [
    'hours',
    'price',
    'campaign',
    'overview',
    'comparison',
    'affordable',
    'periodCost',
    'total',
    'offered',
    'payment',
  ],
  answer({ subjects, look, says }) {
    const isOfSale = subjects.some(({ id }) => id === 'vermittlung' || id === 'an-und-verkauf');
    if (subjects.length > 0 && !isOfSale && !says('prozent|prozente|provision verkauf|verkaufen|verkaufspreis'))
      return undefined;
    const compared = says('günstiger|besser|billiger|lohnen|rentieren|vergleich')
      ? look('fester betrag günstiger als provision')
      : undefined;
    return {
      text:
        compared ??
        `Nein, bei der Vermittlung gibt es keine Provision: Sie kostet ${prices.brokerage}, als fester Betrag. Der Erlös gehört Ihnen, ohne Abzug von Prozenten.`,
    };
  },
};

/** Whether the price holds value added tax. */
export const valueAddedTax: Aspect = {
  id: 'vat',
  about: 'either',
  patterns: [
    'mwst|mehrwertsteuer|steuer|mwst.|mehrwertsteuern|netto|brutto !sparen|prämie|strassenverkehr|den_steuern|steuererklärung|:steuerlich',
  ],
  covers: ['price', 'included'],
  answer({ subjects }) {
    const isSealing = subjects.length === 0 || subjects.some(({ id }) => id === 'keramikversiegelung-wohnmobile');
    const sealing = `Der Preis der Keramikversiegelung, ${prices.ceramicSealing}, versteht sich exkl. MwSt.`;
    if (isSealing) return { text: sealing };
    return {
      text: `Ob die Mehrwertsteuer in diesem Preis enthalten ist, weiss ich nicht; in der Offerte steht es. ${sealing}`,
      isUnknown: true,
    };
  },
};
