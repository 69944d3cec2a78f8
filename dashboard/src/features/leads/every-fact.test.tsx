import type { LeadDetail } from '@meg/shared/contract/lead-detail';
import { leadFacts } from '@meg/shared/contract/lead-facts';
import { type Move, type MoveFact, moveFacts, type PartialMove } from '@meg/shared/contract/move';
import type { SessionPerson } from '@meg/shared/contract/sessions';
import type { Permission } from '@meg/shared/domain/people/permissions';
import type { FastifyInstance } from 'fastify';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { StaffMessage } from '../../../../server/src/features/notifications/channels/channel.js';
import { engineVersion } from '../../../../server/src/features/quotes/engine/engine-version.js';
import { staffLetter } from '../../../../server/src/mail/letter/staff-letters.js';
import { createTestApp } from '../../../../server/src/testing/create-test-app.js';
import { eachDatabase } from '../../../../server/src/testing/database/each-database.js';
import type {} from '../../../../server/src/testing/database/postgres-server.js';
import { type Receiver, startReceiver } from '../../../../server/src/testing/receiver.js';
import { signIn } from '../../../../server/src/testing/sign-in.js';
import type { Detail } from '../../../../widget/src/conversation/drafts/quote-details.js';
import type { FakeServer } from '../../../../widget/src/testing/fake-server.js';
import { Tab } from '../../../../widget/src/testing/tab.js';
import { MeContext } from '../../api/me.js';
import { LeadFacts } from './detail/lead-facts.js';

/** How a fact comes into the chat, and what it is in the lead, for other systems and for people. */
interface Walked<Fact extends MoveFact> {
  /** Part of the sentence that is typed, or the question that brings it. */
  readonly by: { readonly said: string } | { readonly asked: string };
  readonly is: NonNullable<Move[Fact]>;
  readonly written: string;
  readonly shown: string;
}

interface WalkedFact extends Walked<MoveFact> {
  readonly fact: MoveFact;
}

const labelOf = (fact: MoveFact): string => leadFacts[leadFacts[fact].inLineOf ?? fact].label;

/** A fact that is added to the schema does not compile until it walks here. */
const walked: { readonly [Fact in MoveFact]: Walked<Fact> } = {
  originCity: { by: { said: 'from Leeds' }, is: 'Leeds, United Kingdom', written: 'Leeds', shown: 'Leeds' },
  destinationCity: {
    by: { said: 'to Kuala Lumpur' },
    is: 'Kuala Lumpur, Malaysia',
    written: 'Kuala Lumpur',
    shown: 'Kuala Lumpur',
  },
  originPlaceId: { by: { said: 'from Leeds' }, is: '2644688', written: '2644688', shown: 'Leeds' },
  destinationPlaceId: { by: { said: 'to Kuala Lumpur' }, is: '1735161', written: '1735161', shown: 'Kuala Lumpur' },
  originCountry: { by: { said: 'from Leeds' }, is: 'GB', written: 'GB', shown: 'United Kingdom' },
  destinationCountry: { by: { said: 'to Kuala Lumpur' }, is: 'MY', written: 'MY', shown: 'Malaysia' },
  moveType: {
    by: { said: 'from Leeds to Kuala Lumpur' },
    is: 'international',
    written: 'international',
    shown: 'International',
  },
  moveDetails: { by: { said: 'everything we own' }, is: 'full-home', written: 'full-home', shown: 'A whole home' },
  propertySize: { by: { said: '2-bed flat' }, is: '2 - 3 Beds', written: '2 - 3 Beds', shown: '2 to 3 beds' },
  moveSize: {
    by: { asked: 'moveSize' },
    is: 'All furniture and content',
    written: 'All furniture and content',
    shown: 'All furniture and contents',
  },
  moveDate: { by: { said: 'on 12 March 2027' }, is: '2027-03-12', written: '2027-03-12', shown: 'Fri 12 Mar 2027' },
  moveMonth: { by: { said: 'in March 2028' }, is: 3, written: '2028-03', shown: 'March 2028' },
  moveYear: { by: { said: 'in March 2028' }, is: 2028, written: '2028', shown: 'March 2028' },
  access: {
    by: { asked: 'access' },
    is: { origin: { floor: 3, lift: false, carryM: 25 } },
    written: 'From: floor 3, no lift, 25 m to carry',
    shown: 'From: 3 floors up, no lift, 25 m to carry',
  },
  rooms: { by: { asked: 'rooms' }, is: { bedroom: 2 }, written: '2 × bedroom', shown: '2 × bedroom' },
  inventory: {
    by: { asked: 'inventory' },
    is: { items: [{ code: 'sofa-three', count: 2 }], isComplete: true },
    written: '2 × sofa three',
    shown: '2 × sofa three',
  },
  specialItems: { by: { said: 'a grand piano' }, is: ['piano-grand'], written: 'piano grand', shown: 'grand piano' },
  // Takes a message more, which takes something back.
  leftOut: { by: { said: '' }, is: [{ code: 'safe', count: 1 }], written: '1 × safe', shown: '1 × safe' },
  packing: { by: { said: 'with packing' }, is: true, written: 'yes', shown: 'Yes' },
  storage: { by: { said: 'need storage' }, is: true, written: 'yes', shown: 'Yes' },
  insurance: { by: { said: 'want insurance' }, is: true, written: 'yes', shown: 'Yes' },
  pets: { by: { said: 'our dog' }, is: true, written: 'yes', shown: 'Yes' },
  car: { by: { said: 'our car' }, is: true, written: 'yes', shown: 'Yes' },
  shippingMode: { by: { said: 'by air' }, is: 'air', written: 'air', shown: 'By air' },
  volumeM3: { by: { said: 'about 20 m³' }, is: 20, written: '20', shown: '20 m³' },
  notes: {
    by: { said: 'the keys come only on the 5th' },
    is: ['the keys come only on the 5th'],
    written: 'the keys come only on the 5th',
    shown: 'the keys come only on the 5th',
  },
};

