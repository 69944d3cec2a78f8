import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { offlineWords } from '../src/site/content/offline.js';

/**
 * The page that is shown offline in place of one that was never visited. It has no script: only its own markup, style
 * and fonts are there offline. It takes their links from the page for "not found".
 */
export async function writeOfflinePage(directory: string): Promise<void> {
  const model = await readFile(join(directory, 'not-found/index.html'), 'utf8');
  const links = [...model.matchAll(/<link rel="(?:stylesheet|icon|preload)"[^>]*>/g)].map(([link]) => link);
  const { title, text, again, home } = offlineWords;
  const html = `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>\
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"/>\
<meta name="color-scheme" content="light dark"/><meta name="robots" content="noindex"/><title>${title} · Meg</title>\
${links.join('')}<link rel="stylesheet" href="/offline.css"/></head><body class="offline"><main>\
<h1>${title}</h1><p>${text}</p><p><a href="">${again}</a> <a href="/">${home}</a></p></main></body></html>`;
  await writeFile(join(directory, 'offline.html'), html);
}
