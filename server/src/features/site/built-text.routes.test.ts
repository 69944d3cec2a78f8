import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedRoutes } from './built-text.routes.js';

const folder = mkdtempSync(path.join(tmpdir(), 'meg-feed-'));

async function feedAt(publicUrl?: string, from = folder) {
  const app = Fastify();
  feedRoutes(app, from, publicUrl);
  const answer = await app.inject({ url: '/knowledge-hub/feed.xml', headers: { host: 'evil.example' } });
  await app.close();
  return answer;
}

describe('the feed of the knowledge hub', () => {
  beforeAll(() => {
    mkdirSync(path.join(folder, 'knowledge-hub'));
    writeFileSync(path.join(folder, 'knowledge-hub/feed.xml'), '<link href="https://meg.invalid/knowledge-hub/one"/>');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is a feed to whoever asks, with the address of the server', async () => {
    const answer = await feedAt('https://chat.example.com');
    expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(answer.body).toBe('<link href="https://chat.example.com/knowledge-hub/one"/>');
  });

  it('names paths where the server does not know its address, whatever host was asked for', async () => {
    expect((await feedAt()).body).toBe('<link href="/knowledge-hub/one"/>');
  });

  it('is none where the site was not built', async () => {
    expect((await feedAt(undefined, path.join(folder, 'knowledge-hub'))).statusCode).toBe(404);
  });
});
