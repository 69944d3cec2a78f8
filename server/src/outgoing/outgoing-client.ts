import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import net, { isIP, type LookupFunction, type Socket, type TcpNetConnectOpts } from 'node:net';
import tls from 'node:tls';
import { resolveUrl } from '../text/read-url.js';
import { hostOf, judgeAddresses, judgeTarget } from './judge-target.js';
import { limitInterimAnswers } from './open-post.js';
import { faultOf, OutgoingFault } from './outgoing-fault.js';
import { readBeginning } from './read-beginning.js';

export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;
export type Connect = (options: TcpNetConnectOpts & { servername?: string }, isSecure: boolean) => Socket;

export interface OutgoingSources {
  allowPrivate: boolean;
  resolve: Resolve;
  connect: Connect;
  timeoutMs: number;
}

export interface OutgoingPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string;
}

export interface OutgoingAnswer {
  status: number;
  retryAfter: string | undefined;
  /** The beginning of the answer, as text. */
  body: string;
}

export interface OutgoingGet {
  url: string;
  /** What kinds are wanted, for the `Accept` header. */
  accept: string;
  mostBytes: number;
  timeoutMs: number;
}

export interface OutgoingPage {
  /** Where the redirects led. */
  url: string;
  status: number;
  /** In lower case; empty where the answer names none. */
  contentType: string;
  body: Buffer;
  /** Whether the answer was longer than was read. */
  isCut: boolean;
}

interface Sent {
  url: string;
  method: 'GET' | 'POST';
  headers: Readonly<Record<string, string>>;
  body?: string;
}

const mostRedirects = 5;
const mostReadBytes = 64 * 1024;
const mostKeptBytes = 2 * 1024;
/** Websites refuse who does not name itself. */
const reader = 'Mozilla/5.0 (compatible; MegSiteReader/1.0)';

export const outgoingDefaults: Omit<OutgoingSources, 'allowPrivate'> = {
  resolve: (name) => lookup(name, { all: true, verbatim: true }),
  connect: (options, isSecure) => (isSecure ? tls.connect(options) : net.connect(options)),
  timeoutMs: 15_000,
};

/**
 * Sends requests to addresses that people of companies entered. A name is looked up once, each of its addresses is
 * checked, and the connection is made only to these, so that the name cannot lead elsewhere between the check and the
 * connection. A message follows no redirect; a page follows a few, each judged as if somebody had entered it. Uses no
 * proxy and no earlier connection.
 */
export class OutgoingClient {
  constructor(private readonly sources: OutgoingSources) {}

  /** Why the address would be refused, as a message for its field; undefined if it is allowed. */
  faultOfTarget(url: string): string | undefined {
    return judgeTarget(url, this.sources).fault;
  }

  /** Fails with an `OutgoingFault` if there is no whole answer, or with the reason of the caller's signal. */
  post({ url, headers, body }: OutgoingPost, signal: AbortSignal): Promise<OutgoingAnswer> {
    return this.within(this.sources.timeoutMs, signal, (ends) =>
      this.send({ url, method: 'POST', headers, body }, ends, readStart),
    );
  }

  /** Reads a page or a picture. The time is for all redirects together. Fails as `post` does. */
  get(wanted: OutgoingGet, signal: AbortSignal): Promise<OutgoingPage> {
    return this.within(wanted.timeoutMs, signal, async (ends) => {
      let { url } = wanted;
      for (let redirects = 0; redirects <= mostRedirects; redirects++) {
        const here = url;
        const request = { url: here, method: 'GET', headers: { accept: wanted.accept, 'user-agent': reader } } as const;
        const answer = await this.send(request, ends, (response) => readPage(response, here, wanted.mostBytes));
        if (typeof answer !== 'string') return answer;
        url = answer;
      }
      throw new OutgoingFault('The website leads from one address to the next without end');
    });
  }

