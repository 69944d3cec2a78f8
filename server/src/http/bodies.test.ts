import type { Endpoint } from '@meg/shared/contract/endpoint';
import { errorEnvelope } from '@meg/shared/contract/errors';
import { describe, expect, it } from 'vitest';
import { leadBody } from '../testing/factories.js';
import { figure } from '../testing/faults/figure.js';
import { missingObject } from '../testing/route-objects.js';
import { ownOrigin, signIn } from '../testing/sign-in.js';
import { useTestApp } from '../testing/use-test-app.js';
// For its type of the route table.
import './access/auth.js';

const promise = 'bodies';
const limitBytes = 65_536;
const levels = 10_000;

const otherTypes = [
  'text/plain',
  'text/plain; charset=utf-8',
  'text/plain;application/json',
  'text/plain, application/json',
  'text/html',
  'text/xml',
  'text/css',
  'text/csv',
  'text/json',
  'text/x-json',
  'text/javascript',
  'text/markdown',
  'text/yaml',
  'text/event-stream',
  'text/x-url',
  'text/cache-manifest',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded; charset=utf-8',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'multipart/mixed; boundary=x',
  'multipart/related; type="application/json"',
  'multipart/alternative; boundary="application/json"',
  'application/xml',
  'application/xhtml+xml',
  'application/soap+xml',
  'application/rss+xml',
  'application/javascript',
  'application/ecmascript',
  'application/jsonp',
  'application/x-json',
  'application/json5',
  'application/jsonl',
  'application/x-ndjson',
  'application/json-seq',
  'application/json-patch+json',
  'application/merge-patch+json',
  'application/ld+json',
  'application/hal+json',
  'application/problem+json',
  'application/geo+json',
  'application/manifest+json',
  'application/vnd.api+json',
  'application/csp-report',
  'application/reports+json',
  'application/graphql',
  'application/grpc',
  'application/protobuf',
  'application/x-protobuf',
  'application/cbor',
  'application/msgpack',
  'application/bson',
  'application/yaml',
  'application/toml',
  'application/octet-stream',
  'application/pdf',
  'application/zip',
  'application/gzip',
  'application/wasm',
  'application/java-archive',
  'application/x-java-serialized-object',
  'application/x-php',
  'application/sql',
  'image/png',
  'image/svg+xml',
  'audio/mpeg',
  'video/mp4',
  'font/woff2',
  'model/gltf+json',
  'message/http',
  'message/rfc822',
  'chemical/x-pdb',
  '*/*',
  'application/*',
  'application',
  'json',
  '/',
  ';',
  'application/json/',
  'application//json',
  'application/json,application/json',
  '"application/json"',
  'xapplication/json',
  'application/jsonx',
  'constructor',
  '__proto__',
];

describe('survives: bodies – every body', () => {
  const server = useTestApp();

  const post = (payload: string | Buffer, type = 'application/json') =>
    server.app.inject({ method: 'POST', url: '/api/leads', headers: { 'content-type': type }, payload });
  const countLeads = async () => (await server.database.reader.selectFrom('leads').select('id').execute()).length;

  /** Each route with a body, with a path that leads to nothing. */
  const writes = () =>
    server.app.routeTable.flatMap(({ method, endpoint }) =>
      endpoint?.body && endpoint.method === method ? [{ endpoint, url: urlOf(endpoint) }] : [],
    );

  it(`is refused as any of ${otherTypes.length} types that are not JSON`, async () => {
    expect(otherTypes.length).toBeGreaterThanOrEqual(60);
    const before = await countLeads();
    for (const type of otherTypes) {
      const answer = await post(JSON.stringify(leadBody()), type);
      expect([400, 415], type).toContain(answer.statusCode);
      expect(errorEnvelope.parse(answer.json()).error.code, type).toMatch(/unsupported_media_type|malformed_request/);
    }
    expect(await countLeads()).toBe(before);
    figure(promise, 'content types refused', otherTypes.length);
  });

  it.each([
    'application/json',
    'application/json; charset=utf-8',
    'Application/JSON',
    'application/json;charset="UTF-8"',
  ])('is taken as %s', async (type) => {
    expect((await post(JSON.stringify(leadBody()), type)).statusCode).toBe(201);
  });

  it('may be 64 KiB large and not a byte more', async () => {
    const padded = (bytes: number) => {
      const body = JSON.stringify(leadBody());
      return body + ' '.repeat(bytes - Buffer.byteLength(body));
    };
    expect((await post(padded(limitBytes - 1))).statusCode).toBe(201);
    expect((await post(padded(limitBytes))).statusCode).toBe(201);
    const larger = await post(padded(limitBytes + 1));
    expect([larger.statusCode, larger.json().error.code]).toEqual([413, 'body_too_large']);
  });

  it('may be no larger at any address', async () => {
    const { cookie } = await signIn(server.app, server.database, { role: 'super_admin' });
    const headers = { 'content-type': 'application/json', origin: ownOrigin, cookie };
    for (const { endpoint, url } of writes()) {
      const payload = `{}${' '.repeat(limitBytes - 1)}`;
      const answer = await server.app.inject({ method: endpoint.method, url, headers, payload });
      expect(answer.statusCode, `${endpoint.method} ${url}`).toBe(413);
    }
  });

  const deep = (open: string, close: string) => open.repeat(levels) + close.repeat(levels);
  const nested = [
    ['lists', deep('[', ']')],
    ['objects', `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`],
    ['a field', `{"name":${deep('[', ']')}}`],
    ['a field with objects', `{"contactInfo":${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}}`],
    ['lists that do not end', '['.repeat(levels)],
    ['ends without beginnings', ']'.repeat(levels)],
    ['nested prototypes', `${'{"__proto__":'.repeat(4_000)}1${'}'.repeat(4_000)}`],
  ] as const;

  it.each(nested)(`is refused without harm when it is ${levels} levels of %s`, async (_, payload) => {
    const { cookie } = await signIn(server.app, server.database, { role: 'super_admin' });
    const headers = { 'content-type': 'application/json', origin: ownOrigin, cookie };
    for (const { endpoint, url } of writes()) {
      const answer = await server.app.inject({ method: endpoint.method, url, headers, payload });
      expect(answer.statusCode, `${endpoint.method} ${url}`).toBeGreaterThanOrEqual(400);
      expect(answer.statusCode, `${endpoint.method} ${url} ${answer.body.slice(0, 200)}`).toBeLessThan(500);
      errorEnvelope.parse(answer.json());
    }
  });

  it.each([
    ['nothing', ''],
    ['a byte order mark', '\uFEFF{}'],
    ['half of JSON', '{"name":'],
    ['two values', '{}{}'],
    ['no UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])],
    ['UTF-16', Buffer.from('{"name":"Amina"}', 'utf16le')],
    ['zeros', Buffer.alloc(1_000)],
    ['a number too large', '{"elapsedMs":1e999}'],
    ['a name twice', '{"companyId":"demo","companyId":"other"}'],
    ['many names', `{${Array.from({ length: 5_000 }, (_, place) => `"n${place}":1`).join(',')}}`],
    ['a value that is no object', '"name"'],
    ['null', 'null'],
  ])('is refused with words when it is %s', async (_, payload) => {
    const answer = await post(payload);
    expect([400, 422], answer.body).toContain(answer.statusCode);
    errorEnvelope.parse(answer.json());
  });
});

function urlOf({ path }: Endpoint): string {
  const params = missingObject(path);
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
