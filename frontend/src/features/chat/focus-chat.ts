/**
 * Puts the focus where the visitor goes on: into the text field, or on the chat itself where that would bring up a
 * phone's keyboard, which hides what the assistant says.
 */
export function focusChat(panel: HTMLElement | null | undefined): void {
  const hasKeyboardOnScreen = matchMedia('(pointer: coarse)').matches;
  const field = hasKeyboardOnScreen ? null : panel?.querySelector('textarea');
  (field ?? panel)?.focus({ preventScroll: true });
}
