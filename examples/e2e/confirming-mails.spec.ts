import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort } from './meg-server.js';
import { expect, testWith } from './quick-server.js';

const port = await freePort();
const test = testWith({ SMTP_URL: `smtp://127.0.0.1:${port}` });
const password = 'a long walk along the quay';
const email = 'ida@ida.example';

async function startMailbox() {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _, done) => {
      void buffer(stream).then(async (mail) => done(mails.push(await PostalMime.parse(mail)) ? null : undefined));
    },
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { mails, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

test('a lead that came first is mailed whole, and the mail confirms by one press and leads to one’s own preferences', async ({
  page,
  meg,
}) => {
  test.slow();
  const mailbox = await startMailbox();
  const headers = { origin: meg.url };
  const company = {
    name: 'Ida Movers',
    contactInfo: { email, phone: '020 7946 0000', address: 'London SE1 2AA' },
    serviceAreas: ['London'],
  };
  const adminUser = { email, password, firstName: 'Ida', lastName: 'Wells' };
  const signup = await page.request.post(`${meg.url}/api/signup`, { headers, data: { company, adminUser } });
  const { slug } = (await signup.json()).company;
  const lead = { name: 'Seán O’Neill', email: 'sean@example.com', phone: '07700 900123' };
  const move = { originCity: 'London', destinationCity: 'Leeds', moveType: 'local', moveDetails: 'full-home' };
  const sent = await page.request.post(`${meg.url}/api/leads`, {
    headers,
    data: { companyId: slug, ...lead, ...move, elapsedMs: 20_000 },
  });
  expect(sent.status()).toBe(201);

  const mailOf = (subject: string) => mailbox.mails.find((mail) => mail.subject === subject);
  await expect.poll(() => mailOf('New lead: Seán O’Neill')).toBeDefined();
  const text = mailOf('New lead: Seán O’Neill')?.text ?? '';
  expect(text).toContain('wa.me/447700900123');
  await page.goto(/http\S+\/confirm-email#token=[\w-]+/.exec(text)?.[0] ?? '');
  await expect(page.getByText(`${email} is confirmed.`)).toBeVisible();

  const preferences = /http\S+\/admin\/notifications/.exec(text)?.[0] ?? '';
  await page.goto(preferences);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/admin\/notifications$/);
  await expect(page.getByRole('heading', { name: 'Notification preferences', level: 1 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Current Settings' })).toHaveAttribute('aria-selected', 'true');
  // At the address in the mail: the login is not known at another name of the same machine.
  await page.goto(new URL('/admin', preferences).href);
  await expect(page.getByRole('heading', { name: 'Overview', level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/admin-dashboard$/);
  await mailbox.close();
});
