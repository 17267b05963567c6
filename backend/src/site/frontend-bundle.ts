import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { ServerBundle, SiteSetup } from '@fahrzeugpflege/contracts';

const DIST = new URL('../../../frontend/dist/', import.meta.url);

/** Folder of the browser's files: `index.html` and hashed assets. */
export const CLIENT_FOLDER = fileURLToPath(new URL('client/', DIST));

/** The built frontend: its server bundle, and what that needs to know of the browser's. */
export interface FrontendBundle extends ServerBundle, Pick<SiteSetup, 'template' | 'manifest'> {}

/** DI token of the {@link FrontendBundle}. */
export const FRONTEND_BUNDLE = Symbol('FRONTEND_BUNDLE');

/**
 * Loads the frontend's bundles: built artifacts, not an import of their source.
 *
 * @throws Error when the frontend was not built
 */
export async function loadFrontendBundle(): Promise<FrontendBundle> {
  try {
    const template = await readFile(new URL('client/index.html', DIST), 'utf8');
    const manifest = JSON.parse(await readFile(new URL('client/.vite/manifest.json', DIST), 'utf8'));
    const bundle = (await import(new URL('server/entry-server.js', DIST).href)) as ServerBundle;
    return { ...bundle, template, manifest };
  } catch (error) {
    throw new Error('The frontend is not built; run «npm run build» first.', { cause: error });
  }
}