const sentence = (when: string): string =>
  `Quote for moving everything we own in a 2-bed flat from Leeds to Kuala Lumpur by air ${when}, with our dog, our car and a grand piano, with packing; we need storage and want insurance, the keys come only on the 5th`;

type Facts = { readonly [Fact in MoveFact]?: Walked<Fact> };

/** When a move is, as visitors say it, with the facts that then are said in another way or not at all. */
const cases: readonly { when: string; inDays: number; others: Facts; without: readonly MoveFact[] }[] = [
  { when: 'on 12 March 2027', inDays: 111, others: {}, without: ['moveMonth', 'moveYear', 'volumeM3'] },
  { when: 'in March 2028', inDays: 480, others: {}, without: ['moveDate', 'volumeM3'] },
  {
    // Who knows the volume is not asked for the rooms and the things.
    when: 'about 20 m³ in March 2028',
    inDays: 480,
    others: {},
    without: ['moveDate', 'rooms', 'inventory'],
  },
  {
    when: 'in March',
    inDays: 114,
    others: { moveMonth: { by: { said: 'in March' }, is: 3, written: '2027-03', shown: 'March 2027' } },
    without: ['moveDate', 'moveYear', 'volumeM3'],
  },
];

const startMs = Date.UTC(2026, 10, 21);
/** Mails that follow each other sooner are gathered into one. */
const apartMs = 10 * 60_000;
const leadKey = 'the-key-of-the-walked-lead-';

/** The chat of a visitor, whose calls reach the real server. */
function visit(app: FastifyInstance): Promise<Tab> {
  const send: FakeServer['send'] = async (url, { method, headers, body }) => {
    const answer = await app.inject({
      method: method as 'POST',
      url: url.toString(),
      headers: Object.fromEntries(new Headers(headers)),
      ...(body ? { payload: String(body) } : {}),
    });
    return new Response(answer.body, { status: answer.statusCode });
  };
  return Tab.open({ send } as FakeServer);
}

const isIdle = (tab: Tab) => {
  const { quoting, wondering, leads, saved } = tab.state;
  expect({ wondering, quoting: quoting?.status !== 'waiting', leads, behindAt: saved?.behindAt }).toEqual({
    wondering: [],
    quoting: true,
    leads: [],
    behindAt: undefined,
  });
};

const settled = (tab: Tab) => vi.waitFor(() => isIdle(tab), { timeout: 30_000 });

function detailFor(code: string): Detail {
  const fact = { move_size: 'moveSize' }[code] ?? code;
  return { about: code, value: walked[fact as 'rooms'].is } as unknown as Detail;
}

/** Types the sentence, answers what is asked, sends the form, and answers every question that narrows the range. */
async function walk(tab: Tab, sentence: string, key: string): Promise<void> {
  tab.engine.dispatch({ type: 'typed', text: sentence });
  await settled(tab);
  if (tab.state.step === 'moveSize') tab.answer({ about: 'moveSize', value: walked.moveSize.is });
  for (const [field, value] of [
    ['name', 'Amina Yusof'],
    ['email', 'amina@example.com'],
    ['phone', '+44 7700 900123'],
  ] as const) {
    tab.engine.dispatch({ type: 'draftChanged', field, value });
  }
  tab.engine.dispatch({ type: 'leadSubmitted', key, atMs: 30_000, consentText: 'To us only', website: '' });
  await settled(tab);
  for (let next = tab.state.quoting?.next; next; next = tab.state.quoting?.next) {
    tab.engine.dispatch({ type: 'narrowOpened' });
    tab.engine.dispatch({ type: 'detailGiven', askId: tab.askId, detail: detailFor(next.code), said: next.code });
    await settled(tab);
  }
}

