import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffMessage } from '../features/notifications/channels/channel.js';
import { WhatsAppChannel } from '../features/notifications/channels/whatsapp-channel.js';
import { JobPostponed, JobRefused } from '../jobs/job.js';
import { parameterText, WhatsAppClient } from './whatsapp-client.js';

interface Answer {
  status: number;
  code?: number;
  headers?: Record<string, string>;
  isHanging?: boolean;
}

const token = 'EAAG-secret-token';
const notification: StaffMessage['notifications'][number] = {
  id: 'n-1',
  type: 'high_priority_lead',
  priority: 'urgent',
  title: 'Amina Yusof asks to be called now',
  message: 'From Leeds\nto Kuala Lumpur.',
  actionUrl: '/admin/leads/lead-1',
  leadId: 'lead-1',
  createdAt: 0,
};
const person: StaffMessage['person'] = {
  isStaff: false,
  isEmailConfirmed: true,
  id: 'p-1',
  companyId: 'c-1',
  companyName: 'Acme',
  country: 'GB',
  email: 'nora@acme.example',
  firstName: 'Nora',
  lastName: 'Lee',
  whatsappNumber: '+60123456789',
  timezone: 'UTC',
};

/** Speaks as much of the Cloud API as it is told to. */
describe('a message by WhatsApp', () => {
  let server: Server;
  let answer: Answer = { status: 200 };
  // biome-ignore lint/suspicious/noExplicitAny: JSON of the Graph API, which is read by name
  let asked: { path: string | undefined; authorization: string | undefined; body: any }[] = [];
  let baseUrl: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { authorization } = request.headers;
        asked.push({ path: request.url, authorization, body: JSON.parse(String(Buffer.concat(chunks))) });
        if (answer.isHanging) return;
        const said =
          answer.code === undefined
            ? { messages: [{ id: 'wamid.1' }] }
            : { error: { code: answer.code, message: 'to +60123456789' } };
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(JSON.stringify(said));
      });
    });
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    });
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = [];
    answer = { status: 200 };
  });

  const send = (message: Partial<StaffMessage> = {}) => {
    const client = new WhatsAppClient({ token, phoneId: '4711', baseUrl, patienceMs: 200 }, () => 0);
    const whole = { person, notifications: [notification], isDigest: false, wasQuiet: false, ...message };
    return new WhatsAppChannel(client).send(whole, { jobId: 'job-1', signal: new AbortController().signal });
  };
  const faultOf = () => send().catch((error: unknown) => error as Error);

  it('fills in the registered template, and names the job', async () => {
    await send();
    expect(asked).toMatchObject([
      {
        path: '/v23.0/4711/messages',
        authorization: `Bearer ${token}`,
        body: { messaging_product: 'whatsapp', to: '60123456789', type: 'template', biz_opaque_callback_data: 'job-1' },
      },
    ]);
    const { name, components } = asked[0]?.body.template ?? {};
    expect(name).toBe('meg_lead_alert');
    expect(components).toEqual([
      {
        type: 'body',
        parameters: ['Amina Yusof asks to be called now', 'From Leeds to Kuala Lumpur.', 'Acme'].map((text) => ({
          type: 'text',
          text,
        })),
      },
      { type: 'button', sub_type: 'url', index: '0', parameters: [{ type: 'text', text: 'admin/leads/lead-1' }] },
    ]);
  });

  it('tells all that was held in one', async () => {
    await send({ notifications: Array.from({ length: 5 }, () => notification), isDigest: true, wasQuiet: true });
    const { name, components } = asked[0]?.body.template ?? {};
    expect(name).toBe('meg_digest');
    expect(components[0].parameters.map(({ text }: { text: string }) => text)).toEqual([
      '5',
      'Acme',
      expect.stringMatching(/; and 2 more$/),
    ]);
  });

  it.each([
    [401, 190],
    [400, 190],
    [400, 131026],
    [404, 132001],
    [400, 100],
    [400, 999_999],
  ])('is given up with a reason where trying again would change nothing (%i, %i)', async (status, code) => {
    answer = { status, code };
    const fault = await faultOf();
    expect(fault).toBeInstanceOf(JobRefused);
    expect((fault as Error).message).toMatch(/WhatsApp/);
    expect((fault as Error).message).not.toMatch(/60123456789|EAAG/);
  });

  it.each([
    [429, 130_429],
    [400, 130_429],
    [400, 131_056],
    [500, 131_000],
    [503, 2],
  ])('is tried again where WhatsApp is busy or fails (%i, %i)', async (status, code) => {
    answer = { status, code };
    expect(await faultOf()).not.toBeInstanceOf(JobRefused);
    answer = { status, code, headers: { 'retry-after': '120' } };
    const fault = await faultOf();
    expect(fault).toBeInstanceOf(JobPostponed);
    expect(fault).toMatchObject({ afterMs: 120_000 });
  });

  it('waits only so long for an answer', async () => {
    answer = { status: 200, isHanging: true };
    expect(await faultOf()).toMatchObject({ name: 'TimeoutError' });
  });

  it('follows nobody elsewhere with the token', async () => {
    answer = { status: 302, headers: { location: 'http://127.0.0.1:1/' } };
    expect(await faultOf()).toBeInstanceOf(Error);
    expect(asked).toHaveLength(1);
  });

  it('says nothing that a template could not hold', () => {
    expect(parameterText('a\n\tb     c')).toBe('a b c');
    expect(parameterText(' ')).toBe('–');
    expect(parameterText('x'.repeat(2_000))).toHaveLength(600);
  });
});
