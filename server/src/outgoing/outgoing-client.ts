import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import net, { isIP, type LookupFunction, type Socket, type TcpNetConnectOpts } from 'node:net';
import tls from 'node:tls';
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

const mostReadBytes = 64 * 1024;
const mostKeptBytes = 2 * 1024;

export const outgoingDefaults: Omit<OutgoingSources, 'allowPrivate'> = {
  resolve: (name) => lookup(name, { all: true, verbatim: true }),
  connect: (options, isSecure) => (isSecure ? tls.connect(options) : net.connect(options)),
  timeoutMs: 15_000,
};

/**
 * Sends requests to addresses that people of companies entered. A name is looked up once, each of its addresses is
 * checked, and the connection is made only to these, so that the name cannot lead elsewhere between the check and the
 * connection. Follows no redirect, and uses no proxy and no earlier connection.
 */
export class OutgoingClient {
  constructor(private readonly sources: OutgoingSources) {}

  /** Why the address would be refused, as a message for its field; undefined if it is allowed. */
  faultOfTarget(url: string): string | undefined {
    return judgeTarget(url, this.sources).fault;
  }

  /** Fails with an `OutgoingFault` if there is no whole answer, or with the reason of the caller's signal. */
  async post(request: OutgoingPost, signal: AbortSignal): Promise<OutgoingAnswer> {
    const { timeoutMs } = this.sources;
    const late = AbortSignal.timeout(timeoutMs);
    const ends = AbortSignal.any([signal, late]);
    try {
      return await this.send(request, ends);
    } catch (error) {
      if (signal.aborted) throw signal.reason;
      if (late.aborted) throw new OutgoingFault(`No whole answer within ${timeoutMs / 1_000} seconds`);
      throw faultOf(error);
    }
  }

  private async send({ url: text, headers, body }: OutgoingPost, ends: AbortSignal): Promise<OutgoingAnswer> {
    const { url, fault } = judgeTarget(text, this.sources);
    if (fault !== undefined) throw new OutgoingFault(fault);
    const addresses = await untilAborted(this.addressesOf(hostOf(url)), ends);
    return new Promise((resolve, reject) => {
      const socket = this.connectTo(url, addresses);
      const request = http.request({
        method: 'POST',
        path: `${url.pathname}${url.search}`,
        setHost: false,
        signal: ends,
        headers: { host: url.host, 'accept-encoding': 'identity', ...headers },
        createConnection: () => socket,
      });
      // A socket may fail before or after the request uses it; without a listener, that ends the process.
      socket.on('error', (fault) => request.destroy(fault));
      request.on('error', reject);
      limitInterimAnswers(request, reject);
      request.on('response', (response) => readStart(response).then(resolve, reject));
      request.end(body);
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
