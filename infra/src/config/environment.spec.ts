import { retentionPeriods } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { commonVariables, EnvironmentError, parseEnvironment, portVariable, retentionVariable } from './environment.js';

const schema = z.object({ ...commonVariables, PORT: portVariable.default(3000) });
const database = { DATABASE_URL: 'postgresql://user:secret@localhost:5432/leads' };

describe('the environment', () => {
  it('fills in what is unset or empty', () => {
    expect(parseEnvironment(schema, { ...database, PORT: '', REDIS_URL: '' })).toEqual({
      ...database,
      PORT: 3000,
      LOG_LEVEL: 'info',
      RETENTION: retentionPeriods,
    });
  });

  it('is refused with every wrong variable named, and no value shown', () => {
    const wrong = { DATABASE_URL: 'mysql://user:secret@x', REDIS_URL: 'localhost', PORT: '70000', LOG_LEVEL: 'loud' };
    expect(() => parseEnvironment(schema, wrong)).toThrow(EnvironmentError);
    for (const name of Object.keys(wrong)) expect(() => parseEnvironment(schema, wrong)).toThrow(new RegExp(name));
    expect(() => parseEnvironment(schema, wrong)).not.toThrow(/secret/);
  });

  it.each([
    'redis://localhost:6379',
    'rediss://:password@redis.example:6380/1',
    'redis://a:6379,redis://b:6379,c:6379',
    'redis+sentinel://user:password@a:26379,b:26379/master',
    'redis+sentinel://a:26379/master?sentinelPassword=x+y',
  ])('takes %s as Redis', (REDIS_URL) => {
    expect(parseEnvironment(schema, { ...database, REDIS_URL }).REDIS_URL).toBe(REDIS_URL);
  });

  it.each([
    'redis://',
    'redis://host:abc',
    'redis://host:99999',
    'redis://a:6379,',
    'http://localhost:6379',
    'redis+sentinel://a:26379,b:x/master',
  ])('refuses %s by its name', (REDIS_URL) => {
    expect(() => parseEnvironment(schema, { ...database, REDIS_URL })).toThrow(/REDIS_URL: must be redis:/);
  });
});

const retention = z.object({ RETENTION: retentionVariable });
const read = (RETENTION?: string) => parseEnvironment(retention, { RETENTION }).RETENTION;

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
