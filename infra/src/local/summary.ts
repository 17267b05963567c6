import { missingFacts } from '@fahrzeugpflege/contracts';
import type { LauncherEnvironment } from './env.js';

/** What a person wants to know when all is up. */
export function summarise(environment: LauncherEnvironment, dataDir: string): string {
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
