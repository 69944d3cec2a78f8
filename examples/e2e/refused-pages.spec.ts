import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { knownAdmin, signIn } from './admin.js';
import { expectNothingFromAxe } from './axe.js';
import { expect, quickConfig, setCompany, testWith } from './quick-server.js';

const test = testWith(knownAdmin);

test('an owner sees where the chat was refused, and allows it with one press', async ({ page, meg }) => {
  setCompany(meg, { ...quickConfig, allowedDomains: ['beacon.example'] });
  const website = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Shop</title><script src="${meg.url}/meg.js?company=demo" async></script>`);
  });
  await new Promise<void>((resolve) => website.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(website.address() as AddressInfo).port}`;
  await page.goto(`http://${host}/moving`);
  await page.getByRole('button', { name: /chat/i }).click();
  await expect.poll(() => page.frames().at(-1)?.url()).toMatch(/^chrome-error:/);

  const visitor = page;
  const owner = await page.context().newPage();
  await signIn(owner, meg);
  await owner.goto(`${meg.url}/admin-domains`);
  const refused = owner.getByRole('region', { name: 'Refused' });
  await expect(refused).toContainText(host);
  await expectNothingFromAxe(owner);
  await refused.getByRole('button', { name: `Allow it: ${host}` }).click();
  await expect(owner.getByText(`${host} is allowed`)).toBeVisible();
  await expect(refused).toBeHidden();

  // At once on the page that is still open, once it is closed and opened again, and on the next page by itself.
  const launcher = visitor.locator('meg-chat button');
  await expect(visitor.getByText('The chat failed to load.')).toBeVisible();
  await launcher.click();
  await expect(launcher).toHaveAttribute('aria-expanded', 'false');
  await launcher.click();
  await expect(visitor.frameLocator('iframe').getByRole('log')).toBeVisible();
  await visitor.goto(`http://${host}/moving`);
  await expect(visitor.frameLocator('iframe').getByRole('log')).toBeVisible();
  await new Promise((resolve) => website.close(resolve));
});
