import { Auditor, STEADY_CATEGORIES, STEADY_SETTINGS } from '../lighthouse/audit.js';
import { interviewPath } from './support/pages.js';
import { site } from './support/site.js';
import { expect, test } from './support/test.js';

/** One page of each kind; `npm run lighthouse` audits all of them. */
const KINDS = [
  '/',
  '/leistungen',
  '/leistungen/autohotel',
  '/fahrzeuge',
  '/uber-uns',
  '/blog',
  '/blog/dampfreinigung',
  interviewPath,
  '/kontakt',
  '/promo-womo-fruhbucher',
  '/leads',
  '/impressum',
];

// Performance is judged by `npm run lighthouse`, on a machine that does nothing else.
test.describe('Lighthouse, mobile', () => {
  // In one worker: Lighthouse takes seconds to load, and brings a browser of its own.
  test.describe.configure({ mode: 'default' });

  let auditor: Auditor;

  test.beforeAll(async () => {
    auditor = await Auditor.start();
  });

  test.afterAll(() => auditor.stop());

  for (const path of KINDS) {
    test(`finds nothing wrong with accessibility, practices and findability of ${path}`, async () => {
      const { scores, faults } = await auditor.audit(site.url + path, STEADY_CATEGORIES, STEADY_SETTINGS);
      expect(faults).toEqual([]);
      expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 });
    });
  }
});
