import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { readCulturalTips, sampleOf } from './build-steps/cultural-tips.js';
import { siteModules } from './build-steps/site-modules.js';

/** What the server answers itself; while developing, it runs beside Vite at its own port. */
const serverPaths = ['/api', '/embed', '/examples', '/meg.js', '/widget'];
const serverAddress = 'http://localhost:3000';

const culturalTips = await readCulturalTips();
const isOfSite = siteModules();
/** Long, and read on two pages alone. */
const legal = /\/dashboard\/src\/site\/(content\/legal\.|legal\/legal-)/;
/** Only two public pages have a form: the others need not load what holds one. */
const siteForms = /\/dashboard\/src\/(forms\/(use-submission|attempt)|site\/forms\/)/;
const library = /\/node_modules\/(react|react-dom|scheduler|react-router|cookie|set-cookie-parser)\//;

export default defineConfig({
  plugins: [reactRouter()],
  define: {
    builtCulturalTips: JSON.stringify(culturalTips),
    builtSampleTip: JSON.stringify(sampleOf(culturalTips)),
  },
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
            // First, since a group takes along what its modules import. Each is one chunk: split by pages, the parts
            // would import each other in a circle, and one of them would run before what it needs.
            { name: 'library', test: library, priority: 4 },
            {
              name: (id, modules) => (isOfSite(id, modules) && !siteForms.test(id) && !legal.test(id) ? 'site' : null),
              minShareCount: 2,
              priority: 3,
            },
            { name: 'legal', test: legal, minShareCount: 2, priority: 2 },
            { name: 'site-forms', test: siteForms, minShareCount: 2, priority: 2 },
            { name: 'area', test: /\/dashboard\/src\//, minShareCount: 2, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: Object.fromEntries(serverPaths.map((path) => [path, serverAddress])) },
});
