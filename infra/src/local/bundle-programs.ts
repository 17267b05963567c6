import { join } from 'node:path';

/** What each program starts with, and the one file that it becomes; paths from the root. */
const FILES = {
  'backend/build/main.js': 'backend/dist/main.js',
  'backend/build/chat/assistant-thread/run-assistant.js': 'backend/dist/run-assistant.js',
  'backend/build/staff-command.js': 'backend/dist/staff-command.js',
  'worker/build/main.js': 'worker/dist/main.js',
};

/** Packages with files beside their code, which are loaded from where npm put them; the images hold them too. */
const WITH_FILES = /^(@node-rs\/argon2|@bull-board\/ui|sharp)(\/|$)/;

/** Packages that others ask for, and do without where they are missing, as here. */
const OPTIONAL =
  /^(@nestjs\/(microservices|websockets|platform-express)|@fastify\/(multipart|view)|pg-native|msgpackr-extract)(\/|$)/;

/** CommonJS modules know these, and an ES module does not. */
const BANNER = `import { createRequire as createBundleRequire } from 'node:module';
const require = createBundleRequire(import.meta.url), __filename = import.meta.filename, __dirname = import.meta.dirname;`;

/**
 * Makes one file of each program and all packages it needs: Node spends two thirds of a start on finding, reading and
 * linking some 2,700 modules. It stays readable, so that the lines of a stack trace do.
 *
 * @param root the repository's, where everything is compiled
 * @throws Error naming what can't be resolved
 */
export async function bundlePrograms(root: string): Promise<void> {
  const { build } = await import('rolldown');
  await build(
    Object.entries(FILES).map(([input, file]) => ({
      input: join(root, input),
      cwd: root,
      platform: 'node' as const,
      external: [WITH_FILES, OPTIONAL],
      plugins: [withoutOldTypeorm, compiledAtOnce],
      checks: { eval: false },
      onLog: (level: string, log: { readonly message: string }) => {
        if (level === 'warn') throw new Error(log.message);
      },
      output: {
        file: join(root, file),
        format: 'esm' as const,
        codeSplitting: false,
        comments: false,
        keepNames: true,
        banner: BANNER,
      },
    })),
  );
}

/** @nestjs/typeorm looks up two classes of TypeORM 0.3 by a `require` of its own, which would load a second TypeORM. */
const withoutOldTypeorm = {
  name: 'without-old-typeorm',
  load: {
    filter: { id: /@nestjs\/typeorm\/.*\/typeorm-compat\.js$/ },
    handler: () => 'export const Connection = undefined, AbstractRepository = undefined;',
  },
};

/**
 * Node 20 compiles a function at once, and not twice, where it stands in parentheses and is no arrow: a start takes a seventh
 * less. Newer ones do so with arrows, which is what CommonJS modules are wrapped in.
 */
const compiledAtOnce = {
  name: 'compiled-at-once',
  renderChunk: (code: string) =>
    code.replaceAll(/(?<=__(?:commonJS|esm)Min\(\()(\([\w$, ]*\)) => \{/g, 'function $1 {'),
};
