import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Side = 'client' | 'server';

interface Link {
  readonly client: Socket;
  readonly server: Socket;
  /** Its bytes are swallowed from now on, also once others pass again. */
  isSilent: boolean;
  /** What it still may carry from this side, where a cut after so many bytes is under way. */
  left: Partial<Record<Side, number>>;
  isAnswerLost: boolean;
}

/** Whether the link is to be cut at this chunk, and how much of the chunk still passes. */
type Judge = (link: Link, from: Side, chunk: Buffer) => { isCut: boolean; passing: Buffer };

interface Planned {
  judge: Judge;
  times: number;
  done: () => void;
}

const portOfScheme: Record<string, number> = { 'postgres:': 5432, 'postgresql:': 5432, 'http:': 80, 'smtp:': 25 };
const all = (chunk: Buffer) => ({ isCut: false, passing: chunk });

/**
 * Stands between a client and its server on this machine and does to their connections what networks do. What is cut is
 * reset on both sides.
 */
export class CuttableProxy {
  private readonly links = new Set<Link>();
  private readonly listening = createServer((client) => this.accept(client));
  private way: 'pass' | 'silent' | 'hang up' = 'pass';
  private planned: Planned | undefined;
  private port = 0;

  private constructor(private readonly target: URL) {}

  /** In front of the server of this address. */
  static async start(target: string): Promise<CuttableProxy> {
    const proxy = new CuttableProxy(new URL(target));
    await proxy.listen();
    proxy.port = (proxy.listening.address() as AddressInfo).port;
    return proxy;
  }

  /** The server's address by way of this proxy. */
  get url(): string {
    const url = new URL(this.target);
    url.hostname = '127.0.0.1';
    url.port = String(this.port);
    return url.href;
  }

  get openConnections(): number {
    return this.links.size;
  }

  /** Cuts all that is open; what is opened later passes. */
  cutNow(): void {
    for (const link of this.links) this.cut(link);
  }

  /** Cuts the next connections, so many times, each after so many more bytes of this side. Answers once that is done. */
  cutAfterBytes(bytes: number, { from, times = 1 }: { from: Side; times?: number }): Promise<void> {
    return this.plan(times, (link, side, chunk) => {
      if (side !== from) return all(chunk);
      const left = (link.left[side] ?? bytes) - chunk.length;
      link.left[side] = left;
      return left > 0 ? all(chunk) : { isCut: true, passing: chunk.subarray(0, chunk.length + left) };
    });
  }

  /** Cuts a connection in place of carrying what its client says here. */
  cutInsteadOf(text: string, times = 1): Promise<void> {
    return this.plan(times, (_, side, chunk) =>
      side === 'client' && chunk.includes(text) ? { isCut: true, passing: Buffer.alloc(0) } : all(chunk),
    );
  }

  /** Carries what the client says here, and cuts in place of carrying the answer. */
  loseAnswerTo(text: string, times = 1): Promise<void> {
    return this.plan(times, (link, side, chunk) => {
      if (side === 'client') link.isAnswerLost ||= chunk.includes(text);
      const isCut = side === 'server' && link.isAnswerLost;
      return { isCut, passing: isCut ? Buffer.alloc(0) : chunk };
    });
  }

  /** Closes the port and cuts what is open. */
  async refuse(): Promise<void> {
    const closed = new Promise((resolve) => this.listening.close(resolve));
    this.cutNow();
    await closed;
  }

  /** Accepts, and carries nothing of what is opened from now on. */
  acceptInSilence(): void {
    this.way = 'silent';
  }

  /** Carries nothing more of what is open, for ever, as a firewall that has forgotten it. */
  fallSilent(): void {
    for (const link of this.links) link.isSilent = true;
  }

  /** Accepts, and closes at the first word. */
  hangUp(): void {
    this.way = 'hang up';
    this.cutNow();
  }

  /** From here on new connections pass. */
  async pass(): Promise<void> {
    this.way = 'pass';
    if (!this.listening.listening) await this.listen();
  }

  async close(): Promise<void> {
    if (this.listening.listening) await this.refuse();
    else this.cutNow();
  }

  private async listen(): Promise<void> {
    this.listening.listen(this.port, '127.0.0.1');
    await once(this.listening, 'listening');
  }

  private plan(times: number, judge: Judge): Promise<void> {
    return new Promise((done) => {
      this.planned = { judge, times, done };
    });
  }

  private accept(client: Socket): void {
    if (this.way === 'hang up') {
      client.on('error', () => undefined).once('data', () => client.end());
      return;
    }
    const { hostname, port, protocol } = this.target;
    const server = connect(Number(port || portOfScheme[protocol]), hostname);
    const link: Link = { client, server, isSilent: this.way === 'silent', left: {}, isAnswerLost: false };
    this.links.add(link);
    this.join(link, 'client', client, server);
    this.join(link, 'server', server, client);
  }

  private join(link: Link, side: Side, from: Socket, to: Socket): void {
    from.setNoDelay(true);
    from.on('error', () => undefined);
    from.on('data', (chunk) => this.carry(link, side, chunk));
    from.on('end', () => !link.isSilent && to.end());
    from.on('close', () => {
      this.links.delete(link);
      if (!link.isSilent) to.destroy();
    });
  }

  private carry(link: Link, side: Side, chunk: Buffer): void {
    if (link.isSilent) return;
    const { isCut, passing } = this.planned?.judge(link, side, chunk) ?? all(chunk);
    const to = side === 'client' ? link.server : link.client;
    if (!isCut) {
      to.write(passing);
      return;
    }
    this.strike();
    // Once the last bytes are on their way: a reset takes back what waits to be sent.
    to.write(passing, () => this.cut(link));
  }

  private strike(): void {
    if (!this.planned) return;
    this.planned.times -= 1;
    if (this.planned.times > 0) return;
    this.planned.done();
    this.planned = undefined;
  }

  private cut(link: Link): void {
    this.links.delete(link);
    link.client.resetAndDestroy();
    link.server.resetAndDestroy();
  }
}
