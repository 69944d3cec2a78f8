import type { Frame, FrameLocator, Page } from 'playwright/test';
import { expectNothingFromAxe } from './axe.js';
import { picture } from './picture.js';
import { expect, test } from './quick-server.js';
import { fillContact, openChat, press, saved, submit } from './visitor.js';

async function ask(chat: FrameLocator, words: string): Promise<void> {
  await chat.getByRole('textbox').last().fill(words);
  await chat.getByRole('textbox').last().press('Enter');
}

async function open(page: Page, address: string): Promise<FrameLocator> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  await page.locator('meg-chat button').click();
  return page.frameLocator('iframe');
}

const wholeMove = '2-bed flat from Leeds to KL in June, we have a cat';

test('one sentence begins a quote with all of it filled in, and only what is missing is asked for', async ({
  page,
  hostPage,
}) => {
  const chat = await open(page, hostPage.example('plain-html'));
  await ask(chat, wholeMove);
  for (const fact of [/From Leeds/, /To Kuala Lumpur/, /A whole home/, /June/, /bedroom/, /pet/]) {
    await expect(chat.getByRole('group', { name: 'Noted:' }).getByRole('button', { name: fact })).toBeVisible();
  }
  await expect(chat.getByRole('button', { name: 'Local move' })).toHaveCount(0);
  await expect(chat.getByRole('button', { name: '4 bedrooms or more' })).toHaveCount(0);
  await picture(page, 'understood');
  await press(chat, 'All furniture and contents');
  await expect(chat.getByLabel('Origin city')).toHaveValue(/Leeds/);
  await expect(chat.getByLabel('Destination city')).toHaveValue(/Kuala Lumpur/);
  await expectNothingFromAxe(page);
  await fillContact(chat, 'Amina Understood');
  await submit(chat);
  await expect(chat.getByText(saved)).toBeVisible();
});

test('what was read wrongly is put right by saying so', async ({ page, hostPage }) => {
  const chat = await open(page, hostPage.example('plain-html'));
  await press(chat, 'Get a quote', 'Local move', 'A whole home', 'I do not know yet');
  await ask(chat, 'from Leeds to York');
  await expect(chat.getByLabel('Origin city')).toHaveValue(/Leeds/);
  await expect(chat.getByLabel('Destination city')).toHaveValue(/York/);
  await ask(chat, 'sorry, from Manchester');
  await expect(chat.getByLabel('Origin city')).toHaveValue(/Manchester/);
  await expect(chat.getByLabel('Destination city')).toHaveValue(/York/);
});

test('who wants a person, complains or wonders how ready they are comes to it at once', async ({ page, hostPage }) => {
  const chat = await open(page, hostPage.example('plain-html'));
  await ask(chat, 'Can I talk to a real person please?');
  await expect(chat.getByRole('button', { name: 'Connect Now' })).toBeVisible();
  await press(chat, 'Not now');
  await ask(chat, 'This is unacceptable, your crew broke my table');
  await expect(chat.getByText(/I am sorry about that/)).toBeVisible();
  await press(chat, 'Not now');
  await ask(chat, 'Am I ready for my move?');
  await expect(chat.getByRole('button', { name: 'Local move' })).toBeVisible();
});

test('a greeting, thanks and what has nothing to do with moving get a kind word and the ways on', async ({
  page,
  hostPage,
}) => {
  const chat = await open(page, hostPage.example('plain-html'));
  await ask(chat, 'hello there');
  await expect(chat.getByText('Hello! Tell me about your move')).toBeVisible();
  await ask(chat, 'thank you very much');
  await expect(chat.getByText('You are welcome.')).toBeVisible();
  await ask(chat, 'Do you like jazz?');
  await expect(chat.getByText('That is beyond me')).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Get a quote' })).toBeVisible();
  await expect(chat.getByText('Where this comes from')).toHaveCount(0);
});

/** Questions in visitors' words, with what the answer must contain. */
const questions: readonly [question: string, fact: RegExp][] = [
  ['do i have to pay duty on my sofa and stuff when i move to Japan', /within 6 months/],
  ['which papers does customs want in the UK', /ToR1|Transfer of Residence/],
  ['can i bring my dog to New Zealand', /dog/i],
  ['what am i not allowed to pack for australia', /soil|plant|food/i],
  ['is it worth taking my car to singapore?', /car|vehicle/i],
  ['do i need a visa to live in Canada', /visa|permit/i],
  ['whats the emergency number in France', /112/],
  ['what plugs do they use in germany', /230|Type/i],
  ['when should I start planning my move?', /6 to 8 weeks/],
  ['how long does shipping by sea take', /4 to 12 weeks/],
];

