/** Neither what is hidden nor what only robots reach. */
const FIRST_FIELD = ':is(input:not([type="hidden"], [tabindex="-1"]), textarea, select)';

/** Puts the cursor into the first field that a person fills in. */
export function focusFirstField(element: Element, options?: FocusOptions): void {
  element.querySelector<HTMLElement>(FIRST_FIELD)?.focus(options);
}
