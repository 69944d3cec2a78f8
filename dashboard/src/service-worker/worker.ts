import { answerAsset, answerFile, answerPage, answerPassage } from './answer-request.js';
import { forgetAll, keepPage, offlinePage, replaceOtherVersions } from './page-cache.js';
import { treatmentOf } from './request-kind.js';

declare const self: ServiceWorkerGlobalScope;
declare const builtPages: readonly string[];
/** False is the way back: this worker then removes what the ones before it have kept, and itself. */
declare const builtToServe: boolean;

const pages: ReadonlySet<string> = new Set(builtPages);

async function tellPages(message: object): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window' })) client.postMessage(message);
}

async function leave(): Promise<void> {
  await forgetAll();
  await self.registration.unregister();
}

const answers = { page: answerPage, asset: answerAsset, file: answerFile, passage: answerPassage } as const;

let wasAskedToTakeOver = false;

/**
 * A new version waits until the visitor says so or all pages are closed: the pages that are open were loaded with the
 * one before. None of this needs consent: it keeps copies of our own public pages, to show them where there is no
 * network, and nothing of the visitor.
 */
function serve(): void {
  self.addEventListener('install', (event) => event.waitUntil(keepPage(offlinePage)));
  self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
  self.addEventListener('message', (event) => event.waitUntil(hear(event.data)));
  self.addEventListener('fetch', answer);
}

async function takeOver(): Promise<void> {
  await self.clients.claim();
  if (wasAskedToTakeOver) await tellPages({ type: 'SKIP_WAITING' });
  await replaceOtherVersions(pages);
}

async function hear(message: unknown): Promise<void> {
  const { type, path } = (message ?? {}) as { type?: unknown; path?: unknown };
  if (type === 'SKIP_WAITING') {
    wasAskedToTakeOver = true;
    await self.skipWaiting();
  }
  if (type === 'VISITED' && typeof path === 'string' && pages.has(path)) await keepPage(path).catch(() => undefined);
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
  self.addEventListener('activate', (event) => event.waitUntil(leave()));
}
