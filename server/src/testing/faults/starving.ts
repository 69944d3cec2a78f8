import { once } from 'node:events';
import net, { type AddressInfo, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { newId } from '../../ids/ids.js';
import { createTestApp } from '../create-test-app.js';
import type { TestDatabase } from '../database/each-database.js';
import { leadBody } from '../factories.js';
import { startReceiver } from '../receiver.js';
import { signIn } from '../sign-in.js';

type SignedIn = Awaited<ReturnType<typeof signIn>>;

export interface Starving {
  hostileLeads: number;
  /** Half of them accept and never answer, half refuse. */
  deadEndpoints: number;
  leads: number;
  /** Between two leads of the company that is well. */
  restMs: number;
}

export interface Starved {
  /** Of each lead of the company that is well, from its acknowledgement to its webhook. */
  delaysMs: number[];
  /** Requests to the endpoints that never answer that were over before the last of these webhooks came. */
  endedBefore: number;
}

/** Accepts and never answers. */
async function startSilence() {
  const sockets = new Set<Socket>();
  const server = net.createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`, close };
}

const refusing = 'http://127.0.0.1:1/hooks';

function endpointRow({ company }: SignedIn, url: string, place: number) {
  return {
    id: newId(),
    companyId: company.id,
    place,
    url,
    description: '',
    events: '["lead.created"]',
    shape: 'standard',
    mapping: '{}',
    secret: `whsec_${Buffer.alloc(24, 7).toString('base64')}`,
    oldSecret: null,
    oldSecretUntil: null,
    disabledAt: null,
    disabledReason: null,
    failingSince: null,
    lastTriedAt: null,
    lastStatus: null,
    lastFault: '',
    version: 1,
    createdAt: 0,
  };
}

async function leave(app: FastifyInstance, { company }: SignedIn, name: string): Promise<void> {
  const payload = leadBody({ companyId: company.slug, name, email: `${newId()}@example.com` });
  const answer = await app.inject({ method: 'POST', url: '/api/leads', payload });
  if (answer.statusCode !== 201) throw new Error(answer.body);
}

/** One company whose endpoints are dead takes many leads, and then another some that its endpoint is to be told of. */
export async function starve(test: TestDatabase, { hostileLeads, deadEndpoints, leads, restMs }: Starving) {
  const { database } = test;
  const [receiver, silence] = await Promise.all([startReceiver(), startSilence()]);
  const app = await createTestApp(database, { worksJobs: true });
  const [hostile, well] = [await signIn(app, database), await signIn(app, database)];
  const dead = Array.from({ length: deadEndpoints }, (_, place) =>
    endpointRow(hostile, place % 2 === 0 ? silence.url : refusing, place + 1),
  );
  const rows = [...dead, endpointRow(well, receiver.url, 1)];
  await database.transaction((trx) => trx.insertInto('webhookEndpoints').values(rows).execute());
  const arrivals = new Map<string, (atMs: number) => void>();
  receiver.answer((_, response) => {
    const { body } = receiver.received.at(-1) ?? { body: '' };
    for (const [name, arrive] of arrivals) if (body.includes(name)) arrive(performance.now());
    response.writeHead(204).end();
  });
  for (let lead = 0; lead < hostileLeads; lead++) await leave(app, hostile, 'Hostile Lead');
  const delaysMs: Promise<number>[] = [];
  for (let lead = 0; lead < leads; lead++) {
    const name = `Number ${lead} of`;
    const arrived = new Promise<number>((resolve) => arrivals.set(name, resolve));
    await leave(app, well, `${name} ${leads}`);
    const sinceMs = performance.now();
    delaysMs.push(arrived.then((atMs) => atMs - sinceMs));
    // No test waits for this: visitors come one after the other.
    if (restMs > 0) await wait(restMs);
  }
  const starved: Starved = { delaysMs: await Promise.all(delaysMs), endedBefore: await endedTries(test, silence.url) };
  silence.close();
  await app.close();
  await receiver.close();
  return starved;
}

async function endedTries({ database }: TestDatabase, url: string): Promise<number> {
  const tries = await database.reader
    .selectFrom('webhookAttempts')
    .innerJoin('webhookDeliveries', 'webhookDeliveries.id', 'webhookAttempts.deliveryId')
    .innerJoin('webhookEndpoints', 'webhookEndpoints.id', 'webhookDeliveries.endpointId')
    .select('webhookAttempts.id')
    .where('webhookEndpoints.url', '=', url)
    .execute();
  return tries.length;
}
