import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds one file with a fixed name, which index.html loads; index.html is served unchanged. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  logLevel: 'warn',
  build: {
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL('src/main.tsx', import.meta.url)),
      output: { entryFileNames: 'app.js' },
    },
  },
});
