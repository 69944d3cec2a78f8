import { knownAdmin, signIn } from './admin.js';
import { expect, rowsOf, testWith } from './quick-server.js';
import { getQuote } from './visitor.js';

const test = testWith(knownAdmin);

const query = 'utm_source=google&utm_medium=cpc&utm_campaign=spring&email=amina%40example.com';

/** A customer's page whose banner has a yes, or has none. */
const pageOf = (
  isAllowed: boolean,
) => `<script>window.Meg=window.Meg||function(){(Meg.q=Meg.q||[]).push(arguments)}</script>
<script>Meg('consent', { analytics: ${isAllowed}, from: location.search + '&ref=' + 'https://www.google.com/search?q=movers' })</script>
<script async src="/meg.js"></script>`;

test('a lead shows how its visitor came where the page says so with consent, and nothing without', async ({
  page,
  browser,
  hostPage,
  meg,
}) => {
  test.slow();
  page.setDefaultTimeout(15_000);
  for (const [name, isAllowed] of [
    ['Ada Allows', true],
    ['Nia Never', false],
  ] as const) {
    const visitor = await (await browser.newContext({ locale: 'en-GB' })).newPage();
    await getQuote(visitor, `${hostPage.containing(pageOf(isAllowed))}?${query}`, name);
    await visitor.context().close();
  }
  const sources = rowsOf<{ id: string; name: string; cameFrom: string; arrival: string | null; sourcePage: string }>(
    meg,
    'SELECT id, name, "cameFrom", arrival, "sourcePage" FROM leads ORDER BY name',
  );
  const arrival = { source: 'google', medium: 'cpc', campaign: 'spring', referrer: 'www.google.com' };
  expect(JSON.parse(sources[0]?.arrival ?? 'null')).toEqual(arrival);
  expect(sources).toMatchObject([
    { name: 'Ada Allows', cameFrom: 'Google ads' },
    { name: 'Nia Never', cameFrom: '', arrival: null },
  ]);
  for (const { sourcePage } of sources) expect(sourcePage).not.toContain('?');

  await signIn(page, meg);
  await page.goto(`${meg.url}/admin/leads/${sources[0]?.id}`);
  await expect(page.getByText('Google ads, campaign spring')).toBeVisible();
  await page.goto(`${meg.url}/admin/leads/${sources[1]?.id}`);
  await expect(page.getByRole('heading', { name: 'The conversation' })).toBeVisible();
  await expect(page.getByText('Google')).toBeHidden();
});
