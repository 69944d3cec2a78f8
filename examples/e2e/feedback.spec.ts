import { expect, rowsOf, test } from './quick-server.js';
import { getQuote, openChat, press } from './visitor.js';

interface FeedbackRow {
  rating: number;
  comment: string | null;
  userEmail: string | null;
  conversationLength: number | null;
  leadId: string | null;
}

test('a long conversation may be rated; what was open waits for it, and it is asked for once', async ({
  page,
  hostPage,
  meg,
}) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Rates Us');
  await press(chat, 'Rate it');
  await chat.getByRole('radio', { name: 'Good' }).check();
  await chat.getByLabel('Anything to add?').fill('  Quick and clear.  ');
  await press(chat, 'Send rating');
  await expect(chat.getByText('Thank you for telling us.')).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Yes, test me' })).toBeVisible();
  await expect(chat.getByRole('button', { name: 'Rate it' })).toHaveCount(0);
  const rows = () =>
    rowsOf<FeedbackRow>(
      meg,
      'SELECT feedback.* FROM feedback JOIN leads ON leads.id = feedback."leadId" WHERE leads.name = ?',
      'Rates Us',
    );
  await expect.poll(rows).toHaveLength(1);
  expect(rows()[0]).toMatchObject({ rating: 3, comment: 'Quick and clear.', userEmail: 'amina@example.com' });
  expect(rows()[0]?.conversationLength).toBeGreaterThan(8);
});

test('who does not want to rate is not asked again, after a reload either', async ({ page, hostPage }) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Rather Not');
  await press(chat, 'No, thanks');
  await expect(chat.getByRole('button', { name: 'Rate it' })).toHaveCount(0);
  await page.reload();
  const again = await openChat(page);
  await expect(again.getByRole('button', { name: 'Yes, test me' })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Rate it' })).toHaveCount(0);
});

test('the visitor is thanked even where the rating does not arrive', async ({ page, hostPage }) => {
  const chat = await getQuote(page, hostPage.example('plain-html'), 'Thanked');
  await page.route('**/api/feedback', (route) => route.abort());
  await press(chat, 'Rate it');
  await chat.getByRole('radio', { name: 'Poor' }).check();
  await press(chat, 'Send rating');
  await expect(chat.getByText('Thank you for telling us.')).toBeVisible();
});
