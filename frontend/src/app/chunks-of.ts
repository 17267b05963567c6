import type { ManifestChunk } from '@fahrzeugpflege/contracts';

/**
 * The files of a page's chunk and of all that it imports, as the build's manifest names them.
 *
 * @param source the page's source file, for example `src/pages/home-page.tsx`
 * @throws Error when the browser build has no such page
 */
export function chunksOf(manifest: Readonly<Record<string, ManifestChunk>>, source: string): readonly string[] {
  if (!manifest[source]) throw new Error(`The browser build has no page ${source}`);
  const files = new Set<string>();
  const collect = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  collect(source);
  return [...files];
}
