import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

/** Runs at build alone, where the pages are written to files: each is waited for whole, so that nothing streams. */
export default async function renderPage(request: Request, status: number, headers: Headers, router: EntryContext) {
  const page = await renderToReadableStream(<ServerRouter context={router} url={request.url} />);
  await page.allReady;
  headers.set('content-type', 'text/html');
  return new Response(page, { status, headers });
}
