import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { findChromium } from './browser/support/chromium.js';
import { DESKTOP, PHONE } from './browser/support/screens.js';
import { site } from './browser/support/site.js';

const reports = (name: string) => fileURLToPath(new URL(`../.test-reports/${name}`, import.meta.url));

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
    // What looks or works differently there; the rest is the same code at any width.
    { name: 'phone', use: PHONE, testIgnore: '**/no-script/**', grep: /@phone|@both/ },
    { name: 'no-script', use: { ...DESKTOP, javaScriptEnabled: false }, testMatch: '**/no-script/**/*.spec.ts' },
  ],
});
