import { once } from 'node:events';
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http';
import { createServer, type Server, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright/test';
import PostalMime from 'postal-mime';
import { Webhook } from 'standardwebhooks';
import { email, knownAdmin, signIn } from './admin.js';
import { expect } from './host-page.js';
import { startMailbox } from './mail-server.js';
import { freePort, type MegServer } from './meg-server.js';
import { testWith } from './quick-server.js';
import { answerUpToForm, fillForm, openChat, saved, submit } from './visitor.js';

/** A mail server that accepts connections and never answers, so that mails are in flight when Meg is killed. */
async function startSilence(port: number) {
  const callers: Socket[] = [];
  const server: Server = createServer((socket) => callers.push(socket.on('error', () => undefined)));
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const close = async () => {
    for (const caller of callers) caller.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { callers, close };
}

async function startReceiver(port: number) {
  const received: { headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createHttpServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(204).end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return { received, close: () => server.close() };
}

const ports = { mail: await freePort(), webhook: await freePort() };

const test = testWith({
  ...knownAdmin,
  ALLOW_PRIVATE_WEBHOOKS: 'true',
  SMTP_URL: `smtp://127.0.0.1:${ports.mail}`,
});

async function addEndpoint(page: Page, meg: MegServer, url: string): Promise<string> {
  const headers = { origin: meg.url };
  const data = { url, shape: 'standard', events: ['lead.created'] };
  const made = await page.request.post(`${meg.url}/api/webhooks`, { headers, data });
  expect(made.status()).toBe(201);
  return (await made.json()).secret;
}

test('a lead is told by bell, mail and webhook, though the server is killed while they are on their way', async ({
  page,
  hostPage,
  meg,
}) => {
  test.slow();
  const silent = { mail: await startSilence(ports.mail), webhook: await startSilence(ports.webhook) };
  await signIn(page, meg);
  const secret = await addEndpoint(page, meg, `http://127.0.0.1:${ports.webhook}/hooks`);
  await page.goto(`${meg.url}/admin-dashboard`);

  const visitor = await page.context().newPage();
  await visitor.goto(hostPage.example('plain-html'));
  const chat = await openChat(visitor);
  await answerUpToForm(chat);
  // A form that is filled in faster than a person could counts as a bot's, and nobody is notified of it.
  await visitor.clock.install();
  await fillForm(chat, 'Amina Yusof');
  await visitor.clock.fastForward(20_000);
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible();
  await expect.poll(() => [silent.mail.callers.length > 0, silent.webhook.callers.length > 0]).toEqual([true, true]);

  await meg.down();
  await silent.mail.close();
  await silent.webhook.close();
  const mailbox = await startMailbox(ports.mail);
  const receiver = await startReceiver(ports.webhook);
  await meg.up();

  await expect.poll(() => receiver.received.length).toBe(1);
  const [told] = receiver.received;
  expect(new Webhook(secret).verify(told?.body ?? '', told?.headers as Record<string, string>)).toMatchObject({
    type: 'lead.created',
    data: { lead: { name: 'Amina Yusof' } },
  });
  // The congratulation on the first lead comes a minute later.
  await expect.poll(() => mailbox.mails.length).toBe(1);
  const [mail] = await Promise.all(mailbox.mails.map((one) => PostalMime.parse(one)));
  expect(mail?.subject).toBe('New lead: Amina Yusof');
  expect(mail?.to?.map(({ address }) => address)).toEqual([email]);
  await expect(page.getByRole('button', { name: /^Notifications, \d unread/ })).toBeVisible();

  receiver.close();
  await mailbox.close();
});
