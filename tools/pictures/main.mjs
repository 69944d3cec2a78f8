/** `npm run pictures`: takes the pictures of the chat and of the dashboard in docs/pictures/ from the running product. */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';
import { build } from '../build/build.mjs';
import { findChromium } from '../find-chromium.mjs';
import { withSites } from '../firefox/sites.mjs';
import { steps } from '../firefox/steps.mjs';
import { storeLeads } from '../operate/seed/store-leads.mjs';
import { root } from '../run.mjs';

const folder = path.join(root, 'docs/pictures');
const size = { width: 1120, height: 720 };
const quality = 75;
/** Over two years, so that the last week has about thirty. */
const leads = 3_000;
const admin = { ADMIN_EMAIL: 'nora@northbound.example', ADMIN_PASSWORD: 'a long walk along the quay' };

async function takePicture(page, name) {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
  const file = path.join(folder, `${name}.webp`);
  writeFileSync(file, Buffer.from(data, 'base64'));
  console.log(`${path.relative(root, file)}: ${Math.round(statSync(file).size / 1000)} KB`);
}

/** A visitor asks for a quote, up to the range. */
async function takeChat(page, meg, host) {
  const visit = { page, chat: page.frameLocator('iframe'), meg, host };
  for (const [name, step] of Object.entries(steps)) {
    await step(visit);
    if (name === 'the lead is saved, and the range shown') break;
  }
  const range = visit.chat.getByText(/\$[\d,]+\s*–\s*\$[\d,]+/).last();
  await range.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await takePicture(page, 'chat');
}

async function fillDatabase({ databaseFile, companyId }) {
  const { connect } = await import('../../server/dist/database/connect.js');
  const database = connect({ kind: 'sqlite', file: databaseFile });
  await storeLeads(database, { companyId, leads, now: Date.now() });
  await database.close();
}

async function takeDashboard(page, meg) {
  await fillDatabase(meg);
  const data = { email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD };
  await page.request.post(`${meg.url}/api/admin/login`, { headers: { origin: meg.url }, data });
  await page.goto(`${meg.url}/admin-dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await takePicture(page, 'dashboard');
}

await build();
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await findChromium() });
try {
  await withSites(async (meg, host) => {
    const page = await browser.newPage({ viewport: size, colorScheme: 'light', reducedMotion: 'reduce' });
    await takeChat(page, meg, host);
    await takeDashboard(page, meg);
  }, admin);
} finally {
  await browser.close();
}
