import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { connect } from '../../database/connect.js';
import type { Database } from '../../database/database.js';
import { createTestApp } from '../../testing/create-test-app.js';
import { eachDatabase } from '../../testing/database/each-database.js';
import { figure } from '../../testing/faults/figure.js';
import { Mailbox } from '../../testing/mailbox.js';
import { hashOfRightPassword, rightPassword } from '../../testing/passwords.js';
import { ownOrigin, signIn } from '../../testing/sign-in.js';

const hourMs = 60 * 60 * 1_000;
const attackers = ['203.0.113.1', '203.0.113.2', '203.0.113.3', '203.0.113.4', '203.0.113.5'];
const home = '198.51.100.7';

eachDatabase('survives: guessing logins', (current) => {
  const mailer = new Mailbox();
  let clockMs = Date.now();
  let second: Database;
  let servers: FastifyInstance[];
  let person: { id: string; email: string };

  const start = (database: Database) => createTestApp(database, { now: () => clockMs, mailer, worksJobs: true });
  const startBoth = async () => {
    servers = await Promise.all([start(current().database), start(second)]);
  };
  const stopBoth = () => Promise.all(servers.map((server) => server.close()));
  const restart = async () => {
    await stopBoth();
    await startBoth();
  };
  beforeAll(async () => {
    second = connect(current().target);
    await startBoth();
  });
  beforeEach(async () => {
    clockMs += hourMs;
    const passwordHash = await hashOfRightPassword();
    ({ person } = await signIn(servers[0] as FastifyInstance, current().database, { passwordHash }));
  });
  afterAll(async () => {
    await stopBoth();
    await second.close();
  });

  const post = (server: number, url: string, sent: { payload: object; from: string }) =>
    (servers[server] as FastifyInstance).inject({
      method: 'POST',
      url,
      remoteAddress: sent.from,
      headers: { origin: ownOrigin },
      payload: sent.payload,
    });
  const logIn = (server: number, from: string, password = rightPassword, email = person.email) =>
    post(server, '/api/admin/login', { from, payload: { email, password } });
  /** Odd ones at one server, even ones at the other. */
  const guess = async (times: number, from: string, email = person.email) => {
    const tries = Array.from({ length: times }, (_, place) => logIn(place % 2, from, `guess ${place}`, email));
    return (await Promise.all(tries)).map(({ statusCode }) => statusCode);
  };
  const checked = (statuses: number[]) => statuses.filter((status) => status === 401).length;

  it('checks ten of 1,000 guesses on two servers together, and none more after a restart', async () => {
    const statuses = await guess(500, '203.0.113.9');
    await restart();
    statuses.push(...(await guess(500, '203.0.113.9')));
    figure('guessing logins', 'checked of 1,000 guesses on two servers and after a restart', checked(statuses));
    expect(checked(statuses)).toBe(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(990);
    expect((await logIn(0, '203.0.113.9')).statusCode).toBe(429);
    expect((await logIn(1, home)).statusCode).toBe(200);
  });

  it('lets the owner in from home after fifty guesses from five networks, also after a restart', async () => {
    expect((await logIn(0, home)).statusCode).toBe(200);
    for (const attacker of attackers) expect(checked(await guess(20, attacker))).toBe(10);
    expect((await logIn(0, '198.51.100.99')).statusCode).toBe(429);
    expect((await logIn(1, home)).statusCode).toBe(200);
    await restart();
    expect((await logIn(0, home)).statusCode).toBe(200);
    expect((await logIn(1, home)).statusCode).toBe(200);
  });

  it('lets the owner in after a new password by mail, where and how often ever was guessed before', async () => {
    for (const attacker of attackers) await guess(20, attacker);
    await guess(20, home);
    expect((await logIn(0, home)).statusCode).toBe(429);
    const before = mailer.mails.length;
    await post(0, '/api/admin/forgot-password', { from: home, payload: { email: person.email } });
    await expect.poll(() => mailer.mails.length).toBe(before + 1);
    const token = /#token=([\w-]+)/.exec(mailer.mails.at(-1)?.text ?? '')?.[1];
    const newPassword = 'another calm and warm house';
    const reset = { from: home, payload: { token, newPassword } };
    expect((await post(1, '/api/admin/reset-password', reset)).statusCode).toBe(200);
    expect((await logIn(0, home, newPassword)).statusCode).toBe(200);
    for (const attacker of attackers) await guess(20, attacker);
    expect((await logIn(1, home, newPassword)).statusCode).toBe(200);
  });

  it('answers and counts alike for addresses without an account', async () => {
    const answersOf = async (from: string, email: string) => {
      const answers: string[] = [];
      for (let times = 0; times < 12; times++) answers.push((await logIn(times % 2, from, 'wrong', email)).body);
      return answers;
    };
    const ofNobody = await answersOf('203.0.113.21', 'nobody@example.com');
    expect(await answersOf('203.0.113.22', person.email)).toEqual(ofNobody);
    expect(await answersOf('203.0.113.23', person.email.toUpperCase())).toEqual(ofNobody);
    expect(new Set(ofNobody).size).toBe(2);
  });
});
