/** Fetches the rules of the forms, and zod with them: a page that is only read never loads either. */
export function loadFormRules() {
  return import('./form-rules.ts');
}

/** Fetches them ahead, when a visitor enters a form. */
export function preloadFormRules(): void {
  loadFormRules().catch(() => undefined);
}
