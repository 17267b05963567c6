import { defineConfig } from '@playwright/test';
import base from '../../playwright.config.js';

/** `npx playwright test --config e2e/browser/pictures/pictures.config.ts` takes the README's pictures anew. */
export default defineConfig({
  testDir: '.',
  testMatch: 'readme-pictures.ts',
  globalSetup: '../support/global-setup.ts',
  reporter: 'list',
  workers: 1,
  timeout: 120_000,
  // A picture is taken with a style of its own.
  use: { ...base.use, viewport: { width: 1280, height: 900 }, bypassCSP: true },
});
