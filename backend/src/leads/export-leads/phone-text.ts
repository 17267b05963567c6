/** Two, three, two, two digits: `79 123 45 67`. */
const SWISS = /^\+41(\d{2})(\d{3})(\d{2})(\d{2})$/;

/**
 * A phone number that spreadsheets leave alone: no plus at its front, which begins a formula, and spaces, which keep the
 * zero there. What could not be read stands as it was typed.
 */
export function phoneText({
  phone,
  phoneE164,
}: {
  readonly phone: string | null;
  readonly phoneE164: string | null;
}): string | null {
  if (phoneE164 === null) return phone;
  const [, ...groups] = SWISS.exec(phoneE164) ?? [];
  if (groups.length > 0) return `0${groups.join(' ')}`;
  return `00${phoneE164.slice(1, 3)} ${phoneE164.slice(3)}`;
}
