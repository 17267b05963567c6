import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { buildIfStale, WEBSITE } from './build-if-stale.js';

describe('buildIfStale', () => {
  let root: string;
  let builds: number;

  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const build = async () => {
    builds += 1;
    await write('frontend/dist/index.html', `build ${builds}`);
    return true;
  };

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'build if stale '));
    builds = 0;
    await write('frontend/src/app.tsx', 'app');
    await write('contracts/dist/index.js', 'contracts');
    await write('package-lock.json', '{}');
  });

  afterEach(() => rm(root, { recursive: true, force: true }));

  it('builds once for the same files', async () => {
    expect(await buildIfStale(root, WEBSITE, build)).toBe(true);
    expect(await buildIfStale(root, WEBSITE, build)).toBe(false);
  });

  it.each(['frontend/src/page.tsx', 'frontend/src/app.tsx', 'contracts/dist/index.js', 'package-lock.json'])(
    'builds again when %s changes',
    async (path) => {
      await buildIfStale(root, WEBSITE, build);
      await write(path, 'changed');
      expect(await buildIfStale(root, WEBSITE, build)).toBe(true);
    },
  );

  it('does not mind what the build does not read', async () => {
    await buildIfStale(root, WEBSITE, build);
    await write('frontend/node_modules/.vite/x.js', 'cache');
    await write('frontend/src/app.spec.tsx', 'test');
    await write('contracts/dist/.tsbuildinfo', 'notes');
    expect(await buildIfStale(root, WEBSITE, build)).toBe(false);
  });

  it('builds again when the build is gone', async () => {
    await buildIfStale(root, WEBSITE, build);
    await rm(join(root, 'frontend/dist'), { recursive: true });
    expect(await buildIfStale(root, WEBSITE, build)).toBe(true);
  });

  it('builds again when one of two folders is gone', async () => {
    const artefact = { outputs: ['backend/dist', 'worker/dist'], inputs: ['contracts/dist'] };
    const buildBoth = async () => {
      for (const path of ['backend/dist/main.js', 'worker/dist/main.js']) await write(path, 'x');
      return true;
    };
    await buildIfStale(root, artefact, buildBoth);
    expect(await buildIfStale(root, artefact, buildBoth)).toBe(false);
    await rm(join(root, 'worker/dist'), { recursive: true });
    expect(await buildIfStale(root, artefact, buildBoth)).toBe(true);
  });

  it('does not trust a build that a failed one overwrote', async () => {
    await buildIfStale(root, WEBSITE, build);
    await write('frontend/src/app.tsx', 'wrong');
    await expect(buildIfStale(root, WEBSITE, async () => false)).rejects.toThrow();
    await write('frontend/src/app.tsx', 'app');
    expect(await buildIfStale(root, WEBSITE, build)).toBe(true);
  });

  it('says so when the build fails, and tries again the next time', async () => {
    await expect(buildIfStale(root, WEBSITE, async () => false)).rejects.toThrow('can not be built');
    expect(await buildIfStale(root, WEBSITE, build)).toBe(true);
  });
});
