import { countryOverview, searchGuides } from '@meg/shared/contract/answers';
import { giveFeedback } from '@meg/shared/contract/feedback';
import { requestHandoff } from '@meg/shared/contract/handoffs';
import { understandText } from '@meg/shared/contract/understanding';
import { describe, expect, it } from 'vitest';
import { FakeServer, failure } from '../testing/fake-server.js';
import { isQuestion } from '../testing/play.js';
import { Tab } from '../testing/tab.js';

const openTab = () => Tab.open(new FakeServer());
const endpoints = [requestHandoff, giveFeedback, countryOverview, searchGuides, understandText];

/** What the contract does not take of what was sent. */
function unreadable({ server }: Tab): string[] {
  return server.calls.flatMap(({ path, body }) => {
    const { error } = endpoints.find((endpoint) => endpoint.path === path)?.body.safeParse(body) ?? {};
    return error ? [`${path}: ${error.message}`] : [];
  });
}

describe('a request for a person', () => {
  it('is sent under its key, as the contract wants it, and outlives the page', async () => {
    const tab = await openTab();
    await tab.toContactOptions();
    tab.engine.dispatch({ type: 'handoffAsked', askId: tab.askId, key: 'a-key-of-a-handoff', method: 'whatsapp' });
    await tab.settle();
    expect(tab.server.to('/api/human-handoff')).toMatchObject([
      { key: 'a-key-of-a-handoff', isKeptAlive: true, body: { leadId: '0190a0b0-0000-7000-8000-000000000000' } },
    ]);
    expect(unreadable(tab)).toEqual([]);
    expect(tab.said().slice(-4)).toEqual(['say.whatsapp', 'handoff', 'complete', 'feedback.ask']);
    expect(tab.told).toContain('handoffRequested');
  });

  it('is sent again under the same key after a failure', async () => {
    const tab = await openTab();
    await tab.toContactOptions();
    tab.server.fail = ({ path }) => (path === '/api/human-handoff' ? failure(500) : undefined);
    tab.engine.dispatch({ type: 'handoffAsked', askId: tab.askId, key: 'a-key-of-a-handoff', method: 'call' });
    await tab.settle();
    await tab.pass(1_000);
    expect(tab.state.handoff?.status).toBe('failed');
    tab.server.fail = () => undefined;
    tab.engine.dispatch({ type: 'handoffAsked', askId: tab.askId, key: 'another-key', method: 'call' });
    await tab.settle();
    expect(new Set(tab.server.to('/api/human-handoff').map(({ key }) => key))).toEqual(new Set(['a-key-of-a-handoff']));
    expect(tab.said()).toContain('handoff');
  });

  it('for a time that somebody else was quicker to take asks for the times anew', async () => {
    const tab = await openTab();
    await tab.toContactOptions('scheduled');
    tab.server.fail = ({ path }) =>
      path === '/api/human-handoff' ? failure(409, undefined, {}, 'slot_taken') : undefined;
    const slot = '2026-07-06T09:00:00Z';
    tab.engine.dispatch({ type: 'callbackAsked', askId: tab.askId, key: 'a-key-of-a-handoff', slot });
    await tab.settle();
    expect(tab.state.handoff?.status).toBe('slotTaken');
    expect(tab.server.to('/api/callback-slots')).toHaveLength(2);
    expect(tab.server.to('/api/callback-slots')[0]?.query.get('timezone')).toBe('Asia/Tokyo');
  });
});

describe('feedback', () => {
  it('is thanked for even where it cannot be sent', async () => {
    const tab = await openTab();
    await tab.toContactOptions();
    tab.engine.dispatch({ type: 'handoffAsked', askId: tab.askId, key: 'a-key-of-a-handoff', method: 'call' });
    await tab.settle();
    tab.server.fail = () => new TypeError('Failed to fetch');
    tab.engine.dispatch({ type: 'feedbackRated', rating: 5 });
    tab.engine.dispatch({ type: 'feedbackSubmitted', askId: tab.askId, key: 'a-key-of-feedback' });
    await tab.settle();
    await tab.pass(1_000);
    expect(tab.said().at(-1)).toBe('feedback.thanks');
    expect(tab.server.to('/api/feedback')).toHaveLength(2);
    expect(unreadable(tab)).toEqual([]);
  });
});

