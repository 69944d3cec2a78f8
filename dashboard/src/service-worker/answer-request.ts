import { offlinePage, store, stored } from './page-cache.js';

/** After this, a page that was stored before is shown in place of the one that is still loading. */
const lateMs = 3_000;

function afterMs(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, undefined));
}

/** Keeps the worker alive after it has answered, so that a late response is still stored. */
type KeepAlive = (work: Promise<unknown>) => void;

async function fromNetwork(request: Request, keepAlive: KeepAlive): Promise<Response> {
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  keepAlive(store(pathname, response.clone()).catch(() => undefined));
  return response;
}

/** The page from the network, or the stored one where the network is late or gone. */
export async function answerPage(request: Request, keepAlive: KeepAlive): Promise<Response> {
  const { pathname } = new URL(request.url);
  const fresh = fromNetwork(request, keepAlive);
  fresh.catch(() => undefined);
  const before = await stored(pathname);
  if (!before) return fresh.catch((error) => sayOffline(request, error));
  keepAlive(fresh.catch(() => undefined));
  const first = await Promise.race([fresh.catch(() => undefined), afterMs(lateMs)]);
  return first ?? before;
}

export async function answerAsset(request: Request, keepAlive: KeepAlive): Promise<Response> {
  return (await stored(request)) ?? fromNetwork(request, keepAlive);
}

export async function answerFile(request: Request, keepAlive: KeepAlive): Promise<Response> {
  try {
    return await fromNetwork(request, keepAlive);
  } catch (error) {
    const before = await stored(request);
    if (!before) throw error;
    return before;
  }
}

/** A page that is never stored, such as one of a company. */
export async function answerFromNetwork(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return sayOffline(request, error);
  }
}

async function sayOffline(request: Request, error: unknown): Promise<Response> {
  const page = request.mode === 'navigate' ? await stored(offlinePage) : undefined;
  if (!page) throw error;
  return page;
}
