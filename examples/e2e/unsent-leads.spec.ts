import type { Browser, BrowserContext, Page, Route } from 'playwright/test';
import { chatOn, expect, open, phone, sendForm, snippet } from './chat-frame.js';
import { rowsOf, testWith } from './quick-server.js';

const rounds = process.env.MEG_FAULTS ? 25 : 2;
const visitorsAtOnce = 5;
const leadsAddress = '**/api/leads';
const saved = /Saved: .* Your reference is M-[2-9A-Z]{8}/;

/** Each visitor has an address of their own, so that none reaches the limit of one address. */
const test = testWith({ TRUST_PROXY: 'loopback' });

/** A visitor with a browser of their own who fills in the form on a host page. */
interface Visit {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly address: string;
  readonly name: string;
}

const submit = async ({ page, address, name }: Visit) => {
  await page.goto(address);
  await sendForm(await open(page), name);
};

const expectUnsent = async ({ page }: Visit) => {
  const chat = await chatOn(page);
  await expect(chat.getByText('Your details are not sent yet').last()).toBeVisible({ timeout: 30_000 });
  await expect(chat.getByRole('link', { name: phone }).last()).toBeVisible();
};

/** Handles the first post; the next ones reach the server. */
async function failOnce({ context }: Visit, fail: (route: Route) => Promise<void>): Promise<void> {
  await context.route(leadsAddress, fail, { times: 1 });
}

/** The visitor returns in a new tab or the same one, and opens the chat. */
const comeBack = async ({ context, address }: Visit): Promise<void> => {
  const page = await context.newPage();
  await page.goto(address);
  await open(page);
};

/** Submits and continues once the browser has begun to send; the server's answer never arrives. */
const submitAndHold = async (visit: Visit, hold: (route: Route) => Promise<void>): Promise<void> => {
  const sending = visit.context.waitForEvent('request', (request) => {
    return request.method() === 'POST' && request.url().endsWith('/api/leads');
  });
  await failOnce(visit, hold);
  await Promise.all([sending, submit(visit)]);
};

const neverAnswer = async () => undefined;

const faults: Record<string, (visit: Visit) => Promise<void>> = {
  async 'the network is gone'(visit) {
    await visit.context.route(leadsAddress, (route) => route.abort('internetdisconnected'));
    await submit(visit);
    await expectUnsent(visit);
    await visit.context.unroute(leadsAddress);
    await visit.context.setOffline(true);
    await visit.context.setOffline(false);
  },
  async 'the server answers 500'(visit) {
    await failOnce(visit, (route) => route.fulfill({ status: 500, body: 'Oops' }));
    await submit(visit);
    await expectUnsent(visit);
  },
  async 'the server answers 503'(visit) {
    await failOnce(visit, (route) => route.fulfill({ status: 503, headers: { 'retry-after': '1' }, json: {} }));
    await submit(visit);
    await expectUnsent(visit);
  },
  async 'the server never answers'(visit) {
    await failOnce(visit, neverAnswer);
    await submit(visit);
    await expectUnsent(visit);
  },
  async 'the connection is reset once the lead is stored'(visit) {
    await failOnce(visit, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(visit);
    await expectUnsent(visit);
  },
  async 'the answer comes slowly'(visit) {
    await failOnce(visit, async (route) => {
      const response = await route.fetch();
      // A delay longer than the server takes and shorter than the chat waits.
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      await route.fulfill({ response });
    });
    await submit(visit);
  },
  async 'the tab is closed meanwhile'(visit) {
    await submitAndHold(visit, neverAnswer);
    await visit.page.close();
    await comeBack(visit);
  },
  async 'the page is loaded anew meanwhile'(visit) {
    await submitAndHold(visit, async (route) => void (await route.fetch()));
    await visit.page.reload();
    await open(visit.page);
  },
};

async function makeVisit(browser: Browser, address: string, name: string): Promise<Visit> {
  const part = () => Math.floor(Math.random() * 256);
  const from = `10.${part()}.${part()}.${part()}`;
  const context = await browser.newContext({ locale: 'en-GB', extraHTTPHeaders: { 'x-forwarded-for': from } });
  return { context, page: await context.newPage(), address, name };
}

test.describe('survives: API down, tab closed mid-send', () => {
  for (const [fault, meet] of Object.entries(faults)) {
    test(`${rounds} leads arrive, each once, where ${fault}`, async ({ browser, hostPage, meg }) => {
      test.setTimeout(60_000 * rounds);
      const errors: string[] = [];
      const stored = (name: string) =>
        rowsOf<{ count: number }>(meg, 'SELECT count(*) AS count FROM leads WHERE name = ?', name)[0]?.count;
      const visitOne = async (name: string) => {
        const visit = await makeVisit(browser, hostPage.containing(snippet), name);
        visit.context.on('weberror', (error) => errors.push(error.error().message));
        await meet(visit);
        const chat = await chatOn(visit.context.pages().at(-1) as Page);
        await expect(chat.getByText(saved)).toBeVisible({ timeout: 30_000 });
        await visit.context.close();
        expect(stored(name), name).toBe(1);
      };
      const names = Array.from({ length: rounds }, (_, round) => `${fault} ${round}`);
      const waiting = [...names];
      const next = async (): Promise<void> => {
        const name = waiting.pop();
        if (name !== undefined) await visitOne(name).then(next);
      };
      await Promise.all(Array.from({ length: visitorsAtOnce }, next));
      expect(names.map(stored)).toEqual(names.map(() => 1));
      expect(errors).toEqual([]);
    });
  }
});
