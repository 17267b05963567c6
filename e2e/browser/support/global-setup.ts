import { StartedSite } from './started-site.js';

/** Starts the product for the whole run; what it answers ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const started = await StartedSite.start();
  return () => started.stop();
}
