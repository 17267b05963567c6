import { type Analytics, businessProfile, type ThirdParties } from '@fahrzeugpflege/contracts';
import { describe, expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './security-headers.js';

const { thirdParties } = businessProfile;
const SITE = 'https://site.example';
const OWN = {
  scriptSrc: ["'self'"],
  connectSrc: ["'self'"],
  frameSrc: ["'self'"],
  imgSrc: ["'self'"],
  styleSrc: ["'self'"],
  fontSrc: ["'self'"],
};
const none: ThirdParties = { ...thirdParties, map: { ...thirdParties.map, embedUrl: null } };
const policy = (changes: Partial<ThirdParties>) => contentSecurityPolicy(SITE, { ...none, ...changes }).directives;

describe('the content security policy', () => {
  it('lets nothing in but ourselves where nothing is configured, and never what is inline', () => {
    expect(policy({})).toMatchObject({
      ...OWN,
      defaultSrc: ["'self'"],
      formAction: ["'self'"],
      objectSrc: ["'none'"],
      frameAncestors: ["'none'"],
    });
    expect(JSON.stringify(policy({}))).not.toMatch(/unsafe|data:|mailto:/);
  });

  it('adds no more than the map, its frame and the question whether it answers, for the profile as it is', () => {
    const withMap = ["'self'", 'https://www.openstreetmap.org'];
    const { directives } = contentSecurityPolicy(SITE, thirdParties);
    expect(directives).toMatchObject({ ...OWN, connectSrc: withMap, frameSrc: withMap });
  });

  it('lets a widget draw with everything of its provider, and of the further origins that are named', () => {
    const marketplace = {
      ...thirdParties.marketplace,
      scriptUrl: 'https://widget.market.example:8443/v2/list.js?a=1',
      moreOrigins: ['https://*.market.example'],
    };
    const directives = policy({ marketplace });
    for (const [name, own] of Object.entries(OWN)) {
      expect(directives).toHaveProperty(name, [
        ...own,
        'https://widget.market.example:8443',
        'https://*.market.example',
      ]);
    }
  });

  it.each<Exclude<Analytics, { kind: 'none' }>>([
    { ...counter('plausible'), kind: 'plausible', scriptUrl: 'https://count.example/js/script.manual.js', domain: 'd' },
    { ...counter('matomo'), kind: 'matomo', baseUrl: 'https://count.example/matomo/', siteId: '1' },
    { ...counter('gtag'), kind: 'gtag', scriptUrl: 'https://count.example/gtag/js', measurementId: 'G' },
  ])('lets $kind load its script and send its counts, and no frame', (analytics) => {
    const counted = ['https://count.example', 'https://beacon.example'];
    expect(policy({ analytics })).toMatchObject({
      ...OWN,
      scriptSrc: [...OWN.scriptSrc, ...counted],
      connectSrc: [...OWN.connectSrc, ...counted],
      imgSrc: [...OWN.imgSrc, ...counted],
    });
  });

  it('names an origin once that two providers share', () => {
    const scriptUrl = 'https://both.example/a.js';
    const directives = policy({
      marketplace: { ...thirdParties.marketplace, scriptUrl },
      reviews: { ...thirdParties.reviews, scriptUrl },
    });
    expect(directives.scriptSrc).toEqual(["'self'", 'https://both.example']);
  });

  it('asks for HTTPS where the site has it, and leaves plain loopback alone', () => {
    expect(contentSecurityPolicy(SITE, none).directives).toHaveProperty('upgradeInsecureRequests', []);
    const plain = contentSecurityPolicy('http://localhost:3000', none).directives;
    expect(plain).not.toHaveProperty('upgradeInsecureRequests');
  });
});

function counter(provider: string) {
  return { provider, privacyUrl: null, moreOrigins: ['https://beacon.example'], loadsWithoutConsent: false as const };
}
