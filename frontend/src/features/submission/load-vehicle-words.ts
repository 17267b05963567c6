/** Fetches the reading of vehicle texts: a page that is only read never loads it. */
export function loadVehicleWords() {
  return import('./vehicle-words.ts');
}

/** Fetches it ahead, when a visitor enters a form. */
export function preloadVehicleWords(): void {
  loadVehicleWords().catch(() => undefined);
}
