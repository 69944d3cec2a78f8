/** One page, one process: Lighthouse keeps state between runs. Writes the scores and what fails as a line of JSON. */
import { writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const [url, chromePath] = process.argv.slice(2);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const chromeFlags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
const chrome = await launch({ chromePath, chromeFlags });
// The mobile profile, which is Lighthouse's own.
const { lhr } = await lighthouse(url, { port: chrome.port, onlyCategories: categories, logLevel: 'error' });
await chrome.kill();

const scores = Object.fromEntries(
  categories.map((name) => [name, Math.round(100 * (lhr.categories[name].score ?? 0))]),
);
const failing = categories
  .slice(1)
  .flatMap((name) => lhr.categories[name].auditRefs)
  .filter(({ weight, id }) => weight > 0 && lhr.audits[id].score !== null && lhr.audits[id].score < 1)
  .map(({ id }) => id);
const metric = (id) => Math.round(lhr.audits[id]?.numericValue ?? 0);
const lcpMs = metric('largest-contentful-paint');
const blockingMs = metric('total-blocking-time');
const line = { scores, failing, lcpMs, blockingMs, fault: lhr.runtimeError?.message };
writeFileSync(1, `${JSON.stringify(line)}\n`);
