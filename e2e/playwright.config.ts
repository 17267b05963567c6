import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './browser/support/chromium.js';
import { DESKTOP, PHONE } from './browser/support/screens.js';
import { site } from './browser/support/site.js';

const reports = (name: string) => fileURLToPath(new URL(`../.test-reports/${name}`, import.meta.url));

/** What looks or works differently on a phone; the rest is the same code at any width. */
const ON_A_PHONE = [
  'contact',
  'promo',
  'vehicle',
  'pages',
  'navigation',
  'accessibility',
  'focus',
  'staff/leads',
  'staff/pipeline',
  'staff/spam',
  'staff/same-person',
  'staff/search',
  'staff/large-list',
  'staff/open-lead',
  'staff/live',
  'staff/accounts',
  'staff/export',
  'staff/privacy',
].map((name) => `e2e/browser/${name}.spec.ts`);

/** The browser tests: the product as `npm start` starts it, in Chromium, on a desktop, on a phone, and without JavaScript. */
export default defineConfig({
  testDir: './browser',
  globalSetup: './browser/support/global-setup.ts',
  outputDir: reports('browser'),
  reporter: [['list'], ['json', { outputFile: reports('browser.json') }]],
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  workers: 2,
  // Generous on purpose: two slow cores shared by browser, site and database must not make a test fail.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: site.url,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: await findChromium(),
  },
  projects: [
    { name: 'desktop', use: DESKTOP, testIgnore: '**/no-script/**', grepInvert: /@phone/ },
    { name: 'phone', use: PHONE, testMatch: ON_A_PHONE, grepInvert: /@desktop/ },
    { name: 'no-script', use: { ...DESKTOP, javaScriptEnabled: false }, testMatch: '**/no-script/**/*.spec.ts' },
  ],
});
