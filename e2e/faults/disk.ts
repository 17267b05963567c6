import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Takes it away when the pipe to this process closes, however this process went. */
const LEASH = `trap '' HUP INT TERM
mount -t tmpfs -o size=400m,mode=711 tmpfs "$1" 2>/dev/null && echo mounted || echo refused
cat >/dev/null
umount -l "$1" 2>/dev/null
rm -rf "$1"`;

/** First in large steps, then to the last page. */
const CHUNKS = [Buffer.alloc(8 * 1024 * 1024), Buffer.alloc(4 * 1024)];

/** A small file system in memory for a database's data, which can be filled up; root alone may mount one. */
export class Disk {
  private constructor(
    readonly folder: string,
    /** Otherwise the folder is one like others, and filling it up is no option. */
    readonly isMounted: boolean,
    readonly remove: () => Promise<void>,
  ) {}

  static async make(): Promise<Disk> {
    const folder = await mkdtemp(join(tmpdir(), 'fahrzeugpflege-disk-'));
    const shell = spawn('/bin/sh', ['-c', LEASH, 'sh', folder], { stdio: ['pipe', 'pipe', 'ignore'] });
    const exited = once(shell, 'exit');
    const [words] = (await once(shell.stdout, 'data')) as [Buffer];
    return new Disk(folder, words.includes('mounted'), async () => {
      shell.stdin.end();
      await exited;
    });
  }

  /** Nothing more can be written; what is there stays. */
  async fill(): Promise<void> {
    for (const bytes of CHUNKS) while (await this.takes(bytes));
  }

  async free(): Promise<void> {
    await rm(this.ballast, { force: true });
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }

  private takes(bytes: Buffer): Promise<boolean> {
    return writeFile(this.ballast, bytes, { flag: 'a' }).then(
      () => true,
      () => false,
    );
  }
}
