import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { OutgoingFault } from './outgoing-fault.js';

/** Servers say "100 Continue" or "103 Early Hints" once or twice before they answer. */
const mostInterimAnswers = 10;

/** Ends a request whose server sends interim answers (1xx) without end, which no limit of bytes counts. */
export function limitInterimAnswers(request: ClientRequest, reject: (fault: OutgoingFault) => void): void {
  const end = (reason: string) => {
    request.destroy();
    reject(new OutgoingFault(reason));
  };
  let count = 0;
  request.on('information', () => {
    count += 1;
    if (count === mostInterimAnswers) end('The server announced an answer without end');
  });
  // Without a listener Node leaves such a connection open, without any event, not even a timeout.
  request.on('upgrade', ({ statusCode }) => end(`Answered with ${statusCode}, which is no answer to a message`));
}

export interface Post {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * Sends a request to an address that the operator has set, and returns the answer as soon as it begins. Follows no
 * redirect. Not `fetch`, which waits without end for a server that only sends interim answers.
 */
export function openPost({ url, headers, body }: Post, signal: AbortSignal): Promise<IncomingMessage> {
  const { request: open } = url.protocol === 'https:' ? https : http;
  return new Promise((resolve, reject) => {
    const options = {
      method: 'POST',
      headers: { ...headers, 'accept-encoding': 'identity' },
      // A kept connection may be closed by the time it is used again.
      agent: false,
      signal,
    };
    const request = open(url, options, resolve);
    limitInterimAnswers(request, reject);
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    request.end(body);
  });
}
