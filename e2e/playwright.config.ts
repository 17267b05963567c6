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
  'search-order',
  'pages',
  'navigation',
  'accessibility',
  'focus',
  'chat/opening',
  'chat/conversation',
  'chat/failures',
  'chat/small-windows',
  'chat/enquiry',
  'staff/sign-in',
  'staff/leads',
  'staff/edit-lead',
  'staff/pipeline',
  'staff/spam',
  'staff/statistics',
  'staff/same-person',
  'staff/search',
  'staff/large-list',
  'staff/open-lead',
  'staff/live',
  'staff/accounts',
  'staff/export',
  'staff/privacy',
  'staff/business',
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
  // One more than the smallest machines have cores: a test mostly waits for the site, the queue or the mail.
  workers: 3,
  // Generous on purpose: two slow cores shared by browser, site and database must not make a test fail.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: site.url,
    locale: 'de-CH',
    timezoneId: 'Europe/Zurich',
    screenshot: 'only-on-failure',
    // A trace of every test would cost half as much again as the tests: TRACE=1 keeps those of the tests that fail.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: await findChromium(),
  },
  projects: [
    { name: 'desktop', use: DESKTOP, testIgnore: '**/no-script/**', grepInvert: /@phone/ },
    { name: 'phone', use: PHONE, testMatch: ON_A_PHONE, grepInvert: /@desktop/ },
    { name: 'no-script', use: { ...DESKTOP, javaScriptEnabled: false }, testMatch: '**/no-script/**/*.spec.ts' },
  ],
});
