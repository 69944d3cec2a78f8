import { readdir } from 'node:fs/promises';
import { relative, resolve } from 'node:path';

/** Where screens are: each is a file that ends in `-page.tsx`. */
const screenFolders = ['features', 'site'];

interface RoutedApp {
  /** The folder from which the router names its files. */
  appDirectory: string;
  routes: Readonly<Record<string, { file: string }>>;
}

/** Fails the build for a screen without a route: it would be a 404 that nobody notices. */
export async function checkRoutes({ appDirectory, routes }: RoutedApp): Promise<void> {
  const routed = new Set(Object.values(routes).map(({ file }) => resolve(appDirectory, file)));
  const source = resolve(appDirectory, '..');
  const screens = (await Promise.all(screenFolders.map((folder) => screensIn(resolve(source, folder))))).flat();
  const missing = screens.filter((screen) => !routed.has(screen)).map((screen) => relative(source, screen));
  if (missing.length === 0) return;
  throw new Error(
    `No address leads to ${missing.join(', ')}: add each to src/app/routes.ts, or to build-steps/site-pages.ts if it is public.`,
  );
}

async function screensIn(folder: string): Promise<string[]> {
  const files = await readdir(folder, { recursive: true });
  return files.filter((file) => file.endsWith('-page.tsx')).map((file) => resolve(folder, file));
}
