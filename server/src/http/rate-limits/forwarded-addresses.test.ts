import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { warnOfForwardedAddresses } from './forwarded-addresses.js';

async function warningsWith(trustProxy: string[]): Promise<string[]> {
  const lines: string[] = [];
  const app = Fastify({ logger: { level: 'warn', stream: { write: (line: string) => lines.push(line) } } });
  warnOfForwardedAddresses(app, trustProxy);
  app.get('/', () => 'here');
  await app.inject('/');
  expect(lines).toEqual([]);
  for (let request = 0; request < 3; request++)
    await app.inject({ url: '/', headers: { 'x-forwarded-for': '1.2.3.4' } });
  await app.close();
  return lines;
}

it('a proxy that is not trusted is told of once, with the setting to set', async () => {
  const [line = '', ...more] = await warningsWith([]);
  expect(JSON.parse(line)).toMatchObject({ level: 40, msg: expect.stringContaining('Set TRUST_PROXY') });
  expect(line).not.toContain('1.2.3.4');
  expect(more).toEqual([]);
});

it('a proxy that is trusted is not told of', async () => {
  expect(await warningsWith(['127.0.0.1'])).toEqual([]);
});
