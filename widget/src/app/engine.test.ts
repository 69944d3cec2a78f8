import { createLead } from '@meg/shared/contract/leads';
import { calculateQuote, comprehensiveQuote } from '@meg/shared/contract/quotes';
import { describe, expect, it } from 'vitest';
import { failure as error, FakeServer } from '../testing/fake-server.js';
import { Tab } from '../testing/tab.js';

describe('a visitor who asks for a quote', () => {
  it('of an international move gets one from the comprehensive call, and the lead holds all of it', async () => {
    const tab = await Tab.open(new FakeServer());
    tab.toForm('international');
    tab.nowMs += 42_000;
    tab.submit();
    await tab.settle();
    const [asked] = tab.server.to('/api/comprehensive-quote');
    expect(comprehensiveQuote.body.safeParse(asked?.body).success).toBe(true);
    const [lead] = tab.server.to('/api/leads');
    expect(createLead.body.safeParse(lead?.body).error).toBeUndefined();
    expect(lead?.isKeptAlive).toBe(true);
    expect(lead?.body).toMatchObject({
      companyId: 'demo',
      name: 'name',
      moveType: 'international',
      propertySize: '4 Beds+',
      moveSize: 'Content only',
      quote: { minPrice: 4_850, maxPrice: 6_350, currency: 'USD' },
      sourcePage: 'https://acme.example/quote',
      consentText: 'Your details go to Acme only',
      language: 'en',
      elapsedMs: 42_000,
      status: 'new',
    });
    expect(lead?.body.conversation).toEqual(
      expect.arrayContaining([expect.objectContaining({ speaker: 'visitor', text: '4 bedrooms or more' })]),
    );
    expect(tab.said().slice(-4)).toEqual(['quote.intro', 'quote', 'lead.saved', 'readiness.offer']);
    expect(tab.told.filter((name) => name !== 'message')).toEqual([
      'moveTypeChosen',
      'quoteGenerated',
      'leadSubmitted',
    ]);
  });

  it('of a local move gets one from the simple call', async () => {
    const tab = await Tab.open(new FakeServer());
    tab.toForm('local');
    tab.submit();
    await tab.settle();
    const [asked] = tab.server.to('/api/calculate-quote');
    expect(calculateQuote.body.safeParse(asked?.body).success).toBe(true);
    expect(tab.said().slice(-2)).toEqual(['lead.saved', 'readiness.offer']);
  });

  it('is answered at a human pace', async () => {
    const tab = await Tab.open(new FakeServer(), undefined, 1);
    tab.answer({ about: 'intent', value: 'quote' });
    expect(tab.state.coming).toHaveLength(1);
    await tab.pass(1_499);
    expect(tab.state.coming).toHaveLength(1);
    await tab.pass(1);
    expect(tab.said().at(-1)).toBe('ask.moveType');
  });
});

