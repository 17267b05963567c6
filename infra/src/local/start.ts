import { missingFacts } from '@fahrzeugpflege/contracts';
import { EnvironmentError, exitCodeOf } from '../config/index.js';
import { ROOT } from '../process/index.js';
import { buildIfStale, WEBSITE } from './build-if-stale.js';
import { type LauncherEnvironment, readLauncherEnvironment } from './env.js';
import { LocalSite } from './local-site.js';
import { describe } from './output.js';
import { runStep } from './run-step.js';
import { runUntilStopped, type Whole } from './run-until-stopped.js';

// `npm start`: everything on one machine without Docker, on Linux and macOS (not on Windows).
try {
  const environment = readLauncherEnvironment();
  await runUntilStopped((signal) => createWhole(environment, signal), { watchParent: environment.startedByNpm });
} catch (error) {
  console.error(error instanceof EnvironmentError ? error.message : error);
  process.exit(exitCodeOf(error));
}

function createWhole(environment: LauncherEnvironment, signal: AbortSignal): Whole {
  const site = new LocalSite({
    environment,
    signal,
    print: console.log,
    buildFrontend: () => buildIfStale(ROOT, WEBSITE, () => buildFrontend(environment, signal)),
  });
  return {
    run: async () => {
      await site.start();
      console.log(summarise(environment, site.dataDir));
      await site.fatal;
    },
    stop: () => site.stop(),
    kill: () => site.kill(),
  };
}

async function buildFrontend(environment: LauncherEnvironment, signal: AbortSignal): Promise<boolean> {
  console.log(describe('frontend', 'info', 'building the website …'));
  const lines: string[] = [];
  const code = await runStep({
    name: 'frontend',
    command: 'npm',
    args: ['run', 'build', '--workspace', 'frontend', '--silent'],
    cwd: ROOT,
    variables: environment.inherited,
    print: (line) => lines.push(line),
    signal,
  });
  signal.throwIfAborted();
  if (code !== 0) console.log(lines.join('\n'));
  return code === 0;
}

/** What a person wants to know when all is up. */
function summarise(environment: LauncherEnvironment, dataDir: string): string {
  const local = `http://localhost:${environment.PORT}`;
  const rows: [string, string][] = [
    ['Website', local],
    ['Staff area', `${local}/admin`],
    ['Mails', environment.SMTP_URL ? 'sent through SMTP_URL' : `http://localhost:${environment.MAIL_WEB_PORT}`],
    ['Health', `${local}/api/health/ready, worker http://localhost:${environment.WORKER_PORT}/api/health/ready`],
    ['Data', environment.DATABASE_URL ? 'in the PostgreSQL of DATABASE_URL' : dataDir],
    ['Stop', 'Ctrl-C'],
  ];
  if (environment.PUBLIC_URL) rows.splice(1, 0, ['Public at', environment.publicUrl]);
  const missing = missingFacts();
  const owner = missing.length > 0 ? [`  noch auszufüllen: ${missing.join(', ')}`, ''] : [];
  return ['', ...rows.map(([name, value]) => `  ${name.padEnd(11)} ${value}`), '', ...owner].join('\n');
}
