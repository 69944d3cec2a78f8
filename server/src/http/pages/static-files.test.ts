import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { immutable, serveStaticFiles, shortlived } from './static-files.js';

const script = 'export const greeting = "hello";\n'.repeat(20);
const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3]);

describe('the files of a build', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'meg-built-'));
  const folders = {
    loader: path.join(root, 'loader'),
    widget: path.join(root, 'widget'),
    dashboard: path.join(root, 'dashboard'),
    examples: path.join(root, 'examples'),
  };
  let app: FastifyInstance;

  beforeAll(async () => {
    mkdirSync(path.join(folders.widget, 'assets'), { recursive: true });
    mkdirSync(path.join(folders.dashboard, 'icons'), { recursive: true });
    mkdirSync(folders.examples);
    writeFileSync(path.join(folders.widget, 'assets/chat-1a2b.js'), script);
    writeFileSync(path.join(folders.widget, 'assets/chat-1a2b.js.br'), brotliCompressSync(script));
    writeFileSync(path.join(folders.dashboard, 'icons/small.png'), picture);
    writeFileSync(path.join(folders.dashboard, 'index.html'), '<!doctype html>');
    app = fastify();
    await serveStaticFiles(app, folders);
    // Whoever removes or replaces the build beside a running server does not change what it sends.
    rmSync(folders.widget, { recursive: true });
  });
  afterAll(async () => {
    await app.close();
    rmSync(root, { recursive: true });
  });

  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

  it('are sent in the form that the build compressed, for good', async () => {
    const answer = await get('/widget/assets/chat-1a2b.js', { 'accept-encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': immutable,
      vary: 'accept-encoding',
    });
  });

  it('are sent to a client that knows gzip alone, or nothing', async () => {
    const zipped = await get('/widget/assets/chat-1a2b.js', { 'accept-encoding': 'gzip' });
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(script);
    const plain = await get('/widget/assets/chat-1a2b.js');
    expect(plain.body).toBe(script);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('are not compressed again where they are pictures', async () => {
    const answer = await get('/icons/small.png', { 'accept-encoding': 'gzip, br' });
    expect(answer.rawPayload).toEqual(picture);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': shortlived });
    expect(answer.headers['content-encoding']).toBeUndefined();
  });

  it('are not sent again to a browser that holds them', async () => {
    const { headers } = await get('/icons/small.png');
    const again = await get('/icons/small.png', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await app.inject({ method: 'HEAD', url: '/icons/small.png' });
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, String(picture.length), '']);
  });

  it.each([
    '/index.html',
    '/widget/assets/chat-1a2b.js.br',
    '/widget/assets/none.js',
    '/widget/assets/../frame.json',
    '/widget/assets/%2e%2e%2fframe.json',
    '/icons',
    '/icons/',
  ])('are nothing but themselves: %s is not found', async (url) => {
    expect((await get(url)).statusCode).toBe(404);
  });

  it('end the start where the server does not know what a file is', async () => {
    writeFileSync(path.join(folders.dashboard, 'film.xyz'), 'x');
    await expect(serveStaticFiles(fastify(), folders)).rejects.toThrow(/film\.xyz is of a kind/);
    rmSync(path.join(folders.dashboard, 'film.xyz'));
  });
});