test('ten questions in own words are each answered with the right thing and its source', async ({ page, hostPage }) => {
  const chat = await open(page, hostPage.example('plain-html'));
  for (const [at, [question, fact]] of questions.entries()) {
    await ask(chat, question);
    await expect(chat.getByText('Where this comes from'), question).toHaveCount(at + 1);
    await expect(chat.getByRole('log').locator('section').nth(at), question).toContainText(fact);
  }
  await expect(chat.getByText(/may not cover what you asked/)).toHaveCount(0);
  await picture(page, 'answers');
  await expectNothingFromAxe(page);
});

/** Lets the test send the answer of a search piece by piece. */
async function writeSlowly(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { fetch } = window;
    window.fetch = (input, init) => {
      if (!String(input).endsWith('/api/chat/search')) return fetch(input, init);
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (line: object) => controller.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`));
          Object.assign(window, { write, breakOff: () => controller.error(new TypeError('reset')) });
        },
      });
      return Promise.resolve(new Response(body, { headers: { 'content-type': 'application/x-ndjson' } }));
    };
  });
}

/** In the frame, once a search has been asked for. */
declare const write: (line: object) => void;

async function frameThatAsks(page: Page): Promise<Frame> {
  const frame = page.frames().find((one) => one.url().includes('/embed'));
  if (!frame) throw new Error('There is no chat');
  await frame.waitForFunction(() => 'write' in window);
  return frame;
}

test('an answer is seen as it is written, and heard once it is whole', async ({ page, hostPage }) => {
  await writeSlowly(page);
  const chat = await open(page, hostPage.example('plain-html'));
  await ask(chat, 'Do I pay duty on my furniture in Japan?');
  const frame = await frameThatAsks(page);
  const log = chat.getByRole('log');
  await frame.evaluate(() => write({ text: 'Household goods come in ' }));
  await expect(chat.getByText('Household goods come in')).toBeVisible();
  await expect(log.getByText('Household goods come in')).toHaveCount(0);
  await frame.evaluate(() => write({ text: 'free of duty.' }));
  await expect(chat.getByText('Household goods come in free of duty.')).toBeVisible();
  await picture(page, 'written');
  await frame.evaluate(() =>
    write({
      answer: {
        answer: 'Household goods come in free of duty.',
        sources: [{ title: 'Japan Customs', url: 'https://www.customs.go.jp/' }],
        country: 'japan',
        confidence: 0.7,
        language: 'en',
        note: 'This text is in English.',
      },
    }),
  );
  await expect(log.getByText('Household goods come in free of duty.')).toHaveCount(1);
  await expect(chat.getByText('Household goods come in free of duty.')).toHaveCount(1);
  await expect(log.getByText('Fair confidence')).toBeVisible();
  await expect(log.getByText('This text is in English.')).toBeVisible();
});

test('a page that is loaded again asks anew for an answer that had begun', async ({ page, hostPage }) => {
  await writeSlowly(page);
  const chat = await open(page, hostPage.example('plain-html'));
  await ask(chat, 'Do I pay duty on my furniture in Japan?');
  const frame = await frameThatAsks(page);
  await frame.evaluate(() => write({ text: 'Household goods' }));
  await expect(chat.getByText('Household goods')).toBeVisible();
  await page.reload();
  const again = await openChat(page);
  await expect(again.getByText('Do I pay duty on my furniture in Japan?')).toBeVisible();
  const other = await frameThatAsks(page);
  await expect(again.getByText('Household goods')).toHaveCount(0);
  await other.evaluate(() => write({ text: 'From the beginning' }));
  await expect(again.getByText('From the beginning')).toBeVisible();
});

test('the chat asks for lines, and the server answers in them, the last the whole answer', async ({
  page,
  hostPage,
  request,
}) => {
  const chat = await open(page, hostPage.example('plain-html'));
  const asked = page.waitForRequest('**/api/chat/search');
  await ask(chat, 'Do I pay duty on my furniture in Japan?');
  const { accept = '' } = (await asked).headers();
  const data = (await asked).postDataJSON();
  const response = await request.post(`${hostPage.megUrl}/api/chat/search`, { headers: { accept }, data });
  expect(response.headers()['content-type']).toContain('application/x-ndjson');
  const lines = (await response.text())
    .trim()
    .split('\n')
    .map((line) => Object.keys(JSON.parse(line)).join());
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.at(-1)).toBe('answer');
  await expect(chat.getByText(/arrive within 6 months/)).toBeVisible();
});

test('an Arabic reader is understood and answered in Arabic, from right to left', async ({ page, hostPage }) => {
  const chat = await open(page, hostPage.example('right-to-left'));
  await ask(chat, 'مرحبا');
  await expect(chat.getByText('مرحباً! حدّثوني عن انتقالكم')).toBeVisible();
  await ask(chat, 'customs in Japan');
  await expect(
    chat
      .getByText('المصادر')
      .or(chat.getByRole('link', { name: /Japan Customs/ }))
      .first(),
  ).toBeVisible();
  await expect(chat.locator('html')).toHaveAttribute('dir', 'rtl');
  await picture(page, 'arabic');
  await expectNothingFromAxe(page);
});
