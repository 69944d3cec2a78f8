import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askModel } from '../features/language-model/ask/chat-completions.js';
import { modelLimits } from '../features/language-model/model-settings.js';
import { WhatsAppClient } from '../whatsapp/whatsapp-client.js';
import { OutgoingClient, outgoingDefaults } from './outgoing-client.js';

const forever = new AbortController().signal;
/** Far beyond what a client may hear of them, and as much as one that stops at once can find in its buffers. */
const mostSentBytes = 20_000_000;

function sendByWhatsApp(origin: string): Promise<void> {
  const message = { to: '+60123456789', template: 'new_lead', body: ['x'], id: 'job' };
  return new WhatsAppClient({ token: 'token', phoneId: '1', baseUrl: origin }, Date.now).send(message, forever);
}

function postWebhook(origin: string): Promise<unknown> {
  const client = new OutgoingClient({ ...outgoingDefaults, allowPrivate: true });
  return client.post({ url: `${origin}/hooks`, headers: {}, body: '{}' }, forever);
}

async function askTheModel(origin: string): Promise<void> {
  const call = { messages: [{ role: 'user', content: 'x' }] as const, signal: forever };
  const limits = { ...modelLimits, firstTextMs: 2_000 };
  for await (const _ of askModel({ baseUrl: origin, apiKey: 'key', model: 'model' }, limits, call));
}

describe('A server that announces an answer', () => {
  let server: Server;
  let origin: string;
  let announced: string;
  let times: number;
  let sentBytes: number;

  beforeEach(async () => {
    sentBytes = 0;
    server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        if (Number.isFinite(times)) {
          socket.end(
            `${announced.repeat(times)}HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n\r\ndata: [DONE]\n\n`,
          );
          return;
        }
        const continueQuestion = () => {
          while (!socket.destroyed && sentBytes < mostSentBytes) {
            const part = announced.repeat(500);
            sentBytes += part.length;
            if (!socket.write(part)) return;
          }
          socket.end();
        };
        socket.on('drain', continueQuestion);
        continueQuestion();
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  describe.each([
    ['a webhook', postWebhook],
    ['WhatsApp', sendByWhatsApp],
    ['the language model', askTheModel],
  ])('to %s', (_, send) => {
    it.each(['100 Continue', '102 Processing', '103 Early Hints\r\nlink: </a>'])(
      'without end is left at once: %s',
      async (status) => {
        announced = `HTTP/1.1 ${status}\r\n\r\n`;
        times = Number.POSITIVE_INFINITY;
        await expect(send(origin)).rejects.toThrow(/./);
        expect(sentBytes).toBeLessThan(mostSentBytes);
      },
    );

    it('a few times is heard', async () => {
      announced = 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n';
      times = 3;
      await send(origin);
    });
  });
});
