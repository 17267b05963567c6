import { describe, expect, it } from '@jest/globals';
import { businessProfile } from './business-profile.js';
import { thirdPartiesSchema } from './third-parties-schema.js';

const { thirdParties } = businessProfile;
const provider = { provider: 'Zähler', privacyUrl: null };

/** The paths of what is wrong with a configuration. */
function faults(changes: Record<string, unknown>): string[] {
  const { error } = thirdPartiesSchema.safeParse({ ...thirdParties, ...changes });
  return (error?.issues ?? []).map(({ path }) => path.join('.'));
}

describe('a configuration of outside providers', () => {
  it('is sound as the profile has it', () => {
    expect(thirdPartiesSchema.parse(thirdParties)).toEqual(thirdParties);
  });

  it.each([
    { kind: 'plausible', scriptUrl: 'https://a.example/s.js', domain: 'a.example', loadsWithoutConsent: true },
    { kind: 'matomo', baseUrl: 'http://127.0.0.1:4000/m/', siteId: '1', loadsWithoutConsent: false },
    { kind: 'gtag', scriptUrl: 'https://a.example/js', measurementId: 'G-1', loadsWithoutConsent: false },
  ])('takes analytics of the kind $kind, and no further origins where none are named', (analytics) => {
    const parsed = thirdPartiesSchema.parse({ ...thirdParties, analytics: { ...provider, ...analytics } });
    expect(parsed.analytics).toEqual({ ...provider, ...analytics, moreOrigins: [] });
  });

  it.each(['javascript:alert(1)', '//a.example', 'a.example', 'https:a.example', ''])(
    'refuses %p as an address',
    (embedUrl) => {
      expect(faults({ map: { ...thirdParties.map, embedUrl } })).toEqual(['map.embedUrl']);
    },
  );

  it.each(["'unsafe-inline'", 'https://a.example; script-src *', '*', 'https://a.example/path'])(
    'lets no origin widen the policy: %p',
    (origin) => {
      expect(faults({ map: { ...thirdParties.map, moreOrigins: [origin] } })).toEqual(['map.moreOrigins.0']);
    },
  );

  it('never lets a script load without consent that takes personal data', () => {
    const gtag = { ...provider, kind: 'gtag', scriptUrl: 'https://a.example/js', measurementId: 'G-1' };
    expect(faults({ analytics: { ...gtag, loadsWithoutConsent: true } })).toEqual(['analytics.loadsWithoutConsent']);
  });

  it('refuses names that it does not know', () => {
    expect(faults({ chat: {} })).toEqual(['']);
  });
});
