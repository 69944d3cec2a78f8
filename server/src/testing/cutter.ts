import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

interface Said {
  sent: string;
  answered: string;
}

/** When a connection is cut, and how much of what is said at that moment still passes: nothing, some bytes, or all. */
export interface Cut {
  when: (said: Said) => boolean;
  passes: number;
}

/** Accepts, and neither reads nor says anything. */
export const silent = 'silent';
/** Within one machine an end of a connection is known at once, and heard of in the next turns of the event loop. */
const noticedAfterTurns = 10;

export const whole = { when: () => false, passes: 0 };

export interface Cutter {
  port: number;
  /** What becomes of connections from now on. Those that are open are cut first: a client may use one again. */
  cut(next: Cut | typeof silent): Promise<void>;
  /** Refuses connections until it is opened again. */
  shut(): Promise<void>;
  open(): Promise<void>;
  /** Cuts all that are open, and answers once this is known on both ends. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/** Stands between a client and a server, and cuts their connections where it is told to. */
export async function startCutter(serverPort: number): Promise<Cutter> {
  let next: Cut | typeof silent = whole;
  const sockets = new Set<Socket>();
  const keep = (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    return socket;
  };
  const server = net.createServer((client) => {
    keep(client);
    if (next === silent) return;
    join(client, keep(net.connect(serverPort, '127.0.0.1')), next);
  });
  const open = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  await open(0);
  const { port } = server.address() as AddressInfo;
  const reset = async () => {
    const closed = [...sockets].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    for (const socket of sockets) socket.resetAndDestroy();
    await Promise.all(closed);
    for (let turn = 0; turn < noticedAfterTurns; turn++) await nextTurn();
  };
  const shut = async () => {
    if (server.listening) server.close();
    await reset();
  };
  return {
    port,
    cut: (cut) => {
      next = cut;
      return reset();
    },
    shut,
    open: () => open(port),
    reset,
    close: shut,
  };
}

function join(client: Socket, server: Socket, { when, passes }: Cut): void {
  const said: Said = { sent: '', answered: '' };
  const end = () => {
    client.resetAndDestroy();
    server.resetAndDestroy();
  };
  const pass = (who: keyof Said, to: Socket) => (bytes: Buffer) => {
    said[who] += bytes.toString('latin1');
    if (!when(said)) to.write(bytes);
    else if (passes === 0) end();
    else to.write(bytes.subarray(0, passes), () => setImmediate(end));
  };
  client.on('data', pass('sent', server)).on('end', () => server.end());
  server.on('data', pass('answered', client)).on('end', () => client.end());
}
