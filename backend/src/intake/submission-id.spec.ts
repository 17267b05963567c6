import type { SubmissionWords } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { validate, version } from 'uuid';
import { fingerprint, submissionIds } from './submission-id.js';

const words: SubmissionWords = {
  formType: 'contact',
  name: 'Anna',
  email: 'anna@example.ch',
  subject: 'Frage',
  message: 'Wie lange hält das?',
};
const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 12, minute));

describe('the id of a submission without a key', () => {
  it('is a UUID', () => {
    const { id, previousId } = submissionIds('192.0.2.1', words, at(0));
    expect([validate(id), version(id), validate(previousId)]).toEqual([true, 8, true]);
  });

  it('is the same for the same words from the same address', () => {
    expect(submissionIds('192.0.2.1', words, at(1))).toEqual(submissionIds('192.0.2.1', words, at(9)));
  });

  it('is known as the previous one in the next ten minutes', () => {
    expect(submissionIds('192.0.2.1', words, at(11)).previousId).toBe(submissionIds('192.0.2.1', words, at(9)).id);
  });

  it('differs by address and by words', () => {
    const { id } = submissionIds('192.0.2.1', words, at(0));
    expect(submissionIds('192.0.2.2', words, at(0)).id).not.toBe(id);
    expect(submissionIds('192.0.2.1', { ...words, message: 'anders' }, at(0)).id).not.toBe(id);
  });
});

describe('the fingerprint', () => {
  it('does not depend on the order of the fields', () => {
    expect(fingerprint(Object.fromEntries(Object.entries(words).reverse()) as SubmissionWords)).toBe(
      fingerprint(words),
    );
  });

  it('tells words apart', () => {
    expect(fingerprint({ ...words, phone: '1' })).not.toBe(fingerprint(words));
  });
});
