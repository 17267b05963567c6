import type { Subject } from './subject.js';

/** True for what polishes and seals a surface. */
export function isSealing({ id }: Subject): boolean {
  return id === 'keramikversiegelung-wohnmobile' || id === 'aufbereitung';
}

/** True for what cleans with steam. */
export function isSteam({ id }: Subject): boolean {
  return id === 'dampfreinigung' || id === 'mikrodampfreinigung';
}

/** True where a vehicle stays. */
export function isPlace({ id }: Subject): boolean {
  return id === 'autohotel' || id === 'einlagerung';
}
