import type { FactName } from '@fahrzeugpflege/contracts';
import type { EnvironmentFacts } from '../content/facts-of.js';
import { Unchangeable } from '../problem/business-error.js';

/** The facts that the environment sets. */
export function fixedFacts({ campaign, prices = {} }: EnvironmentFacts): readonly FactName[] {
  const names = Object.keys(prices).map((name) => `prices.${name}` as FactName);
  return campaign ? [...names, 'campaign'] : names;
}

/** @throws Unchangeable: what is set now would take no effect */
export function refuseFixed(fact: FactName, environment: EnvironmentFacts): void {
  if (!fixedFacts(environment).includes(fact)) return;
  throw new Unchangeable('Diese Angabe legt der Betrieb der Website fest (Umgebungsvariable).');
}
