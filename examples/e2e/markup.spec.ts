import type { Page } from 'playwright/test';
import { fitting, hostileTexts } from '../../server/src/testing/texts/hostile-texts.js';
import { ownHostileTexts } from '../../server/src/testing/texts/hostile-texts.test-data.js';
import { knownAdmin, signIn } from './admin.js';
import { expect } from './host-page.js';
import type { MegServer } from './meg-server.js';
import { watchForMarkup } from './nothing-runs.js';
import { quickConfig, setCompany, testWith } from './quick-server.js';
import { answerUpToForm, fillForm, openChat, saved, submit } from './visitor.js';

/** Each visitor has an address of their own by a header, so that none reaches a limit. */
const test = testWith({ ...knownAdmin, TRUST_PROXY: 'loopback' });

const ofEach: Readonly<Record<string, number>> = {
  markup: 14,
  breakouts: 10,
  addresses: 8,
  templates: 4,
  styles: 4,
  drawings: 8,
  mutations: 8,
  directions: 4,
};

const isLongRun = process.env.MEG_FAULTS === '1';

/** A sample of our own list, or in the long version both lists whole. */
const texts = isLongRun
  ? hostileTexts
  : Object.entries(ofEach).flatMap(([kind, count]) => (ownHostileTexts[kind] ?? []).slice(0, count));

const textAt = (place: number) => texts[place % texts.length] ?? '';
const runMs = isLongRun ? 1_800_000 : 180_000;

const visitorOf = (place: number) => ({ 'x-forwarded-for': `10.1.${(place >> 8) & 255}.${place & 255}` });

/** How a visitor came, as a page with consent hands it over: another hostile text in each part. */
function arrivalOf(place: number): string {
  const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid', 'ref'];
  // A click id would name the source by itself.
  const sent = place % 2 === 0 ? names.filter((name) => !name.endsWith('clid')) : names;
  return String(new URLSearchParams(sent.map((name, at) => [name, fitting(textAt(place + at), 100)])));
}

/** Every other one is from a page with the source of the visit, of which some lists show the start. */
const pageAt = (place: number): string =>
  place % 3 === 0 ? fitting(textAt(place + 7), 2_000) : `https://movers.example/quote?${arrivalOf(place)}`;

async function storeLead(page: Page, meg: MegServer, place: number): Promise<string | undefined> {
  const text = (offset: number, most: number) => fitting(textAt(place + offset), most) || 'x';
  const data = {
    companyId: 'demo',
    name: text(0, 200),
    phone: text(1, 50),
    email: 'amina@example.com',
    originCity: text(2, 120),
    destinationCity: text(3, 120),
    moveType: 'local',
    moveDetails: 'full-home',
    preliminaryQuote: text(4, 200),
    chatHistory: `Visitor: ${text(5, 2_000)}\nMeg: ${text(6, 2_000)}`,
    sourcePage: pageAt(place),
    consentText: text(8, 500),
  };
  const answer = await page.request.post(`${meg.url}/api/leads`, { data, headers: visitorOf(place) });
  expect([201, 422]).toContain(answer.status());
  return answer.status() === 201 ? (await answer.json()).id : undefined;
}

async function workOn(page: Page, meg: MegServer, { id, place }: { id: string; place: number }): Promise<void> {
  const headers = { origin: meg.url, ...visitorOf(place) };
  const text = fitting(textAt(place), 40);
  await page.request.post(`${meg.url}/api/leads/${id}/notes`, { headers, data: { text: textAt(place) } });
  await page.request.patch(`${meg.url}/api/leads/${id}`, { headers, data: { version: 1, tags: [text] } });
  const question = { question: fitting(textAt(place), 200), answer: textAt(place + 1), keywords: [] };
  await page.request.post(`${meg.url}/api/knowledge`, { headers, data: question });
  await page.request.post(`${meg.url}/api/chat/search`, { headers, data: { query: fitting(textAt(place), 900) } });
  const message = { name: fitting(textAt(place), 80), email: 'a@example.com', topic: 'other', message: textAt(place) };
  await page.request.post(`${meg.url}/api/contact-messages`, { headers, data: message });
}

