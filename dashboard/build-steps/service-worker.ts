import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const entry = fileURLToPath(new URL('../src/service-worker/worker.ts', import.meta.url));

/** `MEG_OFFLINE_PAGES=off npm run build` makes a worker that removes itself and all that others of it have kept. */
const isServing = process.env.MEG_OFFLINE_PAGES !== 'off';

/** Writes the worker that shows pages offline. A build with another text in any page is another version. */
export async function writeServiceWorker(directory: string, addresses: readonly string[]): Promise<void> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: {
      builtVersion: JSON.stringify(await versionOf(directory)),
      builtPages: JSON.stringify(addresses),
      builtToServe: JSON.stringify(isServing),
    },
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'worker' } },
  });
  const [bundle] = [built].flat();
  if (!bundle || !('output' in bundle)) throw new Error('The service worker was not built');
  await writeFile(join(directory, 'sw.js'), bundle.output[0].code);
}

async function versionOf(directory: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await readdir(directory, { recursive: true })).filter((file) => !/\.br$|^sw\.js$/.test(file)).sort();
  for (const file of files) {
    hash.update(file);
    // The name of an asset says what is in it.
    if (/\.(html|data|webmanifest)$/.test(file)) hash.update(await readFile(join(directory, file)));
  }
  return hash.digest('hex').slice(0, 12);
}
