import { businessProfile } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { readEnvironment } from './env.js';

const { thirdParties } = businessProfile;
const read = (THIRD_PARTIES?: string) => readEnvironment({ DATABASE_URL: 'postgresql://u@h/d', THIRD_PARTIES });

describe('the variable THIRD_PARTIES', () => {
  it.each([undefined, ''])('leaves the profile’s providers when it is %p', (value) => {
    expect(read(value).thirdParties).toEqual(thirdParties);
  });

  it('replaces the parts that it names', () => {
    const map = { ...thirdParties.map, embedUrl: 'http://127.0.0.1:4000/map', provider: 'Karte' };
    expect(read(JSON.stringify({ map })).thirdParties).toEqual({ ...thirdParties, map });
  });

  it('is refused with every fault at its place', () => {
    const faulty = { map: { ...thirdParties.map, embedUrl: 'map' }, analytics: { kind: 'counter' } };
    const reading = () => read(JSON.stringify(faulty));
    expect(reading).toThrow(/THIRD_PARTIES\.map\.embedUrl: /);
    expect(reading).toThrow(/THIRD_PARTIES\.analytics\.kind: /);
    expect(() => read('{')).toThrow(/THIRD_PARTIES: must be JSON/);
  });
});

describe('the variable ADMIN_USERNAME', () => {
  const nameOf = (ADMIN_USERNAME?: string) =>
    readEnvironment({ DATABASE_URL: 'postgresql://u@h/d', ADMIN_USERNAME }).ADMIN_USERNAME;

  it('is a name that an account may have', () => {
    expect(nameOf('Chefin Müller')).toBe('Chefin Müller');
    expect(nameOf(undefined)).toBe('admin');
    for (const name of ['system', ' System ', 'a\u200bb']) expect(() => nameOf(name)).toThrow(/ADMIN_USERNAME: /);
  });
});