describe('a question to the guides', () => {
  it('is asked once more where the server failed, and then answered', async () => {
    const tab = await openTab();
    tab.server.fail = ({ path }) => (path === '/api/chat/search' ? failure(503) : undefined);
    tab.engine.dispatch({ type: 'typed', text: 'Do I need a visa?' });
    await tab.settle();
    tab.server.fail = () => undefined;
    await tab.pass(1_000);
    expect(tab.server.to('/api/chat/search')).toHaveLength(2);
    expect(unreadable(tab)).toEqual([]);
    expect(tab.said().at(-1)).toBe('guide');
  });

  it('that the server knows nothing of is told apart from one that failed', async () => {
    const tab = await openTab();
    tab.server.fail = ({ path }) =>
      path === '/api/chat/search' ? failure(404, undefined, {}, 'not_found') : undefined;
    tab.engine.dispatch({ type: 'typed', text: 'Do you like jazz?' });
    await tab.settle();
    expect(tab.said().at(-1)).toBe('typed.fallback');
  });

  it('is looked up where it could not be understood', async () => {
    const tab = await openTab();
    tab.server.fail = ({ path }) => (path === '/api/chat/understand' ? new TypeError('Failed to fetch') : undefined);
    tab.engine.dispatch({ type: 'typed', text: 'Do I need a visa?' });
    await tab.settle();
    expect(tab.server.to('/api/chat/understand')).toHaveLength(1);
    expect(tab.said().at(-1)).toBe('guide');
  });

  it('goes with the question before it, on which it may lean', async () => {
    const tab = await openTab();
    tab.engine.dispatch({ type: 'typed', text: 'Do I need a visa?' });
    await tab.settle();
    tab.engine.dispatch({ type: 'typed', text: 'Malaysia' });
    await tab.settle();
    tab.engine.dispatch({ type: 'typed', text: 'and for Japan?' });
    await tab.settle();
    expect(tab.server.to('/api/chat/search').map(({ body }) => body.previousQuery)).toEqual([
      undefined,
      'Do I need a visa?',
      'Do I need a visa?',
    ]);
    expect(unreadable(tab)).toEqual([]);
  });

  it('begins a quote in words that can be checked, with all that was said filled in', async () => {
    const tab = await openTab();
    const heard = <T>(value: T) => ({ value, confidence: 0.9 });
    const city = { placeId: '7', countryCode: 'GB', isCity: true };
    tab.server.fail = ({ path }) =>
      path === '/api/chat/understand'
        ? Response.json({
            ...isQuestion,
            intent: 'quote',
            heard: [
              { fact: 'originCity', text: 'From Leeds' },
              { fact: 'moveMonth', text: 'In June' },
            ],
            slots: {
              origin: { ...heard('Leeds'), ...city },
              destination: { ...heard('Kuala Lumpur'), ...city, countryCode: 'MY' },
              moveDetails: heard('full-home'),
              propertySize: heard('2 - 3 Beds'),
              moveMonth: heard(6),
              pets: heard(true),
              phone: { value: '0', confidence: 0.2 },
            },
          })
        : undefined;
    tab.engine.dispatch({ type: 'typed', text: '2-bed flat from Leeds to KL in June, we have a cat' });
    await tab.settle();
    expect(tab.state.messages[2]).toMatchObject({
      text: { key: 'typed.noted' },
      chips: [{ label: 'From Leeds' }, { label: 'In June' }],
    });
    expect(tab.said().at(-1)).toBe('ask.moveSize');
    expect(tab.state.move).toMatchObject({ moveMonth: 6, pets: true, originPlaceId: '7', destinationPlaceId: '7' });
  });

  it('in another language of the chat is answered in it, with the offer to switch in its words', async () => {
    const tab = await openTab();
    tab.server.fail = ({ path }) =>
      path === '/api/chat/understand' ? Response.json({ ...isQuestion, language: 'ar' }) : undefined;
    tab.engine.dispatch({ type: 'typed', text: 'هل أحتاج إلى تأشيرة؟' });
    await tab.settle();
    expect(tab.server.to('/api/chat/understand').map(({ body }) => body.language)).toEqual(['en', 'ar']);
    expect(tab.server.to('/api/chat/search')).toMatchObject([{ body: { language: 'ar' } }]);
    const offer = tab.state.messages.find(({ kind }) => kind === 'chips');
    expect(offer).toMatchObject({ chips: [{ language: 'ar', label: 'العربية' }, { language: null }] });
    expect(unreadable(tab)).toEqual([]);
    tab.engine.dispatch({ type: 'chipPressed', messageId: offer?.id ?? 0, at: 0 });
    await tab.settle();
    expect(tab.document).toEqual(['ar', 'rtl']);
  });

  it('that asks for a person in another language gets the card in it at once', async () => {
    const tab = await openTab();
    tab.server.fail = ({ path }) =>
      path === '/api/chat/understand' ? Response.json({ ...isQuestion, intent: 'call', language: 'ar' }) : undefined;
    tab.engine.dispatch({ type: 'typed', text: 'أريد التحدث مع شخص' });
    await tab.settle();
    expect(tab.document).toEqual(['ar', 'rtl']);
    expect(tab.state.asking?.kind).toBe('handoff');
    expect(tab.said()).not.toContain('chips');
  });

  it('in a language that the chat does not offer is answered like any other', async () => {
    const tab = await openTab();
    tab.server.fail = ({ path }) =>
      path === '/api/chat/understand' ? Response.json({ ...isQuestion, language: 'fi' }) : undefined;
    tab.engine.dispatch({ type: 'typed', text: 'Tarvitsenko viisumin?' });
    await tab.settle();
    expect(tab.server.to('/api/chat/understand')).toHaveLength(1);
    expect(tab.said()).not.toContain('chips');
  });

  it('from the country menu asks for the overview', async () => {
    const tab = await openTab();
    tab.answer({ about: 'intent', value: 'guide' });
    await tab.settle();
    expect(tab.state.countries).toMatchObject([{ slug: 'japan', code: 'JP' }]);
    tab.engine.dispatch({ type: 'countryChosen', askId: tab.askId, slug: 'japan', said: 'Japan' });
    await tab.settle();
    expect(tab.server.to('/api/chat/overview')).toMatchObject([{ body: { country: 'japan', language: 'en' } }]);
    expect(unreadable(tab)).toEqual([]);
    expect(tab.said()).toContain('guide');
  });
});

