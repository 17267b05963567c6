import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the repository, or of an image: for sources, for what is compiled of them, and for a bundled program. */
export const ROOT = dirname(packageOf(import.meta.dirname));

/** The nearest folder upwards that is a package. */
function packageOf(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageOf(dirname(folder));
}
