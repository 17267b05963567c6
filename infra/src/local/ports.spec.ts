import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { findFreePort, requireFreePorts } from './ports.js';

describe('ports', () => {
  let occupant: Server;
  let port: number;

  beforeEach(async () => {
    port = await findFreePort();
    occupant = createServer();
    await new Promise<void>((resolve) => occupant.listen(port, '127.0.0.1', resolve));
  });

  afterEach(() => new Promise((resolve) => occupant.close(resolve)));

  it('says which variable moves a port that is taken', async () => {
    await expect(requireFreePorts([{ variable: 'PORT', port, purpose: 'the website' }])).rejects.toThrow(
      new RegExp(
        `Port ${port} \\(the website\\) is taken by another program: choose another with PORT, e\\.g\\. PORT=\\d+`,
      ),
    );
  });

  it('names every fault at once, a port that is given twice too', async () => {
    const free = await findFreePort();
    const wanted = [
      { variable: 'PORT', port, purpose: 'the website' },
      { variable: 'MAIL_PORT', port: free, purpose: 'mails' },
      { variable: 'WORKER_PORT', port: free, purpose: 'health' },
    ];
    const check = requireFreePorts(wanted);
    await expect(check).rejects.toThrow('PORT=');
    await expect(check).rejects.toThrow(`Port ${free} (health) is given to MAIL_PORT as well`);
  });

  it('waits for a port that is about to become free', async () => {
    const check = requireFreePorts([{ variable: 'PORT', port, purpose: 'the website' }], { patience: 10_000 });
    occupant.close();
    await expect(check).resolves.toBeUndefined();
  });

  it('takes the preferred port if it is free, else another', async () => {
    const free = await findFreePort();
    expect(await findFreePort(free)).toBe(free);
    expect(await findFreePort(port)).not.toBe(port);
  });
});
