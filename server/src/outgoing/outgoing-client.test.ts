import type { LookupAddress } from 'node:dns';
import { once } from 'node:events';
import { createServer, Socket } from 'node:net';
import tls from 'node:tls';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type Receiver, startReceiver } from '../testing/receiver.js';
import { testCertificate } from '../testing/test-certificate.js';
import { type Connect, OutgoingClient, type OutgoingSources, outgoingDefaults } from './outgoing-client.js';

const forever = new AbortController().signal;
const publicAddress: LookupAddress = { address: '93.184.216.34', family: 4 };
const post = { headers: { 'content-type': 'application/json' }, body: '{"a":1}' };

let plain: Receiver;
let secure: Receiver;
beforeAll(async () => {
  [plain, secure] = await Promise.all([startReceiver(), startReceiver({ isSecure: true })]);
});
afterAll(() => Promise.all([plain.close(), secure.close()]));
beforeEach(() => {
  for (const receiver of [plain, secure]) {
    receiver.received.length = 0;
    receiver.answer({ status: 204 });
  }
});

const inside = (changes: Partial<OutgoingSources> = {}) =>
  new OutgoingClient({ ...outgoingDefaults, allowPrivate: true, ...changes });

/** Every name leads to one public address, which in truth is the local server; what is connected to is kept. */
function outside(resolve = async (): Promise<LookupAddress[]> => [publicAddress]) {
  const connected: { host: string | undefined; name: string | undefined; addresses: LookupAddress[] }[] = [];
  const connect: Connect = ({ host, servername, lookup }) => {
    lookup?.(host ?? '', { all: true }, (_, found) => {
      connected.push({ host, name: servername, addresses: found as LookupAddress[] });
    });
    return tls.connect({ port: secure.port, host: '127.0.0.1', servername: servername ?? '', ca: testCertificate });
  };
  const client = new OutgoingClient({ allowPrivate: false, resolve, connect, timeoutMs: 5_000 });
  return { client, connected };
}

const hooks = 'https://hooks.movers.com/in?key=1';

it('sends the body to the address, under its own name, and tells the answer', async () => {
  secure.answer({ status: 201, body: 'Thank you' });
  const { client, connected } = outside();
  expect(await client.post({ url: hooks, ...post }, forever)).toEqual({
    status: 201,
    body: 'Thank you',
    retryAfter: undefined,
  });
  expect(connected).toEqual([{ host: 'hooks.movers.com', name: 'hooks.movers.com', addresses: [publicAddress] }]);
  expect(secure.received).toMatchObject([
    { path: '/in?key=1', body: '{"a":1}', headers: { host: 'hooks.movers.com', connection: 'close' } },
  ]);
});

it('connects to what was looked up and judged, and asks no second time', async () => {
  const answers: LookupAddress[] = [publicAddress, { address: '127.0.0.1', family: 4 }];
  let asked = 0;
  const { client, connected } = outside(async () => [answers[asked++] as LookupAddress]);
  await client.post({ url: hooks, ...post }, forever);
  expect(asked).toBe(1);
  expect(connected.flatMap(({ addresses }) => addresses)).toEqual([publicAddress]);
  await expect(client.post({ url: hooks, ...post }, forever)).rejects.toThrow('public internet');
  expect(connected).toHaveLength(1);
});

it.each([301, 302, 303, 307, 308])('takes a redirect (%i) for an answer, and follows none', async (status) => {
  secure.answer({ status, headers: { location: `http://127.0.0.1:${plain.port}/` } });
  const before = plain.connections();
  const { client, connected } = outside();
  expect(await client.post({ url: hooks, ...post }, forever)).toMatchObject({ status });
  expect(connected).toHaveLength(1);
  expect(plain.connections()).toBe(before);
});

it('makes no connection to a server of this machine', async () => {
  const client = new OutgoingClient({ ...outgoingDefaults, allowPrivate: false });
  const before = [plain.connections(), secure.connections()];
  const hosts = ['127.0.0.1', 'localhost', '2130706433', '0x7f.1', '[::1]', '[::ffff:127.0.0.1]', '127.0.0.1.nip.io'];
  for (const host of hosts) {
    for (const origin of [`http://${host}:${plain.port}`, `https://${host}:${secure.port}`]) {
      await expect(client.post({ url: `${origin}/`, ...post }, forever)).rejects.toThrow(/./);
    }
  }
  expect([plain.connections(), secure.connections()]).toEqual(before);
});

