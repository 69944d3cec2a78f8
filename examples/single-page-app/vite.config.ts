import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** One file under a fixed name, which index.html asks for: the page itself is served as it stands. */
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
