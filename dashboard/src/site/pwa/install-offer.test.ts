import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Outcome = 'accepted' | 'dismissed' | 'refused';

/** What a browser says that can install, and how often it was taken up. */
function offerThatIs(outcome: Outcome) {
  const asked = { times: 0 };
  const prompt = () => {
    asked.times++;
    return outcome === 'refused' ? Promise.reject(new Error('refused')) : Promise.resolve();
  };
  const event = new Event('beforeinstallprompt', { cancelable: true });
  return { asked, event: Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }) };
}

describe('the offer to install', () => {
  const kept = new Map<string, string>();
  let page: EventTarget;
  let isStandalone = false;

  beforeEach(() => {
    kept.clear();
    isStandalone = false;
    page = new EventTarget();
    vi.resetModules();
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('matchMedia', () => ({ matches: isStandalone }));
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  async function offered(outcome: Outcome) {
    const module = await import('./install-offer.js');
    module.waitForOffer();
    const { event, asked } = offerThatIs(outcome);
    page.dispatchEvent(event);
    return { ...module, event, asked };
  }

  it('is kept for our own card, and taken up once however often the button is pressed', async () => {
    const { event, asked, install } = await offered('accepted');
    expect(event.defaultPrevented).toBe(true);
    await Promise.all([install(), install()]);
    expect([asked.times, kept.size]).toEqual([1, 0]);
  });

  it('does not come back in this session after a no to the browser', async () => {
    const { install } = await offered('dismissed');
    await install();
    expect([...kept.keys()]).toEqual(['pwa-prompt-dismissed']);
    expect((await offered('accepted')).event.defaultPrevented).toBe(false);
  });

  it('is not made where the site is installed', async () => {
    isStandalone = true;
    expect((await offered('accepted')).event.defaultPrevented).toBe(false);
  });

  it('that the browser refuses is told to the console alone', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    await (await offered('refused')).install();
    expect(warn).toHaveBeenCalledOnce();
  });
});
