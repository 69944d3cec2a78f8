import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export interface ConnectionBounds {
  /** Pipelined on one connection. Browsers and proxies send one request at a time. */
  requests: number;
  /** Of answers that the client has not read yet. */
  unreadBytes: number;
  unreadForMs: number;
}

export const connectionBounds: ConnectionBounds = { requests: 16, unreadBytes: 256 * 1_024, unreadForMs: 10_000 };

const lookEveryMs = 500;
/** A client that sends this many after its last answered request is disconnected. */
const mostIgnored = 1_000;

class Connection {
  private open = 0;
  private readonly waiting: (() => void)[] = [];
  private beyond = 0;
  /** Kept while the client is behind with reading. */
  private usualTimeoutMs: number | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly bounds: ConnectionBounds,
  ) {}

  /** Begins now, or once the answers before this one have left. False if the client has sent too many. */
  admit(response: ServerResponse, begin: () => void): boolean {
    if (this.beyond > 0) {
      if (++this.beyond > mostIgnored) this.socket.destroy();
      return false;
    }
    this.open++;
    response.once('close', () => {
      this.open--;
      if (!this.socket.destroyed) this.waiting.shift()?.();
    });
    if (this.open > this.bounds.requests) {
      this.beyond++;
      response.shouldKeepAlive = false;
    }
    if (this.open === 1) begin();
    else this.waiting.push(begin);
    return true;
  }

  /** The socket's own timeout starts again whenever the client reads something, however little. */
  watch(): void {
    const isBehind = this.socket.writableLength > this.bounds.unreadBytes;
    if (isBehind === (this.usualTimeoutMs !== undefined)) return;
    const usualMs = this.socket.timeout ?? 0;
    this.socket.setTimeout(this.usualTimeoutMs ?? this.bounds.unreadForMs);
    this.usualTimeoutMs = isBehind ? usualMs : undefined;
  }
}

/**
 * Bounds how many answers one connection can ask for at once, and how many it can leave unread.
 *
 * 1. Requests that come before earlier ones are answered wait, up to the bound, until those answers have left.
 * 2. The one after that is answered as the last of its connection, and what follows is not begun: HTTP has the client
 *    send it again on another connection.
 * 3. If many bytes wait and the client reads none of them for a while, the connection ends.
 */
export function boundConnections(app: FastifyInstance, bounds: ConnectionBounds = connectionBounds): void {
  const connections = new Map<Socket, Connection>();
  app.server.on('connection', (socket: Socket) => {
    connections.set(socket, new Connection(socket, bounds));
    socket.once('close', () => connections.delete(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const connection = connections.get(request.raw.socket);
    if (!connection) done();
    else if (!connection.admit(reply.raw, done)) reply.hijack();
  });
  const look = () => {
    for (const connection of connections.values()) connection.watch();
  };
  const timer = setInterval(look, lookEveryMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
