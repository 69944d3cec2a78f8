import type { Page } from 'playwright/test';
import { chatOn, expect, expectAnAnswer, open, sendForm, snippet, test } from './chat-frame.js';
import { rowsOf } from './quick-server.js';

const corruptions = process.env.MEG_FAULTS ? 500 : 12;

/** Damages what is stored, differently each time: cut off, changed in one place, of another type, or foreign data. */
function spoil(turn: number): void {
  const others = [
    '',
    'null',
    '{}',
    '[]',
    '0',
    'undefined',
    'abc:{"version":',
    '\u0000',
    '{"__proto__":{"x":1}}',
    'x'.repeat(99_999),
  ];
  for (const key of Object.keys(localStorage)) {
    const value = localStorage.getItem(key) ?? '';
    const at = (turn * 7919) % (value.length + 1);
    const ways = [
      value.slice(0, at),
      value.slice(at),
      `${value.slice(0, at)}\uD800${value.slice(at + 1)}`,
      value + value,
      others[(turn >> 2) % others.length] as string,
    ];
    localStorage.setItem(key, ways[turn % ways.length] as string);
  }
}

async function expectALead(page: Page, name: string): Promise<void> {
  const chat = await chatOn(page);
  await sendForm(chat, name);
  await expect(chat.getByText(/Saved: .* Your reference is M-/)).toBeVisible({ timeout: 30_000 });
}

test.describe('survives: broken storage – in a browser', () => {
  test(`${corruptions} times spoiled, the chat starts anew each time and then takes a lead`, async ({
    page,
    hostPage,
    meg,
  }) => {
    test.setTimeout(60_000 + corruptions * 5_000);
    await page.goto(`${hostPage.megUrl}/embed?company=demo`);
    const chat = page.mainFrame();
    await expectAnAnswer(chat);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).toContain('meg:conversation');
    for (let turn = 0; turn < corruptions; turn++) {
      await page.evaluate((whole) => {
        for (const [key, value] of Object.entries(JSON.parse(whole))) localStorage.setItem(key, String(value));
      }, stored);
      await page.evaluate(spoil, turn);
      await page.reload();
      await expect(chat.getByRole('button', { name: 'Get a quote', exact: true }).last()).toBeVisible();
    }
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expectALead(page, 'Spoiled Storage');
    expect(rowsOf(meg, "SELECT id FROM leads WHERE name = 'Spoiled Storage'")).toHaveLength(1);
  });

  for (const [what, breakStorage] of [
    [
      'blocked',
      () =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
    ],
    [
      'full',
      () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      },
    ],
    [
      'deaf',
      () => {
        Storage.prototype.setItem = () => undefined;
      },
    ],
    [
      'lying',
      () => {
        Storage.prototype.getItem = () => '7';
      },
    ],
  ] as const) {
    test(`${what}, the chat takes a lead all the same`, async ({ page, hostPage, meg }) => {
      await page.addInitScript(breakStorage);
      await page.goto(hostPage.containing(snippet));
      await open(page);
      await expectALead(page, `Storage ${what}`);
      expect(rowsOf(meg, 'SELECT id FROM leads WHERE name = ?', `Storage ${what}`)).toHaveLength(1);
    });
  }
});