const pages = [
  '/admin-dashboard',
  '/admin/leads',
  '/admin/leads?sort=name',
  `/admin/leads?cameFrom=${encodeURIComponent('<script>alert(1)</script>')}`,
  '/admin/company-config',
  '/admin/knowledge',
  '/admin/open-questions',
  '/admin/team',
  '/admin-webhooks',
  '/admin-domains',
  '/admin/audit',
  '/admin/site-messages',
  '/admin/guide-questions',
  '/admin/platform',
  '/admin/account',
];

test.describe('survives: markup in any text – in a browser', () => {
  test('a page that takes text for markup is caught', async ({ page, hostPage }) => {
    const address = hostPage.containing('<body><img src=x onerror=alert(1)><a href="javascript:alert(1)">x</a>');
    const watch = await watchForMarkup(page, [new URL(address).origin]);
    await page.goto(address);
    await expect.poll(() => watch.faults).toContain('alert(1)');
    await expect(watch.expectTextAlone()).rejects.toThrow(/onerror=alert/);
  });

  test('what a visitor writes into the chat is text there', async ({ page, hostPage, meg }) => {
    test.setTimeout(runMs);
    const address = hostPage.example('plain-html');
    const watch = await watchForMarkup(page, [meg.url, new URL(address).origin]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    const chat = await openChat(page);
    const composer = chat.getByRole('textbox').last();
    for (const [place, text] of texts.entries()) {
      await composer.fill(`${text} no. ${place}.`);
      await page.setExtraHTTPHeaders(visitorOf(place));
      await composer.press('Enter');
      await expect(chat.getByText(new RegExp(`no\\. ${place}\\.`)).first()).toBeVisible();
      if (place % 10 === 0) await watch.expectTextAlone();
    }
    await watch.expectTextAlone();
  });

  test('what a visitor writes into the form, and a company into its settings, is text in the chat', async ({
    page,
    hostPage,
    meg,
  }) => {
    test.setTimeout(runMs);
    const address = hostPage.example('plain-html');
    const watch = await watchForMarkup(page, [meg.url, new URL(address).origin]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const names = texts.filter((_, place) => place % (isLongRun ? 5 : 15) === 0);
    for (const [place, text] of names.entries()) {
      await page.context().clearCookies();
      await page.setExtraHTTPHeaders(visitorOf(place));
      const branding = { companyName: fitting(textAt(place * 7), 120), tagline: fitting(textAt(place * 7 + 1), 200) };
      const chatbotConfig = { ...quickConfig.chatbotConfig, welcomeMessage: fitting(textAt(place * 7 + 2), 500) };
      setCompany(meg, { ...quickConfig, branding, chatbotConfig }, `company-${place}`);
      await page.goto(hostPage.containing(`<script async src="/meg.js?company=company-${place}"></script>`));
      const chat = await openChat(page);
      await answerUpToForm(chat);
      await fillForm(chat, `${fitting(text, 100)} Amina`);
      await watch.expectTextAlone();
      await submit(chat);
      await expect(chat.getByText(saved)).toBeVisible();
      await watch.expectTextAlone();
    }
  });

  test('what visitors and companies wrote is text on every page of the dashboard', async ({ page, meg }) => {
    test.setTimeout(runMs);
    await signIn(page, meg);
    const ids: string[] = [];
    for (const place of texts.keys()) {
      const id = await storeLead(page, meg, place);
      if (id === undefined) continue;
      ids.push(id);
      await workOn(page, meg, { id, place });
    }
    expect(ids.length).toBeGreaterThan(texts.length / 2);
    const sources = await page.request.get(`${meg.url}/api/leads/choices`);
    expect((await sources.json()).sources.length, 'hostile sources').toBeGreaterThan(10);
    const branding = { companyName: textAt(0).slice(0, 120), tagline: textAt(1).slice(0, 200) };
    setCompany(meg, { ...quickConfig, branding, serviceAreas: texts.slice(0, 20).map((text) => fitting(text, 120)) });
    const watch = await watchForMarkup(page, [meg.url]);
    for (const path of pages) {
      await page.goto(`${meg.url}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await watch.expectTextAlone();
    }
    for (const id of isLongRun ? ids : ids.filter((_, place) => place % 6 === 0)) {
      await page.goto(`${meg.url}/admin/leads/${id}`);
      await expect(page.getByRole('heading', { name: 'The conversation' })).toBeVisible();
      await watch.expectTextAlone();
    }
  });
});
