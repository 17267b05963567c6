import { describe, expect, it } from '@jest/globals';
import { leadReference, referencedSubmission } from './lead-reference.js';

const ID = '019ac3f0-7b1c-7cc3-98c4-dc0c0739874a';

describe('the reference of an enquiry', () => {
  it.each(['00000000', 'ffffffff', '0739874a'])('tells the submission that ends with %s', (end) => {
    const id = ID.replace('0739874a', end);
    const reference = leadReference(id, 'contact');
    expect(reference).toMatch(/^A-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(id.endsWith(referencedSubmission(reference) ?? '?')).toBe(true);
    expect(referencedSubmission(reference.replace('A', 'C'))).toBe(referencedSubmission(reference));
  });

  it.each([
    ['00000000-0000-8000-8000-000000000000', 'C-0000-0000'],
    ['ffffffff-ffff-8fff-bfff-ffffffffffff', 'C-ZZZZ-ZZZZ'],
    ['00000000-0000-8000-8000-00000000001f', 'C-0000-000Z'],
    ['00000000-0000-8000-8000-008000000000', 'C-G000-0000'],
  ])('of %s from the chat is %s', (id, reference) => expect(leadReference(id, 'chatbot')).toBe(reference));

  it('is read as people write it, with an O for a zero and an I or L for a one', () => {
    expect(referencedSubmission('a01ab-cdef')).toBe(referencedSubmission('A-OIAB-CDEF'));
    expect(referencedSubmission('A-OLAB-CDEF')).toBe(referencedSubmission('A-01AB-CDEF'));
  });

  it.each(['', 'A-7K3M', 'B-7K3M-9QXD', 'A-7K3M-9QXDE', 'A-7K3M-9QXU', 'Autohotel'])('is not %j', (text) => {
    expect(referencedSubmission(text)).toBeNull();
  });
});
