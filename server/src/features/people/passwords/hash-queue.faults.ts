import { readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type TestDatabase } from '../../../testing/database/each-database.js';
import { figure } from '../../../testing/faults/figure.js';
import { latenciesMs, percentile } from '../../../testing/faults/latencies.js';
import { type RunningServer, runServer } from '../../../testing/run-server.js';

const promise = 'sign-ups and logins in a wave';
const atOnce = 120;
const password = 'a long walk along the quay';
const assets = fileURLToPath(new URL('../../../../../widget/dist/assets', import.meta.url));
const file = readdirSync(assets).find((name) => name.endsWith('.js')) as string;

function signupOf(number: number) {
  return {
    company: {
      name: `Harbour ${number}`,
      contactInfo: { email: 'office@harbour.example', phone: '+353 1 496 0123' },
      serviceAreas: ['Dublin'],
    },
    adminUser: { email: `owner-${number}@harbour.example`, password, firstName: 'Aoife', lastName: 'Byrne' },
  };
}

const loginOf = (number: number) => ({ email: `owner-${number}@harbour.example`, password });

describe(`survives: ${promise} – ${atOnce} at once, against the built server`, () => {
  let test: TestDatabase;
  let server: RunningServer;

  beforeAll(async () => {
    test = await createDatabase('sqlite');
    server = await runServer(test.target);
  });
  afterAll(async () => {
    await server.stop('SIGTERM');
    await test.drop();
  });

  /** Each from another address, as behind a proxy. */
  const post = async (route: string, body: unknown, number: number) => {
    const answer = await fetch(`${server.url}${route}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: server.url, 'x-forwarded-for': `10.1.0.${number}` },
      body: JSON.stringify(body),
    });
    return { status: answer.status, retryAfter: answer.headers.get('retry-after') };
  };
  const askFile = async () => {
    const answer = await fetch(`${server.url}/${path.posix.join('widget/assets', file)}`);
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  };

  const waves = [
    { route: '/api/signup', bodyOf: signupOf, right: [201] },
    // Whoever was refused in the wave of sign-ups has no account, and is told so as late as the others.
    { route: '/api/admin/login', bodyOf: loginOf, right: [200, 401] },
  ];

  it.each(waves)('$route leaves static files quick', async ({ route, bodyOf, right }) => {
    const quietly = percentile(await latenciesMs(200, askFile), 0.99);
    const wave = Array.from({ length: atOnce }, (_, number) => post(route, bodyOf(number), number));
    const ended = Promise.all(wave);
    let isOver = false;
    void ended.then(() => {
      isOver = true;
    });
    const files: number[] = [];
    while (!isOver && files.length < 2_000) files.push(...(await latenciesMs(1, askFile)));
    const answers = await ended;
    const worst = percentile(
      files.sort((one, other) => one - other),
      0.99,
    );
    const done = answers.filter(({ status }) => right.includes(status)).length;
    const refused = answers.filter(({ status, retryAfter }) => status === 503 && retryAfter !== null).length;
    figure(promise, `p99 of a static file during ${atOnce} × ${route} (ms)`, Math.round(worst));
    figure(promise, `p99 of a static file before it (ms)`, Math.round(quietly));
    figure(promise, `${route} answered of ${atOnce}`, done);
    expect(done + refused).toBe(atOnce);
    expect(files.length).toBeGreaterThan(20);
    // Beside what the machine needs for a file by itself at this time.
    expect(worst - quietly).toBeLessThan(100);
  });
});