it('reaches a server of the own network where that is allowed, and none of another kind', async () => {
  expect(await inside().post({ url: plain.url, ...post }, forever)).toMatchObject({ status: 204 });
  expect(plain.received).toMatchObject([{ body: '{"a":1}' }]);
});

it('keeps the beginning of an answer that never ends', async () => {
  plain.answer((_, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(4_096)));
    };
    response.on('drain', more);
    more();
  });
  const { body } = await inside().post({ url: plain.url, ...post }, forever);
  expect(body).toBe('x'.repeat(2_048));
});

it('gives up a server that takes its time, also one that never stops to answer', async () => {
  plain.answer(() => undefined);
  await expect(inside({ timeoutMs: 40 }).post({ url: plain.url, ...post }, forever)).rejects.toThrow('0.04 seconds');
  plain.answer((_, response) => {
    const drip = setInterval(() => response.write('.'), 5);
    response.on('close', () => clearInterval(drip));
  });
  await expect(inside({ timeoutMs: 40 }).post({ url: plain.url, ...post }, forever)).rejects.toThrow('0.04 seconds');
});

it.each([
  ['open', false],
  ['closed', true],
])('takes a change of protocol for no answer, and leaves the connection, which is %s', async (_, isClosed) => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n');
      if (isClosed) socket.end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  await expect(inside().post({ ...post, url: `http://127.0.0.1:${port}/` }, forever)).rejects.toThrow(/101/);
  server.close();
  await once(server, 'close');
});

it('gives up a name that nobody answers for', async () => {
  const client = inside({ timeoutMs: 40, resolve: () => new Promise(() => undefined) });
  await expect(client.post({ url: 'https://hooks.movers.com/', ...post }, forever)).rejects.toThrow('0.04 seconds');
});

it('ends with its caller', async () => {
  const caller = new AbortController();
  const reason = new Error('The worker stops');
  plain.answer(() => caller.abort(reason));
  await expect(inside().post({ url: plain.url, ...post }, caller.signal)).rejects.toBe(reason);
});

it('says in words what went wrong', async () => {
  const closed = createServer().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as { port: number };
  closed.close();
  await once(closed, 'close');
  const fault = (url: string) =>
    inside()
      .post({ url, ...post }, forever)
      .then(String, (error: Error) => error.message);
  expect(await fault(`http://127.0.0.1:${port}/`)).toBe('The server refused the connection');
  expect(await fault(secure.url)).toBe('The certificate of the server is signed by nobody but itself');
  expect(await fault(`https://127.0.0.1:${plain.port}/`)).toBe('No safe connection could be made with the server');
  plain.answer((request) => request.socket.destroy());
  expect(await fault(plain.url)).toBe('The server closed the connection before it had answered');
  plain.answer((request) => request.socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
  expect(await fault(plain.url)).toBe('The server did not answer in HTTP');
});

/** As of a server without a way to the internet: TCP to an address of many fails at once, and nothing leaves the machine. */
it.each([
  ['IPv4', { address: '224.0.0.1', family: 4 }],
  ['IPv6', { address: 'ff0e::1', family: 6 }],
])('says so where no way leads to an address of %s', async (_, address) => {
  const client = inside({ resolve: async () => [address] });
  for (const url of ['http://hooks.movers.com/', 'https://hooks.movers.com/'])
    await expect(client.post({ url, ...post }, forever)).rejects.toThrow('No way leads to the server');
});

it.each<[string, Connect]>([
  [
    'while it is made',
    () => {
      throw Object.assign(new Error('connect'), { code: 'ENETUNREACH' });
    },
  ],
  ['in its first tick', () => new Socket().destroy(Object.assign(new Error('connect'), { code: 'ENETUNREACH' }))],
])('outlives a connection that fails %s', async (_, connect) => {
  await expect(inside({ connect }).post({ url: plain.url, ...post }, forever)).rejects.toThrow('No way leads');
});
