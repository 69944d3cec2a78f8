import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

interface Route {
  id: string;
  parentId?: string | undefined;
  path?: string | undefined;
  file: string;
}

/**
 * Lists the addresses that are drawn by the browser and have no file of their own. The server answers these with the
 * document that starts the application, and every other unknown address with 404.
 */
export async function listAddresses(buildDirectory: string, routes: Record<string, Route>): Promise<void> {
  const addresses = Object.values(routes)
    .filter(({ path, file }) => path && path !== '*' && /(^|\/)features\//.test(file))
    .map((route) => addressOf(route, routes))
    .sort();
  await writeFile(join(buildDirectory, 'addresses.json'), JSON.stringify(addresses, null, 2));
}

function addressOf({ parentId, path }: Route, routes: Record<string, Route>): string {
  const parent = parentId === undefined ? undefined : routes[parentId];
  const base = parent ? addressOf(parent, routes) : '';
  return path ? `${base}/${path}` : base;
}
