import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect } from './host-page.js';
import { testWith } from './quick-server.js';
import { answerUpToForm, fillForm, openChat, submit } from './visitor.js';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

/** A company's own system, which receives webhooks. */
async function startReceiver() {
  const received: Received[] = [];
  let status = 204;
  const server = createServer(async (request, response) => {
    received.push({ headers: request.headers, body: await text(request) });
    response.writeHead(status).end(status === 204 ? undefined : 'The database is away');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    received,
    answer: (next: number) => {
      status = next;
    },
    close: () => server.close(),
  };
}

type Receiver = Awaited<ReturnType<typeof startReceiver>>;

/** A server that may send to this machine, and a receiver on it. */
const test = testWith({ ...knownAdmin, ALLOW_PRIVATE_WEBHOOKS: 'true' }).extend<{ receiver: Receiver }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from this pattern
  receiver: async ({}, use) => {
    const receiver = await startReceiver();
    await use(receiver);
    receiver.close();
  },
});

test('a lead from the example page reaches an endpoint signed, and what a fault kept from it is sent again', async ({
  page,
  hostPage,
  meg,
  receiver,
}) => {
  test.slow();
  await signIn(page, meg);
  await page.goto(`${meg.url}/admin-webhooks`);
  await page.getByRole('button', { name: 'Add an endpoint' }).click();
  await page.getByLabel('Address').fill(receiver.url);
  await page.getByRole('button', { name: 'Save' }).click();
  const shown = page.getByRole('dialog', { name: 'Your endpoint is ready' });
  const secret = await shown.getByText(/^whsec_/).textContent();
  await shown.getByRole('button', { name: 'Done' }).click();

  const visitor = await page.context().newPage();
  await visitor.goto(hostPage.example('plain-html'));
  const chat = await openChat(visitor);
  await answerUpToForm(chat);
  // A form that is filled in faster than a person could counts as a bot's, and nobody is notified of it.
  await visitor.clock.install();
  await fillForm(chat, 'Amina Yusof');
  await visitor.clock.fastForward(20_000);
  await submit(chat);
  await expect.poll(() => receiver.received.length).toBe(1);
  const told = receiver.received[0] as Received;
  expect(new Webhook(secret ?? '').verify(told.body, told.headers as Record<string, string>)).toMatchObject({
    type: 'lead.created',
    data: { lead: { name: 'Amina Yusof', originCity: 'Leeds' } },
  });

  receiver.answer(500);
  await visitor.close();
  await page.getByRole('button', { name: 'Deliveries' }).click();
  const log = page.getByRole('dialog');
  await log.getByRole('button', { name: /New lead .*Delivered/ }).click();
  await expect(log.locator('pre').getByText('Amina Yusof')).toBeVisible();
  await log.getByRole('button', { name: 'Send again' }).click();
  await log.getByText('500', { exact: true }).first().click();
  await expect(log.getByText('Answered with 500')).toBeVisible();
  await expect(log.getByText('The database is away')).toBeVisible();
  await expectNothingFromAxe(page);

  receiver.answer(204);
  await log.getByRole('button', { name: 'Send again' }).click();
  await expect(log.getByText('Delivered')).toBeVisible();
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
});
