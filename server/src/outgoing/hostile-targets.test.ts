import { expect, it, vi } from 'vitest';
import { hostileNames, hostileTargets } from './hostile-targets.test-data.js';
import { OutgoingClient } from './outgoing-client.js';
import { OutgoingFault } from './outgoing-fault.js';

const post = { headers: {}, body: '{}' };
const forever = new AbortController().signal;

function clientOf(namesTo: Readonly<Record<string, readonly string[]>>) {
  const connect = vi.fn(() => {
    throw new Error('A connection was made');
  });
  const resolve = vi.fn(async (name: string) =>
    (namesTo[name] ?? ['93.184.216.34']).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  );
  const client = new OutgoingClient({ allowPrivate: false, resolve, connect, timeoutMs: 5_000 });
  return { client, connect, resolve };
}

it('knows at least 150 hostile addresses', () => {
  expect(new Set(hostileTargets).size).toBe(hostileTargets.length);
  expect(hostileTargets.length + Object.keys(hostileNames).length).toBeGreaterThan(200);
});

it.each(hostileTargets)(
  '%s is refused at the field and again at the request, without a look-up or a connection',
  async (url) => {
    const { client, connect, resolve } = clientOf({});
    expect(client.faultOfTarget(url)).toMatch(/./);
    await expect(client.post({ url, ...post }, forever)).rejects.toThrow(OutgoingFault);
    expect(resolve).not.toHaveBeenCalled();
    expect(connect).not.toHaveBeenCalled();
  },
);

it.each(Object.keys(hostileNames))('%s leads to what is not public, and gets no connection', async (name) => {
  const { client, connect, resolve } = clientOf(hostileNames);
  await expect(client.post({ url: `https://${name}/`, ...post }, forever)).rejects.toThrow(OutgoingFault);
  expect(resolve).toHaveBeenCalledTimes(1);
  expect(connect).not.toHaveBeenCalled();
});

it.each([
  'https://hooks.movers.com/',
  'https://hooks.movers.com:443/in?key=1#part',
  'https://hooks.movers.com:8443/',
  'https://93.184.216.34/',
  'https://[2606:2800:220:1::1]/',
  'https://umzüge.de/',
])('%s is as good as any', (url) => {
  expect(clientOf({}).client.faultOfTarget(url)).toBeUndefined();
});

it.each([
  'http://169.254.169.254/latest/meta-data/',
  'http://[fd00:ec2::254]/',
  'http://[::ffff:169.254.169.254]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://[64:ff9b:1::a9fe:a9fe]/',
  'http://[2002:a9fe:a9fe::]/',
  'http://[2002:a83f:8110::1]/',
  'http://metadata.google.internal/',
  'http://100.100.100.200/',
])('%s is refused also where private addresses are allowed', async (url) => {
  const { resolve, connect } = clientOf({});
  const client = new OutgoingClient({ allowPrivate: true, resolve, connect, timeoutMs: 5_000 });
  await expect(client.post({ url, ...post }, forever)).rejects.toThrow('kept for the machines');
  expect(connect).not.toHaveBeenCalled();
});
