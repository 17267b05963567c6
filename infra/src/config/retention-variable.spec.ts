import { retentionPeriods } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { parseEnvironment } from './environment.js';
import { retentionVariable } from './retention-variable.js';

const schema = z.object({ RETENTION: retentionVariable });
const read = (RETENTION?: string) => parseEnvironment(schema, { RETENTION }).RETENTION;

describe('the variable RETENTION', () => {
  it.each([[undefined], [''], ['{}'], ['{"leads":{"promo":{}}}']])('%j leaves the periods as they are', (text) => {
    expect(read(text)).toEqual(retentionPeriods);
  });

  it('changes what it names, and nothing else', () => {
    const { leads, noteYears } = read(
      '{"leads":{"promo":{"completed":12},"vehicle":{"rejected":null}},"noteYears":15}',
    );
    const usual = retentionPeriods.leads.contact;
    expect(leads).toEqual({
      contact: usual,
      chatbot: usual,
      promo: { ...usual, completed: 12 },
      vehicle: { ...usual, rejected: null },
    });
    expect(noteYears).toBe(15);
  });

  it.each([
    'bald',
    '[]',
    '{"lead":{}}',
    '{"leads":{"fax":{"completed":1}}}',
    '{"leads":{"promo":{"open":1}}}',
    '{"leads":{"promo":{"completed":0}}}',
    '{"leads":{"promo":{"completed":1.5}}}',
    '{"leads":{"promo":{"completed":"12"}}}',
    '{"suspectedSpamDays":1}',
    '{"noteYears":0}',
  ])('%s is refused by its name', (text) => {
    expect(() => read(text)).toThrow(/RETENTION/);
  });
});
