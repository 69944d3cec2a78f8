import { fileURLToPath } from 'node:url';
import { defineConfig } from 'playwright/test';

/** What a closed network or a root user needs, and what stops Chromium's own requests from disturbing the counts. */
const launchFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const executablePath = process.env.CHROME_PATH;

export default defineConfig({
  testDir: 'e2e',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Long, for machines that have other work too. What must come within a time says so in its test.
  timeout: process.env.MEG_FAULTS ? 600_000 : 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : [])],
  globalSetup: fileURLToPath(new URL('e2e/start-server.ts', import.meta.url)),
  use: {
    browserName: 'chromium',
    launchOptions: { args: launchFlags, ...(executablePath ? { executablePath } : {}) },
    locale: 'en-GB',
    trace: 'off',
  },
});
