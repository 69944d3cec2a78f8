import { readdirSync } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { root } from '../../run.mjs';

async function readLanguages() {
  const folder = path.join(root, 'shared/dist/languages');
  const codes = readdirSync(folder).flatMap((name) => name.match(/^([a-z]{2})\.js$/)?.[1] ?? []);
  const read = async (code) => [code, (await import(path.join(folder, `${code}.js`)))[code]];
  return Object.fromEntries(await Promise.all(codes.map(read)));
}

let visitors = 0;

/** Each visitor comes from another address, as behind a proxy, so that none reaches the limit of one address. */
function sendFrom({ url, look }) {
  visitors++;
  const address = `10.${64 + ((visitors >> 16) & 63)}.${(visitors >> 8) & 255}.${visitors & 255}`;
  return async (target, { headers, ...rest }) => {
    const init = { ...rest, headers: [...headers, ['x-forwarded-for', address]] };
    const response = await fetch(new URL(target, url), init);
    if (look && /\/api\/chat\//.test(target) && response.ok) await look(target, init, await response.clone().text());
    return response;
  };
}

/** Visitors who talk with a running server as the widget does: `work` gets what lets one more arrive. */
export async function withVisitors(meg, slug, work) {
  const vite = await createServer({
    configFile: false,
    root: path.join(root, 'widget'),
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false, hmr: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const { ConversingVisitor } = await vite.ssrLoadModule('/src/testing/conversing-visitor.ts');
    const company = await (await fetch(`${meg.url}/api/companies/${slug}`)).json();
    const languages = await readLanguages();
    const arrive = (language, send = sendFrom(meg)) => ConversingVisitor.arrive({ company, language, languages, send });
    return await work(arrive, () => sendFrom(meg));
  } finally {
    await vite.close();
  }
}