describe('another language', () => {
  it('turns the document, is remembered, and asks for the words of the quote in it', async () => {
    const tab = await openTab();
    tab.toForm();
    tab.submit();
    await tab.settle();
    await tab.engine.setLanguage('ar', true);
    await tab.settle();
    expect(tab.document).toEqual(['ar', 'rtl']);
    expect(tab.text?.language).toBe('ar');
    expect(tab.server.to('/api/calculate-quote').map(({ body }) => body.language)).toEqual(['en', 'ar']);
    expect(tab.said().filter((kind) => kind === 'quote')).toHaveLength(1);
    expect(tab.told).toContain('languageChanged');
    expect(tab.storage.read('meg:language')).toBe('ar');
  });

  it('that does not come is said so, and leaves all as it is', async () => {
    const tab = await openTab();
    tab.losesWords = true;
    await tab.engine.setLanguage('ar', true);
    expect(tab.said().at(-1)).toBe('language.failed');
    expect(tab.told).not.toContain('languageChanged');
    expect(tab.document).toEqual(['en', 'ltr']);
    expect(tab.text?.language).toBe('en');
    expect(tab.storage.read('meg:language')).toBeUndefined();
  });

  it('that the page wants is not remembered as the visitor’s', async () => {
    const tab = await openTab();
    await tab.engine.setLanguage('ar', false);
    expect(tab.document).toEqual(['ar', 'rtl']);
    expect(tab.storage.read('meg:language')).toBeUndefined();
  });
});

describe('two tabs', () => {
  it('show the same conversation, store its lead once, and each says so once', async () => {
    const server = new FakeServer();
    const one = await Tab.open(server);
    const other = await Tab.open(server, one.storage);
    one.toForm();
    other.engine.review();
    expect(other.state.asking?.kind).toBe('leadForm');
    other.submit();
    await other.settle();
    one.engine.review();
    await one.pass(20_000);
    await other.pass(20_000);
    expect(server.leads.size).toBe(1);
    for (const tab of [one, other]) {
      expect(tab.said().filter((key) => key === 'lead.saved')).toHaveLength(1);
      expect(tab.state.leads).toEqual([]);
    }
  });

  it('finish a lead that the other was sending when it was closed', async () => {
    const server = new FakeServer();
    server.fail = ({ path }) => (path === '/api/leads' ? 'never' : undefined);
    const closed = await Tab.open(server);
    const left = await Tab.open(server, closed.storage);
    closed.toForm();
    closed.submit();
    await closed.settle();
    left.engine.review();
    server.fail = () => undefined;
    await left.pass(15_000);
    expect([...server.leads.keys()]).toEqual(['a-key-of-a-lead-01']);
    expect(left.said()).toContain('lead.saved');
  });
});

it('nothing is stored before the visitor acts', async () => {
  const tab = await openTab();
  tab.engine.dispatch({ type: 'prefilled', fields: { name: 'Amina' } });
  tab.engine.dispatch({ type: 'flowStarted', flow: 'quote' });
  await tab.settle();
  expect(tab.storage.keys('')).toEqual([]);
  tab.answer({ about: 'moveType', value: 'local' });
  expect(tab.storage.keys('')).toEqual(['meg:conversation:demo']);
});
