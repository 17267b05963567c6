import { createReadStream, type ReadStream, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/** A file of the board's pages. */
export interface BoardFile {
  readonly type: string;
  readonly content: ReadStream;
}

/** The files that the board's pages load: what lay in their folder at the start, by name, and nothing else. */
export class BoardFiles {
  private readonly names: ReadonlySet<string>;

  constructor(private readonly folder: string) {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && extname(entry.name) in TYPES);
    this.names = new Set(
      files.map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/')),
    );
  }

  /** @param name below the folder, with slashes */
  open(name: string): BoardFile | null {
    const type = TYPES[extname(name)];
    if (!type || !this.names.has(name)) return null;
    return { type, content: createReadStream(join(this.folder, name)) };
  }
}
