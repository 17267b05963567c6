import { businessProfile } from '@fahrzeugpflege/contracts';
import type { Aspect } from './aspect.js';
import { factOf } from './site-facts.js';

/** How long one is bound, and how one ends it. */
export const minimumTerm: Aspect = {
  id: 'minimumTerm',
  isComplete: true,
  about: 'subject',
  patterns: [
    'mindestdauer|mindestlaufzeit|mindestvertragsdauer|laufzeit|vertragsdauer|mindestzeit|minimaldauer|mindestmietdauer|vertragslaufzeit|minimum|mindestens|minimal',
    'kündigen|kündigung|kündigungsfrist|kündbar|aussteigen|aufhören|gebunden|binden|auflösen|beenden|stornieren|absagen|abbrechen|stoppen|vorzeitig|herauskommen|rauskommen',
    'auftrag|vertrag heraus|raus|weg wie|wieder|wann|komme|kommen',
    'wie_lange binden|gebunden|verpflichten|minimal|vertrag|müssen',
  ],
  covers: ['duration', 'lasting', 'bring', 'process', 'access'],
  answer({ subjects, says }) {
    const [subject] = subjects;
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
    'erlös|verkaufserlös|verkaufspreis',
  ],
  covers: ['price', 'campaign', 'overview', 'comparison', 'affordable', 'periodCost', 'total', 'offered'],
  answer({ subjects, look, says }) {
    if (subjects.length > 0 && !subjects.some(({ id }) => id === 'vermittlung' || id === 'an-und-verkauf'))
      return undefined;
    const compared = says('günstiger|besser|billiger|lohnen|vergleich')
      ? look('fester betrag günstiger als provision')
      : undefined;
    return {
      text:
        compared ??
        `Nein, bei der Vermittlung gibt es keine Provision: Sie kostet ${businessProfile.prices.brokerage}, als fester Betrag. Der Erlös gehört Ihnen, ohne Abzug von Prozenten.`,
    };
  },
};

/** Whether the price holds value added tax. */
export const valueAddedTax: Aspect = {
  id: 'vat',
  about: 'either',
  patterns: ['mwst|mehrwertsteuer|steuer|mwst.|mehrwertsteuern|netto|brutto'],
  covers: ['price', 'included'],
  answer({ subjects }) {
    const isSealing = subjects.length === 0 || subjects.some(({ id }) => id === 'keramikversiegelung-wohnmobile');
    const sealing = `Der Preis der Keramikversiegelung, ${businessProfile.prices.ceramicSealing}, versteht sich exkl. MwSt.`;
    if (isSealing) return { text: sealing };
    return {
      text: `Ob die Mehrwertsteuer in diesem Preis enthalten ist, weiss ich nicht; in der Offerte steht es. ${sealing}`,
      isUnknown: true,
    };
  },
};
