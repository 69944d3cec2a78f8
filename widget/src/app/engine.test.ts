import type { PublicCompany } from '@meg/shared/contract/companies';
import { createLead } from '@meg/shared/contract/leads';
import { calculateQuote, comprehensiveQuote } from '@meg/shared/contract/quotes';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../conversation/answer.js';
import { leadFields } from '../conversation/lead-fields.js';
import type { Conversation, Message } from '../conversation/state.js';
import { welcome } from '../conversation/welcome.js';
import { en } from '../i18n/catalogues/en.js';
import { createText } from '../i18n/text.js';
import { sampleQuote } from '../testing/sample-quote.js';
import { type Engine, startEngine } from './engine.js';
import { createKeyValue, type KeyValue } from './key-value.js';
import { createSavedConversation } from './saved-conversation.js';
import type { World } from './world.js';

const company: PublicCompany = {
  slug: 'demo',
  name: 'Acme',
  tagline: '',
  primaryColor: '#1e40af',
  secondaryColor: '#1e40af',
  welcomeMessage: '',
  phone: '+44 113 496 0123',
  privacyUrl: '',
  currency: 'USD',
  paceFactor: 0,
  allowedDomains: [],
};

const quote = { ...sampleQuote, minPrice: 4850, maxPrice: 6350 };

interface Call {
  readonly path: string;
  readonly key: string | undefined;
  readonly body: Record<string, unknown>;
  readonly isKeptAlive: boolean;
}

const error = (status: number, fields?: object, headers = {}) =>
  Response.json(
    { error: { code: fields ? 'validation_failed' : 'internal', message: 'x', fields } },
    { status, headers },
  );

/** A server with a table of leads, unique by key, that fails as told. */
class FakeServer {
  readonly calls: Call[] = [];
  readonly leads = new Map<string, string>();
  fail: (call: Call) => Response | Error | 'never' | undefined = () => undefined;
  /** The lead is stored, and the answer is lost. */
  losesAnswers = false;

  send: World['send'] = async (path, init) => {
    const headers = new Headers(init.headers);
    const key = headers.get('idempotency-key') ?? undefined;
    const call = { path, key, body: JSON.parse(String(init.body)), isKeptAlive: init.keepalive === true };
    this.calls.push(call);
    const failure = this.fail(call);
    if (failure === 'never') return new Promise(() => undefined);
    if (failure instanceof Error) throw failure;
    return failure ?? this.answer(call);
  };

  private answer({ path, key = '', body }: Call): Response {
    if (path !== '/api/leads') return Response.json(quote);
    const words = JSON.stringify(body);
    if ((this.leads.get(key) ?? words) !== words) return error(409);
    this.leads.set(key, words);
    if (this.losesAnswers) throw new TypeError('reset');
    const id = '0190a0b0-0000-7000-8000-000000000000';
    return Response.json(
      { id, reference: `R-${key}`, status: 'new', createdAt: '2026-01-01T00:00:00Z' },
      { status: 201 },
    );
  }

  to(path: string): Call[] {
    return this.calls.filter((call) => call.path === path);
  }
}

/** A tab: reload it by opening another on the same storage. */
class Tab {
  nowMs = 0;
  timers: { atMs: number; run: () => void }[] = [];
  readonly told: string[] = [];
  readonly engine: Engine;

  constructor(
    readonly server: FakeServer,
    readonly storage: KeyValue = createKeyValue(() => {
      throw new Error('In memory is enough here');
    }),
    paceFactor = 0,
  ) {
    const saved = createSavedConversation('demo', storage, () => this.nowMs);
    const found = saved.load();
    const world: World = {
      send: server.send,
      storage,
      schedule: (run, delayMs) => {
        const timer = { atMs: this.nowMs + delayMs, run };
        this.timers.push(timer);
        return () => {
          this.timers = this.timers.filter((one) => one !== timer);
        };
      },
      nowMs: () => this.nowMs,
      random: () => 0.5,
      newKey: () => 'key',
      render: () => undefined,
      reload: () => undefined,
      listen: () => undefined,
      whenIdle: () => undefined,
    };
    const chat = {
      company: { ...company, paceFactor },
      text: createText('en', en, company),
      tellHost: (message: { type: string; name?: string }) => void this.told.push(message.name ?? message.type),
      onClose: undefined,
      sourcePage: () => 'https://acme.example/quote',
    };
    const state = found ?? welcome();
    this.engine = startEngine(world, chat, { state, isResumed: found !== undefined, saved, show: () => undefined });
  }

  get state(): Conversation {
    return this.engine.state();
  }

