/** No letter that could be taken for a digit or another letter (Crockford's base 32). */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
const BITS_OF_A_SIGN = 5n;

/**
 * The number that a visitor is given for an enquiry, for example «C-7K3M-9QXD». It is taken from the submission's id and
 * stands in the lead's message, where the search of the staff area finds it.
 *
 * @param submissionId a UUID made of a hash: its last 40 bits tell it from all others that staff will ever see
 */
export function enquiryReference(submissionId: string): string {
  let bits = BigInt(`0x${submissionId.replaceAll('-', '').slice(-10)}`);
  let signs = '';
  for (let place = 0; place < LENGTH; place += 1) {
    signs = `${SIGNS[Number(bits & 31n)]}${signs}`;
    bits >>= BITS_OF_A_SIGN;
  }
  return `C-${signs.slice(0, 4)}-${signs.slice(4)}`;
}
