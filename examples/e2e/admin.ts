import type { Page } from 'playwright/test';
import { expect } from './host-page.js';
import type { MegServer } from './meg-server.js';

export const email = 'nora@meg.example';
const password = 'a long walk along the quay';

/** Settings of a server whose first admin, of the demo company, has a known password. */
export const knownAdmin = { ADMIN_EMAIL: email, ADMIN_PASSWORD: password };

export async function signIn(page: Page, meg: MegServer): Promise<void> {
  const headers = { origin: meg.url };
  const answer = await page.request.post(`${meg.url}/api/admin/login`, { headers, data: { email, password } });
  expect(answer.ok()).toBe(true);
}
