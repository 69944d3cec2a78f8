import { keep, kept, offlinePage } from './page-cache.js';

/** A network that takes longer is as good as none to somebody who has been here before. */
const lateMs = 3_000;

function afterMs(delayMs: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, delayMs, undefined));
}

/** Goes on after an answer was given: what comes late is kept for the next time. */
type GoOn = (work: Promise<unknown>) => void;

async function fromNetwork(request: Request, goOn: GoOn): Promise<Response> {
  const response = await fetch(request);
  const { pathname } = new URL(request.url);
  goOn(keep(pathname, response.clone()).catch(() => undefined));
  return response;
}

/** The newest there is; what was kept where the network is late or gone. Never the old one while the new one can be had. */
export async function answerPage(request: Request, goOn: GoOn): Promise<Response> {
  const { pathname } = new URL(request.url);
  const fresh = fromNetwork(request, goOn);
  fresh.catch(() => undefined);
  const before = await kept(pathname);
  if (!before) return fresh.catch((error) => sayOffline(request, error));
  goOn(fresh.catch(() => undefined));
  const first = await Promise.race([fresh.catch(() => undefined), afterMs(lateMs)]);
  return first ?? before;
}

export async function answerAsset(request: Request, goOn: GoOn): Promise<Response> {
  return (await kept(request)) ?? fromNetwork(request, goOn);
}

export async function answerFile(request: Request, goOn: GoOn): Promise<Response> {
  try {
    return await fromNetwork(request, goOn);
  } catch (error) {
    const before = await kept(request);
    if (!before) throw error;
    return before;
  }
}

/** Nothing of it is kept. */
export async function answerPassage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return sayOffline(request, error);
  }
}

async function sayOffline(request: Request, error: unknown): Promise<Response> {
  const page = request.mode === 'navigate' ? await kept(offlinePage) : undefined;
  if (!page) throw error;
  return page;
}
