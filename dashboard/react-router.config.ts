import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { checkPages } from './build-steps/check-pages.js';
import { checkRoutes } from './build-steps/check-routes.js';
import { compressFiles } from './build-steps/compress-files.js';
import { writeFeed } from './build-steps/feed.js';
import { listAddresses } from './build-steps/list-addresses.js';
import { writeOfflinePage } from './build-steps/offline-page.js';
import { makePictures } from './build-steps/pictures/make-pictures.js';
import { writeServiceWorker } from './build-steps/service-worker.js';
import { siteAddresses } from './build-steps/site-pages.js';

const config: Config = {
  appDirectory: 'src/app',
  ssr: false,
  // What the next major version does by itself.
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    v8_splitRouteModules: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
  // No address is called not-found: the server sends that page, with status 404, for every address that has none.
  prerender: () => ['/', ...siteAddresses(), '/not-found'],
  async buildEnd({ reactRouterConfig }) {
    await checkRoutes(reactRouterConfig);
    await listAddresses(reactRouterConfig.buildDirectory, reactRouterConfig.routes);
    const directory = join(reactRouterConfig.buildDirectory, 'client');
    await writeFeed(directory);
    await makePictures(directory);
    await writeOfflinePage(directory);
    await writeServiceWorker(directory, ['/', ...siteAddresses()]);
    await compressFiles(directory);
    await checkPages(directory);
  },
};

export default config;
