import { PROMO_SERVICE_TYPE, servicePaths } from '@fahrzeugpflege/contracts';

interface ServiceChoice {
  /** As leads name the service. */
  readonly value: string;
  readonly label: string;
}

/** The services that the list can be narrowed to: the promotion's, and those of the vehicle enquiry. */
export const serviceChoices: readonly ServiceChoice[] = [
  { value: PROMO_SERVICE_TYPE, label: PROMO_SERVICE_TYPE },
  ...servicePaths.map(({ titles: [value], label }) => ({ value, label })),
];

/** Whether a text names one of them. */
export function isServiceChoice(text: string): boolean {
  return serviceChoices.some(({ value }) => value === text);
}
