import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { PageRenderer, ServerBundle } from '@fahrzeugpflege/contracts';

const DIST = new URL('../../../frontend/dist/', import.meta.url);

/** Folder of the browser's files: `index.html` and hashed assets. */
export const CLIENT_FOLDER = fileURLToPath(new URL('client/', DIST));

/** DI token of the renderer. */
export const PAGE_RENDERER = Symbol('PAGE_RENDERER');

/**
 * Loads the frontend's server bundle: a built artifact, not an import of its source.
 *
 * @throws Error when the frontend was not built
 */
export async function loadPageRenderer(): Promise<PageRenderer> {
  try {
    const template = await readFile(new URL('client/index.html', DIST), 'utf8');
    const bundle = (await import(new URL('server/entry-server.js', DIST).href)) as ServerBundle;
    return bundle.createPageRenderer(template);
  } catch (error) {
    throw new Error('The frontend is not built; run «npm run build» first.', { cause: error });
  }
}
