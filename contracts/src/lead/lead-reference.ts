import type { FormType } from '../submission/submission-words.js';

/** No letter that could be taken for a digit or another letter (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Hexadecimal digits of the same 40 bits. */
const HEX_LENGTH = 10;

/**
 * The number that a visitor is given for an enquiry, for example «A-7K3M-9QXD»; of one from the chat it begins with «C» and
 * stands in the lead's message, too.
 *
 * @param submissionId its last 40 bits tell it from all others that staff will ever see
 */
export function leadReference(submissionId: string, formType: FormType): string {
  const bits = Number.parseInt(submissionId.replaceAll('-', '').slice(-HEX_LENGTH), 16);
  const digits = bits.toString(SIGNS.length).padStart(LENGTH, '0');
  const signs = digits.replace(/./g, (digit) => SIGNS[Number.parseInt(digit, SIGNS.length)] ?? '');
  return `${formType === 'chatbot' ? 'C' : 'A'}-${signs.slice(0, 4)}-${signs.slice(4)}`;
}

const REFERENCE = /^[AC]-?([0-9A-Z]{4})-([0-9A-Z]{4})$/;
/** What people write for a digit, by hand or by ear. */
const TAKEN_FOR: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };

/**
 * Reads a reference as people write it, for example «a-7k3m-9qxd».
 *
 * @returns the last ten hexadecimal digits of the submission's id; null for what is no reference
 */
export function referencedSubmission(text: string): string | null {
  const signs = REFERENCE.exec(text.toUpperCase())?.slice(1).join('');
  const digits = signs?.replace(/[ILO]/g, (sign) => TAKEN_FOR[sign] ?? '');
  if (!digits || [...digits].some((sign) => !SIGNS.includes(sign))) return null;
  const bits = [...digits].reduce((sum, sign) => sum * SIGNS.length + SIGNS.indexOf(sign), 0);
  return bits.toString(16).padStart(HEX_LENGTH, '0');
}
