import 'reflect-metadata';
import { EnvironmentError, exitCodeOf } from '@fahrzeugpflege/infra/config';
import { createDataSource, isDatabaseUnavailable } from '@fahrzeugpflege/infra/database';
import { findDatabase } from './auth/staff-command/env.js';
import {
  parseStaffCommand,
  runStaffCommand,
  type StaffCommand,
  USAGE,
} from './auth/staff-command/run-staff-command.js';
import { BusinessError } from './problem/business-error.js';

/** Exit code of a wrong call (sysexits.h). */
const EXIT_USAGE = 64;

/** `npm run staff -- …`: the accounts of staff, for who operates the site. */
const command = parseStaffCommand(process.argv.slice(2));
if (command) await carryOut(command);
else {
  console.error(USAGE);
  process.exitCode = EXIT_USAGE;
}

async function carryOut(asked: StaffCommand): Promise<void> {
  try {
    const url = await findDatabase();
    const dataSource = await createDataSource({ url, applicationName: 'staff-command', poolSize: 2 }).initialize();
    try {
      console.log(await runStaffCommand(dataSource, asked));
    } finally {
      await dataSource.destroy();
    }
  } catch (error) {
    console.error(reasonOf(error));
    process.exitCode = exitCodeOf(error);
  }
}

function reasonOf(error: unknown): unknown {
  if (error instanceof EnvironmentError) return error.message;
  if (error instanceof BusinessError) return error.message;
  if (isDatabaseUnavailable(error)) return `Die Datenbank ist nicht bereit (${wordsOf(error)}).`;
  return error;
}

/** A refused connection to several addresses of one host has no message of its own. */
function wordsOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string };
  return message || code || 'ohne Angabe von Gründen';
}
