/** A price in Swiss francs. */
export interface Money {
  /** `from`: the lowest of several («ab»); `about`: a figure to go by («ca.»); `exact`: neither more nor less. */
  readonly kind: 'from' | 'about' | 'exact';
  /** Francs, above zero, at most two decimals. */
  readonly amount: number;
  /** What it is paid for; null for the work as a whole. */
  readonly per: 'month' | null;
  /** Whether value added tax is in the amount; null where nobody said. */
  readonly vat: 'excluded' | 'included' | null;
}

const KINDS = { from: 'ab', about: 'ca.', exact: '' } as const;
const VAT = { excluded: 'exkl. MwSt.', included: 'inkl. MwSt.' } as const;

const whole = new Intl.NumberFormat('de-CH');
const withCents = new Intl.NumberFormat('de-CH', { minimumFractionDigits: 2 });

/** An amount in francs as the business writes it, with a straight apostrophe between the thousands: «1'699», «80.50». */
export function formatFrancs(francs: number): string {
  return (Number.isInteger(francs) ? whole : withCents).format(francs).replaceAll('’', "'");
}

/** What stands around an amount and the amount itself, for whoever sets them in different sizes. */
interface MoneyWords {
  /** «ab», «ca.» or empty. */
  readonly before: string;
  /** «CHF 1'699». */
  readonly amount: string;
  /** «pro Monat» or empty. */
  readonly after: string;
  /** «exkl. MwSt.» or empty. */
  readonly vat: string;
}

/** A price in its words. */
export function moneyWords({ kind, amount, per, vat }: Money): MoneyWords {
  return {
    before: KINDS[kind],
    amount: `CHF ${formatFrancs(amount)}`,
    after: per ? 'pro Monat' : '',
    vat: vat ? VAT[vat] : '',
  };
}

/** A price in a sentence, without its tax: «ab CHF 200 pro Monat». */
export function moneyText(money: Money): string {
  const { before, amount, after } = moneyWords(money);
  return [before, amount, after].filter(Boolean).join(' ');
}

/** A price that stands alone, with its tax where it is known: «ab CHF 1'699, exkl. MwSt.». */
export function fullMoneyText(money: Money): string {
  const { vat } = moneyWords(money);
  return vat ? `${moneyText(money)}, ${vat}` : moneyText(money);
}
