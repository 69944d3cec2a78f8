import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page that has just been loaded by somebody who decided so, with somebody who listens or not. */
async function openPage(decided: boolean | undefined, dataLayer?: unknown[]) {
  vi.resetModules();
  vi.stubGlobal('window', { dataLayer });
  const record = { version: '1.0', at: '2026-07-31T12:00:00.000Z', choices: { analytics: decided } };
  vi.stubGlobal('localStorage', { getItem: () => (decided === undefined ? null : JSON.stringify(record)) });
  return import('./analytics.js');
}

const event = { name: 'demo_started', category: 'engagement', label: 'homepage_cta' };

describe('an event of the site', () => {
  let heard: unknown[];
  beforeEach(() => {
    heard = [];
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is told to who listens, with its category and label, after a yes', async () => {
    (await openPage(true, heard)).trackEvent(event);
    expect(heard).toEqual([{ event: 'demo_started', category: 'engagement', label: 'homepage_cta' }]);
  });

  it.each([false, undefined])('is told to nobody where the visitor has said %s', async (decided) => {
    (await openPage(decided, heard)).trackEvent(event);
    expect(heard).toEqual([]);
  });

  it('is nothing where nobody listens', async () => {
    const { trackEvent } = await openPage(true);
    expect(() => trackEvent(event)).not.toThrow();
  });
});
