import { defineConfig } from '@playwright/test';
import { site } from '../browser/support/site.js';

/** `npm run lighthouse`: what every indexable page reaches, on a machine that does nothing else. Not part of the tests. */
export default defineConfig({
  testDir: '.',
  testMatch: 'measure-pages.ts',
  globalSetup: '../browser/support/global-setup.ts',
  reporter: [['list']],
  workers: 1,
  retries: 0,
  timeout: 600_000,
  use: { baseURL: site.url },
});
