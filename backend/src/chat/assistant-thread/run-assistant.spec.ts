import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const IMPORT = /^(?:import|export)[^;]*? from '([^']+)';/gm;

/** The packages that a module imports at once, itself or through others. */
function packagesOf(module: URL, packages = new Set<string>(), seen = new Set<string>()): Set<string> {
  if (seen.has(module.href)) return packages;
  seen.add(module.href);
  for (const [, name = ''] of readFileSync(module, 'utf8').matchAll(IMPORT)) {
    if (name.startsWith('.')) packagesOf(new URL(name, module), packages, seen);
    else if (!name.startsWith('node:')) packages.add(name);
  }
  return packages;
}

it('loads neither a framework nor schemas: a thread is to answer as soon as it starts', () => {
  const compiled = (path: string) => [...packagesOf(new URL(`../../../../${path}`, import.meta.url))];
  expect(compiled('backend/build/chat/assistant-thread/run-assistant.js').sort()).toEqual([
    '@fahrzeugpflege/contracts/without-schemas',
    '@fahrzeugpflege/infra/process',
  ]);
  expect(compiled('contracts/dist/without-schemas.js')).toEqual(['libphonenumber-js/max']);
  expect(compiled('infra/dist/process/index.js')).toEqual([]);
});
