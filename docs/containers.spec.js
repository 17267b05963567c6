import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const read = (path) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');
const names = (text, pattern) => new Set([...text.matchAll(pattern)].map(([, name]) => name));

/** What the containers settle among themselves, or have no use for. */
const SETTLED = ['HOST', 'DATABASE_URL', 'DATA_DIR', 'PHOTO_DIR', 'WORKER_PORT', 'MAIL_PORT', 'RATE_LIMIT'];

describe('the containers', () => {
  const passedOn = names(read('docker-compose.yml'), /\$\{([A-Z_]+)/g);

  it('are given every variable that the operator is told of', () => {
    const rows = read('docs/operations.md').match(/^\| `[A-Z].*? \|/gm) ?? [];
    const documented = names(rows.join('\n'), /`([A-Z_]+)`/g);
    expect([...documented].filter((name) => !passedOn.has(name) && !SETTLED.includes(name))).toEqual([]);
  });

  it('read what their example of an environment lists, and nothing else', () => {
    expect([...names(read('infra/docker/env.example'), /^([A-Z_]+)=/gm)].sort()).toEqual([...passedOn].sort());
  });
});