  async settle(): Promise<void> {
    for (let turn = 0; turn < 60; turn += 1) await Promise.resolve();
  }

  async pass(ms: number): Promise<void> {
    this.nowMs += ms;
    const due = this.timers.filter(({ atMs }) => atMs <= this.nowMs);
    this.timers = this.timers.filter(({ atMs }) => atMs > this.nowMs);
    for (const { run } of due) run();
    await this.settle();
  }

  answer(answer: Answer): void {
    this.engine.dispatch({ type: 'answered', askId: this.state.asking?.id ?? 0, answer });
  }

  toForm(moveType: 'local' | 'international' = 'local'): void {
    this.answer({ about: 'intent', value: 'quote' });
    this.answer({ about: 'moveType', value: moveType });
    this.answer({ about: 'moveDetails', value: 'full-home' });
    if (moveType === 'international') {
      this.answer({ about: 'propertySize', value: '4 Beds+' });
      this.answer({ about: 'moveSize', value: 'Content only' });
    }
  }

  submit(key = 'a-key-of-a-lead-01'): void {
    for (const field of leadFields) {
      const value = field === 'email' ? 'amina@example.com' : field;
      this.engine.dispatch({ type: 'draftChanged', field, value });
    }
    const consentText = 'Your details go to Acme only';
    this.engine.dispatch({ type: 'leadSubmitted', key, atMs: this.nowMs, consentText, website: '' });
  }

  said(): string[] {
    return this.state.messages.map((message: Message) =>
      message.kind === 'text' && 'key' in message.text ? message.text.key : message.kind,
    );
  }
}

describe('a visitor who asks for a quote', () => {
  it('of an international move gets one from the comprehensive call, and the lead holds all of it', async () => {
    const tab = new Tab(new FakeServer());
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
      preliminaryQuote: '$4,850 – $6,350',
      sourcePage: 'https://acme.example/quote',
      consentText: 'Your details go to Acme only',
      language: 'en',
      elapsedMs: 42_000,
      status: 'new',
    });
    expect(lead?.body.chatHistory).toContain('Visitor: 4 bedrooms or more\nMeg: And how much');
    expect(tab.said().slice(-3)).toEqual(['quote.intro', 'quote', 'lead.saved']);
    expect(tab.told).toEqual(['moveTypeChosen', 'quoteGenerated', 'leadSubmitted']);
  });

  it('of a local move gets one from the simple call', async () => {
    const tab = new Tab(new FakeServer());
    tab.toForm('local');
    tab.submit();
    await tab.settle();
    const [asked] = tab.server.to('/api/calculate-quote');
    expect(calculateQuote.body.safeParse(asked?.body).success).toBe(true);
    expect(tab.said().at(-1)).toBe('lead.saved');
  });

  it('is answered at a human pace', async () => {
    const tab = new Tab(new FakeServer(), undefined, 1);
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
    let tab = new Tab(server);
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
  const reload = async (tab: Tab) => new Tab(tab.server, tab.storage);
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
    expect(server.to('/api/leads').at(-1)?.body.preliminaryQuote).toBe('$4,850 – $6,350');
    expect(tab.said()).toContain('quote');
  });

  it('a tab closed in the middle of sending', async () => {
    await throughFault((call) => (call.path === '/api/leads' ? 'never' : undefined), reloadOnceMended);
  });

  it('an answer that was lost after the lead was stored', async () => {
    const lossy = new FakeServer();
    lossy.losesAnswers = true;
    let tab = new Tab(lossy);
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
    const first = new Tab(server);
    first.toForm();
    first.submit();
    first.storage.write('meg:conversation:demo', { version: 0 });
    server.fail = () => undefined;
    const second = new Tab(server, first.storage);
    await second.settle();
    expect(second.said()).toEqual(['greeting.welcome']);
    expect([...server.leads.keys()]).toEqual(['a-key-of-a-lead-01']);
  });

  it('a page that goes away before the quote is there', async () => {
    const server = new FakeServer();
    server.fail = (call) => (call.path === '/api/leads' ? undefined : 'never');
    const tab = new Tab(server);
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
    const tab = new Tab(server);
    tab.toForm();
    tab.submit();
    await tab.settle();
    expect(tab.state.form.problems).toEqual({ phone: { verbatim: 'Too short' } });
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
    const tab = new Tab(server);
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
    const tab = new Tab(server);
    tab.toForm();
    tab.submit();
    await tab.settle();
    expect(tab.said().slice(-2)).toEqual(['quote.failed', 'lead.saved']);
  });
});
