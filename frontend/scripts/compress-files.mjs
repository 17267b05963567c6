// The last step of the build: beside each text file that browsers fetch lies its compressed form, which the API sends as
// it is. Pages are not among them: the API renders and compresses those itself.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const CLIENT = fileURLToPath(new URL('../dist/client/', import.meta.url));

const TEXT_FILES = new Set(['.css', '.ico', '.js', '.svg', '.webmanifest']);

const FORMS = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: 9 }),
};

for (const entry of await readdir(CLIENT, { recursive: true, withFileTypes: true })) {
  if (entry.isFile() && TEXT_FILES.has(extname(entry.name))) await compress(join(entry.parentPath, entry.name));
}

/** Leaves out what would not become smaller. */
async function compress(path) {
  const content = await readFile(path);
  for (const [ending, compressed] of Object.entries(FORMS)) {
    const form = await compressed(content);
    if (form.length < content.length) await writeFile(path + ending, form);
  }
}
