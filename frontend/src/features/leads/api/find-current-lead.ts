import type { Lead } from '@fahrzeugpflege/contracts';
import { loadLead } from './lead';

/** The lead as it is stored now, whatever the list shows; undefined when it can't be found or asked for. */
export function findCurrentLead({ id }: Lead): Promise<Lead | undefined> {
  return loadLead(id).catch(() => undefined);
}
