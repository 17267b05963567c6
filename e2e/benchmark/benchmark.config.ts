import { defineConfig } from '@playwright/test';

/** `npm run bench:…`: measurements on a machine that does nothing else. Not part of the tests. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/measure-*.ts',
  reporter: [['list']],
  workers: 1,
  retries: 0,
  timeout: 0,
});
