import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Two builds from one file: `vite build` for the browser, `vite build --ssr` for the API that renders the pages. */
export default defineConfig(({ isSsrBuild = false, command }) => ({
  plugins: [react(), tailwindcss(), routerForProduction(), signalsWithoutStack(), firstPaint()],
  // The server bundle carries everything it needs, so that it runs wherever it is copied to.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // No `data:` addresses: the content security policy allows none.
    assetsInlineLimit: 0,
    // The server names each page's chunks in its HTML.
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    copyPublicDir: false,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } } }),
  },
  ...(command === 'serve' && { server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } } }),
}));

/**
 * Which modules share a file in the browser's build: few files for a bad connection, none with much that its pages don't need.
 * Left to itself, the bundler makes a file of each set of modules that the same pages share, some forty for one page.
 * A group takes what its modules import along, unless one of higher priority has it.
 */
function chunkGroups(): Rolldown.CodeSplittingGroup[] {
  /** Modules that at least two pages use. */
  const shared = (name: string, priority: number, ...tests: RegExp[]) => {
    return { name, priority, minShareCount: 2, test: (id: string) => tests.some((test) => test.test(id)) };
  };
  return [
    // The entry needs it before all else.
    { name: 'loading', priority: 10, test: /vite[\\/]preload-helper/ },
    // Fetched with the rest, but evaluated in a task of its own.
    { name: 'react', priority: 10, test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
    // What every page comes alive with; together it is smaller than apart.
    { name: 'start', priority: 9, test: /app[\\/]start-app/ },
    // Names and widths of all pictures, of no use to a page without one.
    shared('pictures', 8.5, /frontend[\\/]src[\\/]components[\\/]picture/),
    shared(
      'parts',
      8,
      /lucide-react[\\/].*icons[\\/]/,
      /frontend[\\/]src[\\/]lib[\\/](?!queries|use-content)/,
      /frontend[\\/]src[\\/]components[\\/](?!ui[\\/](accordion|dialog|field|toaster))/,
      /content[\\/](articles|vehicle-types)\.js$/,
      /article-picture/,
    ),
    shared('accordion', 7, /ui[\\/]accordion/),
    shared('content', 6, /react-query[\\/]/),
    // What pages show of services and articles: three small files compress worse than one.
    shared('listings', 5.5, /use-content/, /service-look/, /article-teasers/),
    // Not the rules of the forms, and zod with them: those are fetched when a visitor begins to type.
    shared(
      'forms',
      5,
      /features[\\/]photos[\\/](photo-(field|store)|load-photo-tools|sent-photos|photos-by-mail)/,
      /features[\\/]submission[\\/](?!form-rules|vehicle-words)/,
      /ui[\\/]field/,
    ),
    shared('service', 4, /features[\\/]service-page[\\/]/),
    shared('third-party', 3, /features[\\/]third-party[\\/](?!marketplace)/),
  ];
}

/** The router's package names its development build alone, with warnings that nobody reads here; the other lies beside it. */
function routerForProduction(): Plugin {
  return {
    name: 'router-for-production',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(id, importer) {
        const named = await this.resolve(id, importer, { skipSelf: true });
        return named && { ...named, id: named.id.replace('/dist/development/', '/dist/production/') };
      },
    },
  };
}

/**
 * React makes five errors while it is evaluated, as signals to itself that nobody reads. For the stack of each the engine
 * reads the functions around it a second time, all of React and of its chunk: a tenth of a second on a phone. So they are
 * made without a stack.
 */
function signalsWithoutStack(): Plugin {
  const signal = /(\w+Exception) = Error\(formatProdErrorMessage\(\d+\)\)/g;
  return {
    name: 'signals-without-stack',
    apply: 'build',
    transform: {
      filter: { id: /react-dom-client\.production\.js$/ },
      handler(code) {
        const light = code.replace(signal, '$1 = Object.create(Error.prototype)');
        if (light === code)
          this.error('React makes its signals in another way now: measure whether this is still needed');
        return { code: light, map: null };
      },
    },
  };
}

/**
 * Orders the head of the built document for a bad connection: the stylesheet first, since nothing shows without it, and the
 * entry behind the fonts and the first picture, since the page is whole before it runs.
 */
function firstPaint(): Plugin {
  const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g;
  const script = /<(?:script type="module"|link rel="modulepreload")/g;
  const handler = (html: string) =>
    html
      .replace(stylesheet, '')
      .replace(/\s*<!--page-head-->/, (head) => (html.match(stylesheet) ?? []).join('') + head)
      .replace(script, '$& fetchpriority="low"');
  return { name: 'first-paint', apply: 'build', transformIndexHtml: { order: 'post', handler } };
}
