import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** What the server answers itself; while developing, it runs beside Vite at its own port. */
const serverPaths = ['/api', '/embed', '/examples', '/meg.js', '/widget'];
const serverAddress = 'http://localhost:3000';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // A small file inlined as a data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    // What pages share comes in few files rather than in a dozen small ones that each cost a request.
    rolldownOptions: {
      output: {
        // The name of a shared chunk lists all pages that share it, which is soon too long for a file.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /\/dashboard\/src\//,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 20_000,
            },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, serverAddress])) },
});
