import { createRequire } from 'node:module';

const { version } = createRequire(import.meta.url)('../package.json') as { readonly version: string };

/** Of this worker's package. */
export const workerVersion = version;
