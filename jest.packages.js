import { createHash } from 'node:crypto';
import { access, appendFile, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { rolldown } from 'rolldown';

/** Packages of many files, as they are imported. */
const PACKAGES = [
  '@nestjs/common',
  '@nestjs/common/internal',
  '@nestjs/core',
  '@nestjs/core/internal',
  '@nestjs/cqrs',
  '@nestjs/platform-fastify',
  '@nestjs/testing',
  '@nestjs/typeorm',
  '@tanstack/query-core',
  '@tanstack/react-query',
  '@testing-library/dom',
  'aria-query',
  'bullmq',
  'class-transformer',
  'class-validator',
  'fast-check',
  'fastify',
  'ioredis',
  'libphonenumber-js',
  'libphonenumber-js/max',
  'pg',
  'rate-limiter-flexible',
  'rxjs',
  'rxjs/operators',
  'supertest',
  'typeorm',
  'zod',
];

/** Packages of few files that must be the same ones as in the tests, and such as these do without where they are missing. */
const APART =
  /^(pg-native|pino|reflect-metadata|react|react-dom|msgpackr-extract|@nestjs\/(microservices|websockets|platform-express))(\/|$)/;

const ROOT = import.meta.dirname;

const nameOf = (path) => path.replaceAll(/[^a-z-]+/g, '_');

/**
 * Makes one file of each of these packages. Jest finds, reads and links all files of a package anew for each test file,
 * some 2,400 where Nest and TypeORM are tested: that took a sixth of the unit tests' time.
 *
 * @returns where they are found, for Jest's `moduleNameMapper`
 */
export async function bundledPackages() {
  const hash = createHash('sha256');
  for (const file of [import.meta.filename, join(ROOT, 'package-lock.json')]) hash.update(await readFile(file));
  const folder = join(ROOT, 'node_modules/.cache', `jest-packages-${hash.digest('hex').slice(0, 16)}`);
  await access(folder).catch(() => bundle(folder));
  return Object.fromEntries(PACKAGES.map((path) => [`^${path}$`, join(folder, `${nameOf(path)}.cjs`)]));
}

async function bundle(folder) {
  await mkdir(dirname(folder), { recursive: true });
  const made = await mkdtemp(`${folder}-`);
  const bundled = await rolldown({
    input: Object.fromEntries(PACKAGES.map((path) => [nameOf(path), path])),
    cwd: ROOT,
    platform: 'node',
    external: (path, importer) => importer !== undefined && (PACKAGES.includes(path) || APART.test(path)),
    logLevel: 'silent',
    // See `compiledAtOnce` in infra/src/local/bundle-programs.ts.
    plugins: [
      {
        name: 'compiled-at-once',
        renderChunk: (code) => code.replaceAll(/(?<=__(?:commonJS|esm)Min\(\()(\([\w$, ]*\)) => \{/g, 'function $1 {'),
      },
    ],
  });
  await bundled.write({
    dir: made,
    format: 'cjs',
    keepNames: true,
    comments: false,
    strictExecutionOrder: true,
    entryFileNames: '[name].cjs',
    chunkFileNames: '[name]-[hash].cjs',
  });
  for (const path of PACKAGES) await nameExports(path, join(made, `${nameOf(path)}.cjs`));
  // Of two runs that begin at once, one is first.
  await rename(made, folder).catch(() => rm(made, { recursive: true }));
}

/** Whoever imports from a CommonJS file gets the names that Jest reads off it, without running it. */
async function nameExports(path, file) {
  const names = Object.keys(await import(path)).filter((name) => name !== 'default' && /^[\w$]+$/.test(name));
  await appendFile(file, `0 && (${names.map((name) => `exports.${name} = `).join('')}0);\n`);
}
