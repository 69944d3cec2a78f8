import tls from 'node:tls';
import { describe } from 'vitest';
import { cutWhen, never } from '../testing/faults/connection-cut.js';
import { itSurvivesCuts, patienceMs } from '../testing/faults/survive-cuts.js';
import { startReceiver } from '../testing/receiver.js';
import { testCertificate } from '../testing/test-certificate.js';
import { OutgoingClient, outgoingDefaults } from './outgoing-client.js';

const client = new OutgoingClient({ ...outgoingDefaults, allowPrivate: true, timeoutMs: patienceMs });
const body = JSON.stringify({ text: 'x'.repeat(20_000) });
const longAnswer = { status: 200, body: 'y'.repeat(1_000) };

/** The name of the test's certificate, on this machine. */
const secureClient = new OutgoingClient({
  ...outgoingDefaults,
  allowPrivate: true,
  timeoutMs: patienceMs,
  resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  connect: (options) => tls.connect({ ...options, ca: testCertificate }),
});

async function start(isSecure: boolean) {
  const { port, received, answer, close } = await startReceiver({ isSecure });
  answer(longAnswer);
  return { port, count: () => received.length, close };
}

describe('survives: a connection cut – a webhook', () => {
  itSurvivesCuts({
    start: () => start(false),
    send: (port, signal) => client.post({ url: `http://127.0.0.1:${port}/hooks`, headers: {}, body }, signal),
    cuts: {
      'in the middle of the request': cutWhen(({ sent }) => sent.length > 0),
      'in the head of the answer': cutWhen(({ answered }) => answered.length > 0, 12),
      'in the body of the answer': cutWhen(({ answered }) => answered.length > 0, 500),
    },
    after: cutWhen(({ answered }) => answered.length >= longAnswer.body.length, 100_000),
  });
});

describe('survives: a connection cut – a webhook over TLS', () => {
  itSurvivesCuts({
    start: () => start(true),
    send: (port, signal) =>
      secureClient.post({ url: `https://hooks.movers.com:${port}/hooks`, headers: {}, body }, signal),
    cuts: {
      'in the first word of the handshake': cutWhen(({ sent }) => sent.length > 0),
      'in the middle of the handshake': cutWhen(({ answered }) => answered.length > 0, 50),
      'in the middle of the request': cutWhen(({ sent }) => sent.length > 5_000, 100),
    },
    after: never,
  });
});
