import { describe, expect, it } from 'vitest';
import { cutWhen } from '../testing/faults/connection-cut.js';
import { itSurvivesCuts, patienceMs } from '../testing/faults/survive-cuts.js';
import { startReceiver } from '../testing/receiver.js';
import { WhatsAppClient } from './whatsapp-client.js';

const message = { to: '+60123456789', template: 'new_lead', body: ['x'.repeat(500)], id: 'job' };
const forever = new AbortController().signal;
const longAnswer = { status: 200, body: 'y'.repeat(1_000) };

async function start() {
  const { port, received, answer, close } = await startReceiver();
  answer(longAnswer);
  return { port, count: () => received.length, close };
}

const client = (baseUrl: string) =>
  new WhatsAppClient({ token: 'token', phoneId: '1', baseUrl, patienceMs }, () => Date.now());

describe('survives: a connection cut – a message by WhatsApp', () => {
  itSurvivesCuts({
    start,
    send: (port, signal) => client(`http://127.0.0.1:${port}`).send(message, signal),
    cuts: {
      'in the middle of the request': cutWhen(({ sent }) => sent.length > 0),
      'in the head of the answer': cutWhen(({ answered }) => answered.length > 0, 12),
    },
    after: cutWhen(({ answered }) => answered.length > 0, 500),
  });

  it.each(['224.0.0.1', '[ff0e::1]', `${'a'.repeat(64)}.example`])('fails where no way leads to %s', async (host) => {
    await expect(client(`http://${host}`).send(message, forever)).rejects.toThrow(/./);
  });
});
