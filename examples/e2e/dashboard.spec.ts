import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { quoteData } from '../../server/src/testing/factories.js';
import { expectNothingFromAxe } from './axe.js';
import { MegServer } from './meg-server.js';

const staff = { email: 'ada@meg.example', password: 'a lantern above the harbour' };
const owner = { email: 'aoife@harbour.example', password: 'a long walk along the quay' };
const company = 'Harbour Removals';

let server: MegServer;
test.beforeAll(async ({ request }) => {
  server = await MegServer.start({ ADMIN_EMAIL: staff.email, ADMIN_PASSWORD: staff.password });
  await post(request, '/api/signup', {
    company: { name: company, contactInfo: { email: 'office@harbour.example', phone: '+353 1 496 0123' } },
    adminUser: { ...owner, firstName: 'Aoife', lastName: 'Byrne' },
  });
});
test.afterAll(() => server.remove());

async function post(request: APIRequestContext, path: string, data: object): Promise<void> {
  const answer = await request.post(server.url + path, { data, headers: { origin: server.url } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

async function signedIn(page: Page, person: typeof owner): Promise<void> {
  await post(page.request, '/api/admin/login', person);
}

/** A visitor of the company's page leaves their details. */
function leaveLead(page: Page, name: string): Promise<void> {
  return post(page.request, '/api/leads', {
    companyId: 'harbour-removals',
    name,
    email: 'amina@example.com',
    phone: '+44 7700 900123',
    originCity: 'Dublin',
    destinationCity: 'Tallinn',
    moveType: 'international',
    moveDetails: 'full-home',
    quote: quoteData(1_000, 2_000),
    elapsedMs: 20_000,
    sourcePage: 'https://www.harbour.example/move-abroad/',
  });
}

test('a company sees its figures, its latest lead, and what it may do', async ({ page }) => {
  await signedIn(page, owner);
  await page.goto(`${server.url}/admin-dashboard`);
  await expect(page.getByText('No leads yet')).toBeVisible();
  await expect(page.getByText('Get your chat ready')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Figures' })).toBeHidden();
  await expect(page.getByRole('figure')).toHaveCount(0);
  await expect(page.getByRole('definition').filter({ hasText: /^Owner$/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quick actions' })).toBeHidden();
  await expectNothingFromAxe(page);

  await leaveLead(page, 'Amina Yusof');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Amina Yusof' })).toBeVisible();
  const figures = page.getByRole('region', { name: 'Figures' });
  // By the typical prices, whatever range the lead was sent with.
  await expect(figures.getByText(/^€\d{1,2},\d{3}$/).first()).toBeVisible();
  await expect(figures.getByText('€1,500')).toBeHidden();
  await expect(figures.getByText('Needs Improvement: 0 won')).toBeVisible();
  await expect(page.getByText('www.harbour.example/move-abroad')).toBeVisible();
  await page.getByRole('button', { name: '7 days' }).click();
  await expect(page).toHaveURL(/days=7/);
  await expect(page.getByRole('figure', { name: 'New leads on each day' })).toBeVisible();
  await page.getByRole('button', { name: 'This year' }).click();
  await expect(page.getByText('Booked this year, against the same days of last year')).toBeVisible();
  await expectNothingFromAxe(page);

  await page.getByRole('searchbox', { name: 'Search leads' }).fill('nobody of this name');
  await expect(page.getByText('No lead fits this')).toBeVisible();
});

test('says that the server is down, and goes on when it is back', async ({ page }) => {
  await signedIn(page, owner);
  await page.route('**/api/insights**', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${server.url}/admin-dashboard`);
  await expect(page.getByText('The figures could not be loaded')).toBeVisible();
  await page.unroute('**/api/insights**');
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
});

test('an owner looks at the team and at how it does', async ({ page }) => {
  await signedIn(page, owner);
  await page.goto(`${server.url}/admin/team`);
  await expect(page.getByRole('cell', { name: /aoife@harbour/ })).toBeVisible();
  // The owner has not confirmed their address yet, so nobody else can be invited.
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeDisabled();
  await expect(page.getByText('You can invite people once your email address is confirmed.')).toBeVisible();
  await expectNothingFromAxe(page);
  await page.goto(`${server.url}/team-performance`);
  await expect(page.getByRole('cell', { name: 'Aoife Byrne', exact: true })).toBeVisible();
  await expectNothingFromAxe(page);
});

test('the staff invites, looks on at a company, and the company can tell', async ({ page, browser }) => {
  await signedIn(page, staff);
  await page.goto(`${server.url}/admin/team`);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Email').fill('new@northbound.example');
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByText('by First Admin')).toBeVisible();
  await page.getByRole('button', { name: 'Take back the invitation of new@northbound.example' }).click();
  await page.getByRole('button', { name: 'Take back', exact: true }).last().click();
  await expect(page.getByText('by First Admin')).toBeHidden();

  await page.goto(`${server.url}/admin/platform`);
  await page.getByRole('searchbox', { name: 'Search companies' }).fill('HARBOUR');
  await expect(page.getByRole('row')).toHaveCount(2);
  await expectNothingFromAxe(page);
  await page.getByRole('button', { name: `Look on at ${company}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Look on' }).click();
  await expect(page.getByText(`You see ${company} as its support`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Overview' })).toBeVisible();
  await page.getByRole('link', { name: 'Team', exact: true }).click();
  await expect(page.getByRole('cell', { name: /aoife@harbour/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Invite somebody' })).toBeHidden();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/admin\/platform/);

  const theirs = await (await browser.newContext()).newPage();
  await signedIn(theirs, owner);
  await theirs.goto(`${server.url}/admin/audit`);
  await expect(theirs.getByRole('cell', { name: /Looked on as the support of Meg/ }).first()).toBeVisible();
  await expectNothingFromAxe(theirs);
  await theirs.getByLabel('What').selectOption({ label: 'Exported leads' });
  await expect(theirs.getByText('No entry fits this')).toBeVisible();
  await theirs.getByRole('button', { name: 'Show everything' }).click();
  await expect(theirs.getByRole('cell', { name: /Looked on as the support of Meg/ }).first()).toBeVisible();
  await theirs.context().close();
});

test('a company that is suspended reads and changes nothing', async ({ page, browser, request }) => {
  const person = { email: 'kadri@tartu.example', password: 'a quiet street in the rain' };
  await post(request, '/api/signup', {
    company: { name: 'Tartu Kolimine', contactInfo: { email: 'info@tartu.example', phone: '+372 555 0123' } },
    adminUser: { ...person, firstName: 'Kadri', lastName: 'Tamm' },
  });
  await signedIn(page, staff);
  await page.goto(`${server.url}/admin/platform`);
  await page.getByRole('button', { name: 'Actions for Tartu Kolimine' }).click();
  await page.getByRole('menuitem', { name: 'Suspend' }).click();
  await page.getByRole('textbox', { name: /Type/ }).fill('tartu-kolimine');
  await page.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click();
  await expect(page.getByText('Suspended', { exact: true })).toBeVisible();

  const theirs = await (await browser.newContext()).newPage();
  await signedIn(theirs, person);
  await theirs.goto(`${server.url}/admin/team`);
  await expect(theirs.getByText('Tartu Kolimine is suspended')).toBeVisible();
  await expect(theirs.getByRole('cell', { name: /kadri@tartu/ })).toBeVisible();
  await expect(theirs.getByRole('button', { name: 'Invite somebody' })).toBeHidden();
  await expectNothingFromAxe(theirs);
  await theirs.context().close();
});

test('a super admin sees who runs the platform', async ({ page }) => {
  await signedIn(page, staff);
  await page.goto(`${server.url}/admin/platform?tab=admins`);
  await expect(page.getByRole('cell', { name: /ada@meg\.example/ })).toBeVisible();
  await expectNothingFromAxe(page);
});

const pages = [
  '/admin-dashboard',
  '/admin/team',
  '/team-performance',
  '/admin/open-questions',
  '/admin/guide-questions',
  '/admin/audit',
  '/admin/platform',
  '/admin/platform?tab=deliveries',
];

for (const { width, colorScheme } of [
  { width: 360, colorScheme: 'light' },
  { width: 768, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'dark' },
] as const) {
  for (const address of pages) {
    test(`${address} has nothing cut off and nothing that axe objects to: ${colorScheme}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      await signedIn(page, staff);
      await page.goto(server.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNothingFromAxe(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