  private async within<T>(timeoutMs: number, signal: AbortSignal, act: (ends: AbortSignal) => Promise<T>): Promise<T> {
    const late = AbortSignal.timeout(timeoutMs);
    try {
      return await act(AbortSignal.any([signal, late]));
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (late.aborted) throw new OutgoingFault(`No whole answer within ${timeoutMs / 1_000} seconds`);
      throw faultOf(error);
    }
  }

  private async send<T>(
    sent: Sent,
    ends: AbortSignal,
    read: (response: http.IncomingMessage) => Promise<T>,
  ): Promise<T> {
    const { url, fault } = judgeTarget(sent.url, this.sources);
    if (fault !== undefined) throw new OutgoingFault(fault);
    const addresses = await untilAborted(this.addressesOf(hostOf(url)), ends);
    return new Promise((resolve, reject) => {
      const socket = this.connectTo(url, addresses);
      const request = http.request({
        method: sent.method,
        path: `${url.pathname}${url.search}`,
        setHost: false,
        signal: ends,
        headers: { host: url.host, 'accept-encoding': 'identity', ...sent.headers },
        createConnection: () => socket,
      });
      // A socket may fail before or after the request uses it; without a listener, that ends the process.
      socket.on('error', (fault) => request.destroy(fault));
      request.on('error', reject);
      limitInterimAnswers(request, reject);
      request.on('response', (response) => read(response).then(resolve, reject));
      request.end(sent.body);
    });
  }

  private async addressesOf(host: string): Promise<readonly LookupAddress[]> {
    if (isIP(host)) return [{ address: host, family: isIP(host) }];
    const found = await this.sources.resolve(host).catch(() => []);
    if (found.length === 0) throw new OutgoingFault('This name could not be found');
    const fault = judgeAddresses(
      found.map(({ address }) => address),
      this.sources,
    );
    if (fault !== undefined) throw new OutgoingFault(fault);
    return found;
  }

  private connectTo(url: URL, addresses: readonly LookupAddress[]): Socket {
    const isSecure = url.protocol === 'https:';
    const host = hostOf(url);
    const port = Number(url.port) || (isSecure ? 443 : 80);
    const servername = isIP(host) ? {} : { servername: host };
    const options = { host, port, lookup: givesOnly(addresses), autoSelectFamily: true, ...(isSecure && servername) };
    return this.sources.connect(options, isSecure);
  }
}

function givesOnly(addresses: readonly LookupAddress[]): LookupFunction {
  return (_name, { all }, answer) => {
    const [first] = addresses;
    // Asynchronous, as a real look-up is: a connection must not fail before its listeners are added.
    setImmediate(() => {
      if (all) answer(null, [...addresses]);
      else answer(null, first?.address ?? '', first?.family);
    });
  };
}

/** The look-up of a name cannot be stopped, only ignored. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    if (signal.aborted) leave();
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

async function readStart(response: http.IncomingMessage): Promise<OutgoingAnswer> {
  const beginning = await readBeginning(response, mostReadBytes);
  response.destroy();
  const text = beginning.subarray(0, mostKeptBytes).toString('utf8');
  return {
    status: response.statusCode ?? 0,
    retryAfter: response.headers['retry-after'],
    // PostgreSQL cannot store the null character, which any answer may hold.
    body: text.replaceAll('\0', '\uFFFD'),
  };
}

/** The page, or the address that a redirect leads to. */
async function readPage(response: http.IncomingMessage, at: string, mostBytes: number): Promise<OutgoingPage | string> {
  const { statusCode: status = 0, headers } = response;
  if ([301, 302, 303, 307, 308].includes(status) && headers.location !== undefined) {
    response.destroy();
    return resolveUrl(headers.location, at)?.href ?? headers.location;
  }
  const body = await readBeginning(response, mostBytes + 1);
  const isCut = body.length > mostBytes;
  const contentType = (headers['content-type'] ?? '').toLowerCase();
  return { url: at, status, contentType, body: body.subarray(0, mostBytes), isCut };
}
