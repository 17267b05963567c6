/** Marks the pane that holds the open lead beside the list; its value is the lead's id. */
export const PANE = 'data-open-lead';

/**
 * Leads out of a form of the open lead, back to that lead, or from the form's last question back to it.
 *
 * @returns whether the focus was in one
 */
export function leaveForm(): boolean {
  const form = document.activeElement?.closest('form');
  const lead = form?.closest<HTMLElement>(`[role="dialog"], [${PANE}]`);
  const back = lead && form?.querySelector<HTMLElement>('[data-back]');
  if (back) back.click();
  else lead?.focus();
  return Boolean(lead);
}

/** The pane beside the list, where there is one. */
export function leadPane(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${PANE}]`);
}
