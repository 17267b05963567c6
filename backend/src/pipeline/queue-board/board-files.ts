import { createReadStream, type ReadStream, readdirSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';

/** The package's own page names its stylesheet and scripts by the hashes of its build. */
const STYLESHEET = /<link [^>]*href="(static\/[\w./-]+\.css)"[^>]*>/g;
const SCRIPT = /<script [^>]*src="(static\/[\w./-]+\.js)"[^>]*>/g;

/**
 * The board's page. Made anew rather than taken from the package, whose page loads fonts from another host and carries
 * inline styles: so the site's content security policy holds here without an exception.
 *
 * @param template the package's own page
 * @param basePath where the board is, with a slash at its end
 * @param config what the board's script reads
 * @throws Error when the template names no scripts, as after a change of the package
 */
export function boardDocument(template: string, basePath: string, config: object): string {
  const scripts = addresses(template, SCRIPT);
  if (scripts.length === 0) throw new Error('The page of @bull-board/ui is not as it was.');
  return [
    '<!DOCTYPE html><html lang="de"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<base href="${basePath}"><title>Warteschlangen</title>`,
    '<link rel="icon" type="image/svg+xml" href="static/images/logo.svg">',
    ...addresses(template, STYLESHEET).map((address) => `<link rel="stylesheet" href="${address}">`),
    '</head><body>',
    `<script id="__UI_CONFIG__" type="application/json">${JSON.stringify(config).replaceAll('<', '\\u003c')}</script>`,
    '<div id="root">Wird geladen …</div>',
    ...scripts.map((address) => `<script defer src="${address}"></script>`),
    '</body></html>',
  ].join('\n');
}

function addresses(template: string, tags: RegExp): string[] {
  return [...template.matchAll(tags)].flatMap(([, address]) => address ?? []);
}

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
