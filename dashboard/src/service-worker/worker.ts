import { answerAsset, answerFile, answerFromNetwork, answerPage } from './answer-request.js';
import { deleteCaches, offlinePage, replaceOtherVersions, storePage } from './page-cache.js';
import { treatmentOf } from './request-kind.js';

declare const self: ServiceWorkerGlobalScope;
declare const builtPages: readonly string[];
/** False turns offline pages off: this worker then deletes the caches of earlier ones and unregisters itself. */
declare const builtToServe: boolean;

const pages: ReadonlySet<string> = new Set(builtPages);

async function postToPages(message: object): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
}

async function removeItself(): Promise<void> {
  await deleteCaches();
  await self.registration.unregister();
}

const answers = { page: answerPage, asset: answerAsset, file: answerFile, network: answerFromNetwork } as const;

let wasAskedToTakeOver = false;

/**
 * A new version waits until the visitor says so or all pages are closed: the pages that are open were loaded with the
 * one before. None of this needs consent: it keeps copies of our own public pages, to show them where there is no
 * network, and nothing of the visitor.
 */
function serve(): void {
  self.addEventListener('install', (event) => event.waitUntil(storePage(offlinePage)));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('message', (event) => event.waitUntil(onMessage(event.data)));
  self.addEventListener('fetch', answer);
}

async function takeOver(): Promise<void> {
  await self.clients.claim();
  if (wasAskedToTakeOver) await postToPages({ type: 'SKIP_WAITING' });
  await replaceOtherVersions(pages);
}

async function onMessage(message: unknown): Promise<void> {
  const { type, path } = (message ?? {}) as { type?: unknown; path?: unknown };
  if (type === 'SKIP_WAITING') {
    wasAskedToTakeOver = true;
    await self.skipWaiting();
  }
  if (type === 'VISITED' && typeof path === 'string' && pages.has(path)) await storePage(path).catch(() => undefined);
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const treatment = treatmentOf(request, { origin: self.location.origin, pages });
  if (treatment !== 'none') event.respondWith(answers[treatment](request, (work) => event.waitUntil(work)));
}

if (builtToServe) {
  serve();
} else {
  self.addEventListener('install', () => void self.skipWaiting());
  self.addEventListener('activate', (event) => event.waitUntil(removeItself()));
}