describe('a lead survives', () => {
  async function throughFault(fail: FakeServer['fail'], mend: (tab: Tab) => Promise<Tab>) {
    const server = new FakeServer();
    server.fail = fail;
    let tab = await Tab.open(server);
    tab.toForm();
    tab.submit();
    await tab.settle();
    tab = await mend(tab);
    server.fail = () => undefined;
    server.losesAnswers = false;
    for (let step = 0; step < 8; step += 1) await tab.pass(310_000);
    expect(server.leads.size).toBe(1);
    expect(tab.said().filter((key) => key === 'lead.saved' || key === 'lead.known')).toHaveLength(1);
    return { tab, server };
  }
  const reload = async (tab: Tab) => Tab.open(tab.server, tab.storage);
  const reloadOnceMended = async (tab: Tab) => {
    tab.server.fail = () => undefined;
    return reload(tab);
  };

  it.each([
    ['no network', () => new TypeError('Failed to fetch')],
    ['status 500', () => error(500)],
    ['status 503', () => error(503, undefined, { 'retry-after': '7' })],
    ['too many calls', () => error(429)],
    ['an answer that is no JSON', () => new Response('<html>captive portal</html>')],
    ['a company that is missing for a while', () => error(404)],
  ])('%s, and the visitor is told the truth', async (_, fault) => {
    const { tab } = await throughFault(fault, async (same) => {
      await same.pass(10_000);
      expect(same.said()).toContain('lead.unsentHere');
      expect(same.said()).toContain('quote.failed');
      return same;
    });
    expect(tab.state.leads).toEqual([]);
  });

  it('a reload while the server is down', async () => {
    await throughFault(
      () => error(500),
      async (tab) => {
        await tab.pass(10_000);
        return reload(tab);
      },
    );
  });

  it('a tab closed between the form and the quote', async () => {
    const { tab, server } = await throughFault(() => 'never', reloadOnceMended);
    expect(server.to('/api/leads').at(-1)?.body.quote).toMatchObject({ minPrice: 4_850, maxPrice: 6_350 });
    expect(tab.said()).toContain('quote');
  });

  it('a tab closed in the middle of sending', async () => {
    await throughFault((call) => (call.path === '/api/leads' ? 'never' : undefined), reloadOnceMended);
  });

  it('an answer that was lost after the lead was stored', async () => {
    const lossy = new FakeServer();
    lossy.losesAnswers = true;
    let tab = await Tab.open(lossy);
    tab.toForm();
    tab.submit();
    await tab.settle();
    tab = await reload(tab);
    lossy.losesAnswers = false;
    for (let step = 0; step < 4; step += 1) await tab.pass(310_000);
    expect(lossy.leads.size).toBe(1);
    expect(new Set(lossy.to('/api/leads').map((call) => JSON.stringify(call.body))).size).toBe(1);
    expect(tab.said()).toContain('lead.saved');
  });

  it('a conversation that no longer fits', async () => {
    const server = new FakeServer();
    server.fail = () => 'never';
    const first = await Tab.open(server);
    first.toForm();
    first.submit();
    first.storage.write('meg:conversation:demo', { version: 0 });
    server.fail = () => undefined;
    const second = await Tab.open(server, first.storage);
    await second.settle();
    expect(second.said()).toEqual(['greeting.welcome']);
    expect([...server.leads.keys()]).toEqual(['a-key-of-a-lead-01']);
  });

  it('a page that goes away before the quote is there', async () => {
    const server = new FakeServer();
    server.fail = (call) => (call.path === '/api/leads' ? undefined : 'never');
    const tab = await Tab.open(server);
    tab.toForm();
    tab.submit();
    tab.engine.resend();
    await tab.settle();
    expect(server.leads.size).toBe(0);
    tab.engine.flush();
    await tab.settle();
    expect(server.leads.size).toBe(1);
  });

  it('a field that the server refuses: it is back in the form, and sent under a new key', async () => {
    const server = new FakeServer();
    server.fail = (call) => (call.path === '/api/leads' ? error(422, { phone: 'Too short' }) : undefined);
    const tab = await Tab.open(server);
    tab.toForm();
    tab.submit();
    await tab.settle();
    expect(tab.state.form.problems).toEqual({ phone: { key: 'field.refused' } });
    expect(tab.storage.keys('meg:lead:')).toEqual([]);
    server.fail = () => undefined;
    tab.submit('another-key-of-a-lead');
    await tab.settle();
    expect([...server.leads.keys()]).toEqual(['another-key-of-a-lead']);
  });
});

describe('a quote that fails', () => {
  it('is asked for once more, as late as the server wants', async () => {
    const server = new FakeServer();
    server.fail = (call) => (call.path === '/api/leads' ? undefined : error(503, undefined, { 'retry-after': '3' }));
    const tab = await Tab.open(server);
    tab.toForm();
    tab.submit();
    await tab.settle();
    await tab.pass(2_999);
    expect(server.to('/api/calculate-quote')).toHaveLength(1);
    server.fail = () => undefined;
    await tab.pass(1);
    expect(server.to('/api/calculate-quote')).toHaveLength(2);
    expect(tab.said()).toContain('quote');
  });

  it('is not waited for longer than a visitor would', async () => {
    const server = new FakeServer();
    server.fail = (call) => (call.path === '/api/leads' ? undefined : error(503, undefined, { 'retry-after': '60' }));
    const tab = await Tab.open(server);
    tab.toForm();
    tab.submit();
    await tab.settle();
    expect(tab.said().slice(-2)).toEqual(['quote.failed', 'lead.saved']);
  });
});
