import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '@fahrzeugpflege/infra/local';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { eventually } from '../support/eventually.js';
import { ServiceProcess } from '../support/service-process.js';

const SCRIPT = 'infra/dist/local/mail-catcher-process.js';

let directory: string;
let catcher: ServiceProcess;
let port: number;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'mail-catcher-'));
  port = await findFreePort(42_100);
  const webPort = await findFreePort(port + 1);
  catcher = new ServiceProcess('mail', SCRIPT, {
    MAIL_PORT: String(port),
    MAIL_WEB_PORT: String(webPort),
    MAIL_DIRECTORY: directory,
    MAILS_KEPT: '2',
  });
});
afterAll(async () => {
  await catcher?.kill();
  await rm(directory, { recursive: true, force: true });
});

test('the local mail catcher keeps the last mails alone, on disk too', async () => {
  const transport = createTransport({ host: '127.0.0.1', port });
  for (const subject of ['eins', 'zwei', 'drei', 'vier']) {
    await eventually(() => transport.sendMail({ from: 'a@b.ch', to: 'c@d.ch', subject, text: 'Grüezi' }));
  }
  await eventually(async () => {
    expect((await readdir(directory)).filter((file) => file.endsWith('.eml'))).toHaveLength(2);
  });
});
