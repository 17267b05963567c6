import { findFreePort } from '@fahrzeugpflege/infra/local';

/** Where the site of this run is. */
export interface Site {
  readonly url: string;
  readonly port: number;
  readonly workerPort: number;
  readonly mailPort: number;
  readonly mailWebPort: number;
}

/** The account that `ADMIN_USERNAME` and `ADMIN_PASSWORD` make. */
export const STAFF = { username: 'leitung', password: 'nur-für-die-Browsertests-1' } as const;

/** Chosen once by Playwright's main process and inherited by its workers, which load the same configuration. */
const VARIABLE = 'BROWSER_TESTS_SITE';
const PREFERRED_PORT = 3900;

async function chooseSite(): Promise<Site> {
  const ports: number[] = [];
  for (let offset = 0; offset < 4; offset += 1) ports.push(await findFreePort(PREFERRED_PORT + offset));
  const [port = 0, workerPort = 0, mailPort = 0, mailWebPort = 0] = ports;
  return { url: `http://localhost:${port}`, port, workerPort, mailPort, mailWebPort };
}

process.env[VARIABLE] ??= JSON.stringify(await chooseSite());

export const site = JSON.parse(process.env[VARIABLE]) as Site;