function cellsOf(line: string): string[] {
  return [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}

/** Somebody who may look and change nothing. */
const reader = { permissions: [] as Permission[] } as SessionPerson;

eachDatabase('Every fact of a move, from a sentence in the chat', (current) => {
  let app: FastifyInstance;
  let owner: Awaited<ReturnType<typeof signIn>>;
  let agent: typeof owner;
  let receiver: Receiver;
  const mails: StaffMessage[] = [];
  let clockMs = startMs;

  beforeAll(async () => {
    const { database } = current();
    receiver = await startReceiver();
    const channels = { email: { send: async (message: StaffMessage) => void mails.push(message) } };
    app = await createTestApp(database, { now: () => clockMs, channels });
    const demo = await database.reader
      .selectFrom('companies')
      .select('id')
      .where('slug', '=', 'demo')
      .executeTakeFirstOrThrow();
    owner = await signIn(app, database, { company: demo.id });
    agent = await signIn(app, database, { company: demo.id, teamRole: 'agent' });
    const endpoint = { url: receiver.url, events: ['lead.status_changed'], shape: 'standard' };
    expect((await owner.call('POST', '/api/webhooks', endpoint)).statusCode).toBe(201);
  });
  afterAll(async () => {
    await app.close();
    await receiver.close();
  });

  it.each(cases)('reaches the lead and all that tells of it ($when)', async ({ when, inDays, others, without }) => {
    clockMs += apartMs;
    const tab = await visit(app);
    const key = leadKey + when.replaceAll(' ', '-');
    await walk(tab, sentence(when), key);
    const { id } = await current()
      .database.reader.selectFrom('leads')
      .select('id')
      .where('idempotencyKey', '=', key)
      .executeTakeFirstOrThrow();
    const lead = (await owner.call('GET', `/api/leads/${id}`)).json() as LeadDetail;
    const names = moveFacts.filter((fact) => fact !== 'leftOut' && !without.includes(fact));
    const facts = names.map((fact): WalkedFact => ({ fact, ...(others[fact] ?? walked[fact]) }));
    const expected: PartialMove = Object.fromEntries(facts.map(({ fact, is }) => [fact, is]));
    expect(lead.move).toEqual(expected);
    expect(lead.conversation[0]).toMatchObject({ speaker: 'assistant' });
    expect(lead.conversation).toContainEqual(expect.objectContaining({ speaker: 'visitor', text: sentence(when) }));
    expect(lead.shownQuote).toMatchObject({ engineVersion, lines: expect.any(Array) });
    expect(lead.scoreParts.find(({ code }) => code === 'date')?.reason).toBe(`Moves in ${inDays} days`);
    await inCsv(lead, facts);
    inDrawer(lead, facts);
    await inWebhook(lead, facts);
    await inMail(lead, facts);
  });

  async function inCsv({ reference }: LeadDetail, facts: readonly WalkedFact[]): Promise<void> {
    const lines = (await owner.call('GET', '/api/admin/leads/export')).body.replace('\uFEFF', '').split('\r\n');
    const headings = cellsOf(lines[0] ?? '');
    const cells = cellsOf(lines.find((line: string) => line.startsWith(reference)) ?? '');
    for (const { fact, written } of facts) {
      expect([fact, cells[headings.indexOf(leadFacts[fact].column)]]).toEqual([fact, expect.stringContaining(written)]);
    }
  }

  function inDrawer(lead: LeadDetail, facts: readonly WalkedFact[]): void {
    const drawn = renderToStaticMarkup(
      <MeContext value={reader}>
        <LeadFacts lead={lead} />
      </MeContext>,
    );
    const text = drawn.replace(/<[^>]+>/g, '|');
    for (const fact of facts) expect(text).toMatch(rowOf(fact));
  }

  const rowOf = ({ fact, shown }: WalkedFact) =>
    new RegExp(`${labelOf(fact)}\\W+${shown.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`);

  async function inWebhook({ id, version }: LeadDetail, facts: readonly WalkedFact[]): Promise<void> {
    receiver.received.length = 0;
    expect((await owner.call('POST', `/api/leads/${id}/status`, { version, to: 'contacted' })).statusCode).toBe(200);
    await app.worker.settle();
    const { data } = JSON.parse(receiver.received.at(-1)?.body ?? '{}');
    for (const { fact, written } of facts) {
      expect([fact, String(data.lead[fact])]).toEqual([fact, expect.stringContaining(written)]);
    }
  }

  async function inMail({ id }: LeadDetail, facts: readonly WalkedFact[]): Promise<void> {
    mails.length = 0;
    const { version } = (await owner.call('GET', `/api/leads/${id}`)).json();
    const change = { version, assigneeId: agent.person.id };
    expect((await owner.call('PATCH', `/api/leads/${id}`, change)).statusCode).toBe(200);
    await app.worker.settle();
    const mail = mails.find(({ notifications }) => notifications[0]?.leadId === id);
    if (!mail) throw new Error('Nobody was mailed');
    const { parts } = staffLetter(mail, () => undefined, { dashboard: 'https://chat.example', unsubscribe: '' });
    const rows = parts.flatMap((part) => (part.is === 'facts' ? part.rows : []));
    for (const { fact, shown } of facts) {
      expect(rows).toContainEqual([labelOf(fact), expect.stringContaining(shown)]);
    }
  }
});
