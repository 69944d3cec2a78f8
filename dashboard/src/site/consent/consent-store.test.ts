import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A browser with a storage of its own, and the store as it is when a page has just been loaded. */
async function openPage(kept: Map<string, string>) {
  vi.resetModules();
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  const hearStorage = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: 'meg-consent' }));
  return { ...(await import('./consent-store.js')), hearStorage };
}

const choices = (analytics: boolean) => ({ analytics, marketing: false, functional: false });

const noon = Date.UTC(2026, 6, 31, 12);

describe('the consent of a visitor', () => {
  let kept: Map<string, string>;
  beforeEach(() => {
    kept = new Map();
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is not there before anything was decided, and nothing is stored for the question', async () => {
    const { consent, hasConsent } = await openPage(kept);
    expect([consent(), hasConsent('analytics'), hasConsent('essential')]).toEqual([undefined, false, true]);
    expect(kept.size).toBe(0);
  });

  it.each([true, false])('is kept with its version and time: %s', async (analytics) => {
    (await openPage(kept)).decideConsent(choices(analytics), noon);
    const { consent, hasConsent } = await openPage(kept);
    expect(consent()).toEqual({
      version: '1.0',
      timestamp: '2026-07-31T12:00:00.000Z',
      preferences: { essential: true, analytics, marketing: false, functional: false },
    });
    expect(hasConsent('analytics')).toBe(analytics);
  });

  it('is told to who listens, until they no longer do', async () => {
    const { decideConsent, onConsentChange } = await openPage(kept);
    const heard: unknown[] = [];
    const stop = onConsentChange((record) => heard.push(record?.preferences.analytics));
    decideConsent(choices(true));
    decideConsent(choices(false));
    stop();
    decideConsent(choices(true));
    expect(heard).toEqual([true, false]);
  });

  it('given or taken back in another tab counts in this one', async () => {
    const { decideConsent, onConsentChange, hasConsent, hearStorage } = await openPage(kept);
    const heard: unknown[] = [];
    onConsentChange((record) => heard.push(record?.preferences.analytics));
    decideConsent(choices(true), noon);
    kept.clear();
    hearStorage();
    expect(hasConsent('analytics')).toBe(false);
    expect(heard).toEqual([true, undefined]);
  });

  it('holds for the page where nothing can be stored', async () => {
    const { decideConsent, hasConsent } = await openPage(kept);
    const refuse = () => {
      throw new Error('blocked');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
    decideConsent(choices(true));
    expect(hasConsent('analytics')).toBe(true);
  });

  it('is asked for again where it answers another version of the question', async () => {
    kept.set('meg-consent', JSON.stringify({ version: '0.9', at: new Date(noon), choices: { analytics: true } }));
    expect((await openPage(kept)).consent()).toBeUndefined();
  });

  it('that was given before there were four categories still counts for what was asked', async () => {
    kept.set('meg-consent', JSON.stringify({ version: '1.0', at: new Date(noon), choices: { analytics: true } }));
    expect((await openPage(kept)).consent()?.preferences).toEqual({ essential: true, ...choices(true) });
  });

  it('is never read out of what is no record', async () => {
    const { consentFrom } = await openPage(kept);
    const broken = fc.oneof(fc.string(), fc.json(), fc.constantFrom('null', '[]', '{"choices":null}'));
    fc.assert(fc.property(broken, (text) => void expect(consentFrom(text)).toBeUndefined()));
  });
});
