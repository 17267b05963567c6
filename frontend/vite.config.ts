import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds from one file: `vite build` for the browser, `vite build --ssr` for the API that renders the pages. */
export default defineConfig(({ isSsrBuild = false, command }) => ({
  plugins: [react(), tailwindcss()],
  // The server bundle carries everything it needs, so that it runs wherever it is copied to.
  ...(isSsrBuild && {
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    // No `data:` addresses: the content security policy allows none.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    copyPublicDir: false,
  },
  ...(command === 'serve' && { server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } } }),
}));
