/** A price as it is written, apart in what stands before the amount, the amount with its currency, and the rest. */
export interface PriceParts {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

const AMOUNT = /CHF\s?[\d'’.]*\d(?:\.[–-])?/;

/** Takes a written price apart; one without an amount («auf Anfrage») is all amount. */
export function splitPrice(price: string): PriceParts {
  const match = AMOUNT.exec(price);
  if (!match) return { before: '', amount: price, after: '' };
  const [amount] = match;
  return {
    before: price.slice(0, match.index).trim(),
    amount,
    after: price
      .slice(match.index + amount.length)
      .replace(/^,/, '')
      .trim(),
  };
}

/** The amount of a written price in francs, for example 1699 for `ab CHF 1'699`; undefined where there is none. */
export function amountOf(price: string): number | undefined {
  const digits = AMOUNT.exec(price)?.[0]
    .replace(/\.[–-]$/, '')
    .replace(/[^\d.]/g, '');
  return digits ? Number(digits) : undefined;
}
