import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBundle, SiteSetup } from '@fahrzeugpflege/contracts';
import { ROOT } from '@fahrzeugpflege/infra/process';

const DIST = join(ROOT, 'frontend/dist');

/** Folder of the browser's files: `index.html` and hashed assets. */
export const CLIENT_FOLDER = join(DIST, 'client/');

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
    const template = await readFile(join(DIST, 'client/index.html'), 'utf8');
    const manifest = JSON.parse(await readFile(join(DIST, 'client/.vite/manifest.json'), 'utf8'));
    const bundle = (await import(pathToFileURL(join(DIST, 'server/entry-server.js')).href)) as ServerBundle;
    return { ...bundle, template, manifest };
  } catch (error) {
    throw new Error('The frontend is not built; run «npm run build» first.', { cause: error });
  }
}
