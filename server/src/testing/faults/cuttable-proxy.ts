import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Cut, Said } from './connection-cut.js';

type Side = Said['last']['by'];

interface Link extends Readonly<Record<Side, Socket>> {
  isCut: boolean;
  /** Takes what is said on both sides and carries nothing. */
  isSwallowing: boolean;
}

interface PlannedCuts {
  readonly cut: Cut;
  times: number;
  readonly done?: () => void;
  readonly said: Map<Link, Said>;
}

const postgresPort = 5432;
/** Within one machine an end of a connection is known at once, and heard of in the next turns of the event loop. */
const noticedAfterTurns = 10;

/**
 * Stands between a client and its server on this machine and does to their connections what networks do. What is cut is
 * reset on both sides.
 */
export class CuttableProxy {
  port = 0;
  private readonly listening = createServer((client) => this.accept(client));
  private readonly sockets = new Set<Socket>();
  private readonly links = new Set<Link>();
  private way: 'pass' | 'silent' | 'hang up' = 'pass';
  private planned: PlannedCuts | undefined;

  private constructor(private readonly target: URL) {}

  /** In front of the server of this address. */
  static async start(target: string): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(new URL(target));
    await proxy.listen();
    return proxy;
  }

  /** The server's address by way of this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  /** Cuts all that is open, and answers once this is known on both ends. What is opened later passes. */
  async reset(): Promise<void> {
    const closed = [...this.sockets].map(endOf);
    for (const socket of this.sockets) socket.resetAndDestroy();
    await Promise.all(closed);
    for (let turn = 0; turn < noticedAfterTurns; turn++) await nextTurn();
  }

  /** Cuts each connection where this says so, those that are open too, until all is to pass. */
  cutEach(cut: Cut): void {
    this.planned = { cut, times: Number.POSITIVE_INFINITY, said: new Map() };
  }

  /** Cuts so many, those that are open too, and answers once that is done. */
  cutNext(cut: Cut, times = 1): Promise<void> {
    return new Promise((done) => {
      this.planned = { cut, times, done, said: new Map() };
    });
  }

  /** All that is open stays open, and nothing passes there any more. What is opened later passes. */
  swallow(): void {
    for (const link of this.links) link.isSwallowing = true;
  }

  /** As a server that was stopped: what is open says nothing any more, and what is opened later neither. */
  freeze(): void {
    this.swallow();
    this.way = 'silent';
  }

  /** Closes the port and cuts what is open. */
  async refuse(): Promise<void> {
    const closed = new Promise((resolve) => this.listening.close(resolve));
    await this.reset();
    await closed;
  }

  /** Cuts what is open; accepts, and neither reads nor says anything. */
  async acceptInSilence(): Promise<void> {
    this.way = 'silent';
    await this.reset();
  }

  /** Cuts what is open; accepts, and closes at the first word. */
  async hangUp(): Promise<void> {
    this.way = 'hang up';
    await this.reset();
  }

  /** From here on new connections pass. */
  async pass(): Promise<void> {
    this.way = 'pass';
    this.planned = undefined;
    if (!this.listening.listening) await this.listen();
  }

  async close(): Promise<void> {
    await this.refuse();
  }

  private async listen(): Promise<void> {
    this.listening.listen(this.port, '127.0.0.1');
    await once(this.listening, 'listening');
    this.port = (this.listening.address() as AddressInfo).port;
  }

  private accept(client: Socket): void {
    this.keep(client);
    if (this.way === 'silent') return;
    if (this.way === 'hang up') {
      client.once('data', () => client.end());
      return;
    }
    const { hostname, port } = this.target;
    const server = this.keep(connect(Number(port || postgresPort), hostname));
    const link: Link = { client, server, isCut: false, isSwallowing: false };
    this.links.add(link);
    client.once('close', () => this.links.delete(link));
    this.join(link, 'client', 'server');
    this.join(link, 'server', 'client');
  }

  private keep(socket: Socket): Socket {
    this.sockets.add(socket);
    return socket
      .setNoDelay(true)
      .on('error', () => this.sockets.delete(socket))
      .on('close', () => this.sockets.delete(socket));
  }

  private join(link: Link, by: Side, to: Side): void {
    link[by]
      .on('data', (chunk) => this.carry(link, { by, to, chunk }))
      .on('end', () => link[to].end())
      .on('close', () => link[to].destroy());
  }

  private carry(link: Link, { by, to, chunk }: { by: Side; to: Side; chunk: Buffer }): void {
    if (link.isCut || link.isSwallowing) return;
    const passing = this.planned && passingOf(this.planned, link, { by, chunk });
    if (passing === undefined) {
      link[to].write(chunk);
      return;
    }
    link.isCut = true;
    this.countCut();
    // Once the last bytes are on their way: a reset takes back what waits to be sent.
    link[to].write(chunk.subarray(0, passing), () => setImmediate(() => cut(link)));
  }

  private countCut(): void {
    if (!this.planned) return;
    this.planned.times -= 1;
    if (this.planned.times > 0) return;
    this.planned.done?.();
    this.planned = undefined;
  }
}

/** A reset that the system refuses, because the other end has gone, is an error, and Node tells no close after it. */
function endOf(socket: Socket): Promise<unknown> {
  return new Promise((resolve) => socket.once('close', resolve).once('error', resolve));
}

function passingOf({ cut, said }: PlannedCuts, link: Link, { by, chunk }: { by: Side; chunk: Buffer }) {
  const { sent, answered } = said.get(link) ?? { sent: '', answered: '' };
  const text = chunk.toString('latin1');
  const now: Said = {
    sent: by === 'client' ? sent + text : sent,
    answered: by === 'server' ? answered + text : answered,
    last: { by, bytes: chunk.length },
  };
  said.set(link, now);
  return cut(now);
}

function cut({ client, server }: Link): void {
  client.resetAndDestroy();
  server.resetAndDestroy();
}
