import { resolve } from 'node:path';
import { businessProfile } from '@fahrzeugpflege/contracts';
import { ROOT } from '@fahrzeugpflege/infra/process';
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

describe('the folder of photos', () => {
  it.each([
    [{}, '.data/photos'],
    [{ DATA_DIR: 'site' }, 'site/photos'],
    [{ DATA_DIR: '/srv/site' }, '/srv/site/photos'],
    [{ DATA_DIR: 'site', PHOTO_DIR: '/mnt/photos' }, '/mnt/photos'],
  ])('of %j is %s, seen from the repository', (variables, folder) => {
    const { photoFolder } = readEnvironment({ DATABASE_URL: 'postgresql://u@h/d', ...variables });
    expect(photoFolder).toBe(resolve(ROOT, folder));
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

describe('the variable TRUST_PROXY', () => {
  const proxiesOf = (TRUST_PROXY: string) =>
    readEnvironment({ DATABASE_URL: 'postgresql://u@h/d', TRUST_PROXY }).TRUST_PROXY;

  it('is a list with commas, none where it is unset', () => {
    expect(proxiesOf('loopback, 10.0.0.0/8,2001:db8::1')).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1']);
    expect(proxiesOf('')).toBeUndefined();
  });

  it.each(['proxy.example', '10.0.0.0/99', 'loopback,', 'true'])('is refused where it is %s', (value) => {
    expect(() => proxiesOf(value)).toThrow(/^ *TRUST_PROXY: /m);
  });
});

describe('the variables of the language model', () => {
  const url = 'http://localhost:11434/v1';
  const readModel = (variables: NodeJS.ProcessEnv) =>
    readEnvironment({ DATABASE_URL: 'postgresql://u@h/d', ...variables }).chatModel;

  it('configure none when they are unset or empty', () => {
    expect(readModel({})).toBeUndefined();
    expect(
      readModel({ CHAT_MODEL_URL: '', CHAT_MODEL: '', CHAT_MODEL_KEY: '', CHAT_MODEL_TIMEOUT: '' }),
    ).toBeUndefined();
  });

  it('take an endpoint and a name, and have the rest by default', () => {
    const usual = { url, model: 'klein', key: undefined, timeLimit: 8_000, dailyTokens: 500_000 };
    expect(readModel({ CHAT_MODEL_URL: `${url}/`, CHAT_MODEL: 'klein' })).toEqual(usual);
  });

  it.each(['http://127.0.0.1:11434/v1', 'http://[::1]:11434/v1', 'http://ollama:11434/v1'])(
    'need nobody named for a model of our own: %s',
    (own) => {
      expect(readModel({ CHAT_MODEL_URL: own, CHAT_MODEL: 'klein' })?.url).toBe(own);
    },
  );

  it('take a model of somebody else’s who is named', () => {
    const named = JSON.stringify({ assistant: { provider: 'Sprachmodell AG', privacyUrl: null } });
    const given = { CHAT_MODEL_URL: 'https://a.example/v1', CHAT_MODEL: 'klein', THIRD_PARTIES: named };
    expect(readModel(given)?.url).toBe('https://a.example/v1');
  });

  it('may say all of it', () => {
    const more = { CHAT_MODEL_KEY: 'sk-1', CHAT_MODEL_TIMEOUT: '2.5', CHAT_MODEL_DAILY_TOKENS: '20000' };
    expect(readModel({ CHAT_MODEL_URL: url, CHAT_MODEL: 'klein', ...more })).toEqual({
      url,
      model: 'klein',
      key: 'sk-1',
      timeLimit: 2_500,
      dailyTokens: 20_000,
    });
  });

  it.each<[Record<string, string>, readonly string[]]>([
    [{ CHAT_MODEL_URL: url }, ['CHAT_MODEL']],
    [{ CHAT_MODEL: 'klein' }, ['CHAT_MODEL_URL']],
    [{ CHAT_MODEL_KEY: 'sk-geheim' }, ['CHAT_MODEL_URL', 'CHAT_MODEL']],
    [{ CHAT_MODEL_TIMEOUT: '5' }, ['CHAT_MODEL_URL', 'CHAT_MODEL']],
    [{ CHAT_MODEL_URL: 'localhost:11434', CHAT_MODEL: 'klein' }, ['CHAT_MODEL_URL']],
    [{ CHAT_MODEL_URL: `${url}?key=sk-geheim`, CHAT_MODEL: 'klein' }, ['CHAT_MODEL_URL']],
    [{ CHAT_MODEL_URL: 'https://u:sk-geheim@a.example/v1', CHAT_MODEL: 'klein' }, ['CHAT_MODEL_URL']],
    [
      { CHAT_MODEL_URL: 'ftp://a', CHAT_MODEL: ' ', CHAT_MODEL_TIMEOUT: 'bald' },
      ['CHAT_MODEL_URL', 'CHAT_MODEL', 'CHAT_MODEL_TIMEOUT'],
    ],
    [{ CHAT_MODEL_URL: url, CHAT_MODEL: 'klein', CHAT_MODEL_KEY: 'sk geheim' }, ['CHAT_MODEL_KEY']],
    [{ CHAT_MODEL_URL: url, CHAT_MODEL: 'klein', CHAT_MODEL_TIMEOUT: '31' }, ['CHAT_MODEL_TIMEOUT']],
    [{ CHAT_MODEL_URL: url, CHAT_MODEL: 'klein', CHAT_MODEL_DAILY_TOKENS: '1.5' }, ['CHAT_MODEL_DAILY_TOKENS']],
    [{ CHAT_MODEL_URL: url, PORT: '70000' }, ['PORT', 'CHAT_MODEL']],
    [{ CHAT_MODEL_URL: 'https://a.example/v1', CHAT_MODEL: 'klein' }, ['THIRD_PARTIES']],
    [{ CHAT_MODEL_URL: 'http://192.0.2.1/v1', CHAT_MODEL: 'klein' }, ['THIRD_PARTIES']],
  ])('%j are refused by name, and no value is shown', (variables, names) => {
    const reading = () => readModel(variables);
    for (const name of names) expect(reading).toThrow(new RegExp(`^ *${name}: `, 'm'));
    expect(reading).not.toThrow(/geheim/);
  });
});
