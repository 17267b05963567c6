import { EnvironmentError } from '@fahrzeugpflege/infra/config';
import { migrateDatabase } from '@fahrzeugpflege/infra/database';
import { openDatabase, StartError } from '@fahrzeugpflege/infra/local';
import { readSeedArguments, readSeedTarget } from './env.js';
import { type SeedTimes, seedLeads } from './seed-leads.js';

// `npm run seed -- 1000000`: fills a database with made-up leads, and says how long that took.

/** Where nobody watches, a line each so many leads tells that it goes on. */
const LEADS_PER_LINE = 100_000;

try {
  const { leads, compare } = readSeedArguments(process.argv.slice(2));
  const database = await openDatabase(readSeedTarget());
  try {
    await migrateDatabase(database.url);
    report(leads, await seedLeads({ url: database.url, leads, compare, onProgress: showProgress }));
  } finally {
    await database.close();
  }
} catch (error) {
  const isExpected = error instanceof StartError || error instanceof EnvironmentError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

function showProgress(leads: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${leads} leads`);
  else if (leads % LEADS_PER_LINE === 0) console.log(`${leads} leads after ${Math.round(process.uptime())} s`);
}

function report(leads: number, { seed, bareCopy, vacuum }: SeedTimes): void {
  const rate = Math.round(leads / seed);
  console.log(`\r${leads} leads with submissions, histories and mails: ${seed.toFixed(1)} s (${rate} leads a second)`);
  console.log(`VACUUM (ANALYZE) afterwards: ${vacuum.toFixed(1)} s`);
  if (bareCopy === undefined) return;
  console.log(`bare COPY of the same rows into tables with the same indices and keys: ${bareCopy.toFixed(1)} s`);
  console.log(`ratio ${(seed / bareCopy).toFixed(2)}`);
}
