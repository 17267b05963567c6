/**
 * Why a submission is kept apart, or null. A filled honeypot is the only rule so far: the field is hidden from people,
 * and what a person typed elsewhere is never judged.
 *
 * @param honey the value of the hidden field, whatever a client sent
 */
export function spamReasonOf(honey: unknown): string | null {
  const filled = typeof honey === 'string' ? honey.trim() !== '' : honey !== undefined && honey !== null;
  return filled ? 'honeypot' : null;
}
