import BetterSqlite3 from 'better-sqlite3';
import { expectNothingFromAxe } from './axe.js';
import { expect, test } from './quick-server.js';

const password = 'a long walk along the quay';
const owner = 'aoife@harbour.example';

test('an owner invites an agent, who sees what an agent sees and is told whom to ask for more', async ({
  page,
  browser,
  meg,
}) => {
  const signUp = await page.request.post(`${meg.url}/api/signup`, {
    headers: { origin: meg.url },
    data: {
      company: { name: 'Harbour Removals', contactInfo: { email: owner, phone: '+353 1 496 0123' } },
      adminUser: { email: owner, password, firstName: 'Aoife', lastName: 'Byrne' },
      selectedAddons: ['white-label'],
    },
  });
  expect(signUp.status()).toBe(201);
  const db = new BetterSqlite3(meg.databaseFile);
  db.prepare('UPDATE people SET "emailConfirmedAt" = 1 WHERE email = ?').run(owner);
  db.close();
  const login = { headers: { origin: meg.url }, data: { email: owner, password } };
  expect((await page.request.post(`${meg.url}/api/admin/login`, login)).ok()).toBe(true);

  await page.goto(`${meg.url}/admin/plan`);
  await expect(page.getByText('White Label Customization: setup')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Lead Scoring & CRM Sync' }).check();
  await page.getByRole('button', { name: /Order for (US)?\$50/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Order', exact: true }).click();
  await expect(page.getByText('Lead Scoring & CRM Sync: first month')).toBeVisible();
  await expectNothingFromAxe(page);

  await page.goto(`${meg.url}/admin/team`);
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  await page.getByLabel('Email').fill('kadri@harbour.example');
  await page
    .getByRole('radio', { name: /^Agent/ })
    .first()
    .check();
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page
    .getByRole('dialog')
    .getByText(/\/invitation#token=/)
    .textContent();

  const agent = await (await browser.newContext()).newPage();
  await agent.goto(link?.trim() ?? '');
  await expect(agent.getByText('to the team as an agent')).toBeVisible();
  await agent.getByLabel('First name').fill('Kadri');
  await agent.getByLabel('Last name').fill('Tamm');
  await agent.getByLabel('Password', { exact: true }).fill(password);
  await agent.getByRole('button', { name: 'Join the team' }).click();
  // The link names the server by another host than the test does, and the session is of that host.
  const home = new URL(agent.url()).origin;
  const menu = agent.getByRole('navigation').first();
  await expect(menu.getByRole('link', { name: 'Leads', exact: true })).toBeVisible();
  for (const hidden of ['Rates', 'Team', 'Plan and orders', 'Support access', 'Audit log']) {
    await expect(menu.getByRole('link', { name: hidden })).toBeHidden();
  }
  await agent.goto(`${home}/admin/quote-engines`);
  await expect(agent.getByText('Your role, agent, does not include this page')).toBeVisible();
  await expect(agent.getByText('Ask Aoife Byrne (owner)')).toBeVisible();
  await expectNothingFromAxe(agent);
  await agent.goto(`${home}/admin/account`);
  await expect(agent.getByText('Your role is agent.')).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Overview' })).toBeVisible();
  const own = new BetterSqlite3(meg.databaseFile);
  own.prepare(`UPDATE people SET "seesLeads" = 'own' WHERE email = 'kadri@harbour.example'`).run();
  own.close();
  await agent.goto(`${home}/admin-dashboard`);
  await expect(agent.getByText('Your role, agent, does not include this page')).toBeVisible();
  await expect(agent.getByText('It counts the leads of all, and you see your own.')).toBeVisible();
  await agent.getByRole('link', { name: 'To Leads' }).click();
  await expect(agent.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await agent.context().clearCookies();
  await agent.goto(`${home}/login`);
  await agent.getByLabel('Email').fill('kadri@harbour.example');
  await agent.getByLabel('Password', { exact: true }).fill(password);
  await agent.getByRole('button', { name: 'Log in' }).click();
  await expect(agent.getByRole('heading', { level: 1, name: 'Leads' })).toBeVisible();
  await agent.context().close();

  await page.goto(`${meg.url}/admin/audit`);
  await expect(page.getByRole('cell', { name: 'Ordered Lead Scoring & CRM Sync' })).toBeVisible();
});
