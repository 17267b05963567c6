import { readFile } from 'node:fs/promises';

/** The site's colours by the names of its design tokens, for example `petrol-deep`. */
export async function tokenColours() {
  const tokens = await readFile(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
  return Object.fromEntries(
    Array.from(tokens.matchAll(/--color-([a-z-]+): (#[\da-f]+);/g), ([, name, hex]) => [name, hex]),
  );
}
