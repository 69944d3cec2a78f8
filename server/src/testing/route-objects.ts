import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.js';
import { newAddress, newContact } from './addresses.js';
import { leadBody } from './factories.js';
import { signIn } from './sign-in.js';

export type SignedIn = Awaited<ReturnType<typeof signIn>>;

interface Ground {
  app: FastifyInstance;
  database: Database;
}

type Params = Record<string, string>;

const webhookBody = { url: 'https://hooks.example.com/in', events: ['lead.created'], shape: 'standard' };

/**
 * An object of each kind that an address can name, made for an owner and its company. The key is the route's path up to
 * its last parameter. A route whose path is not here fails the test of the roles.
 */
export const routeObjects: Record<string, (owner: SignedIn, ground: Ground) => Promise<Params>> = {
  '/api/admin/account/sessions/:sessionId': async ({ person }, { database }) => {
    const sessionId = randomUUID();
    await database.transaction((trx) =>
      trx
        .insertInto('sessions')
        .values({
          id: sessionId,
          tokenHash: randomUUID(),
          personId: person.id,
          userAgent: 'another browser',
          supportCompanyId: null,
          supportUntil: null,
          createdAt: Date.now(),
          lastSeenAt: Date.now(),
        })
        .execute(),
    );
    return { sessionId };
  },
  '/api/notifications/:id': async ({ person }, { database }) => {
    const id = randomUUID();
    await database.transaction((trx) =>
      trx
        .insertInto('notifications')
        .values({
          id,
          companyId: person.companyId,
          personId: person.id,
          eventId: randomUUID(),
          isListed: 1,
          type: 'lead_assigned',
          priority: 'medium',
          title: 'New lead: Amina Y.',
          message: 'Leeds → Cork.',
          actionUrl: null,
          leadId: null,
          handoffId: null,
          readAt: null,
          createdAt: Date.now(),
          emailSentAt: null,
          whatsappSentAt: null,
        })
        .execute(),
    );
    return { id };
  },
  '/api/leads/:id': leadOf,
  '/api/leads/:id/merges/:otherId': async (owner, ground) => {
    const { id = '' } = await leadOf(owner, ground);
    const { id: otherId = '' } = await leadOf(owner, ground);
    return { id, otherId };
  },
  '/api/leads/:id/notes/:noteId': async (owner, ground) => {
    const { id = '' } = await leadOf(owner, ground);
    const note = await owner.call('POST', `/api/leads/${id}/notes`, { text: 'Called' });
    return { id, noteId: note.json().id };
  },
  '/api/leads/:id/tasks/:taskId': async (owner, ground) => {
    const { id = '' } = await leadOf(owner, ground);
    const task = { text: 'Call', dueAt: new Date().toISOString(), assigneeId: null };
    const lead = await owner.call('POST', `/api/leads/${id}/tasks`, task);
    return { id, taskId: lead.json().tasks[0].id };
  },
  '/api/reply-templates/:templateId': async ({ call }) => {
    const template = { name: 'Survey', subject: 'Your move', text: 'Hello {name}' };
    return { templateId: (await call('POST', '/api/reply-templates', template)).json().id };
  },
  '/api/leads/views/:id': async ({ call }) => {
    const answer = await call('POST', '/api/leads/views', { name: 'Abroad', filter: 'view=open', columns: [] });
    return { id: answer.json().id };
  },
  '/api/callbacks/:callbackId': callbackOf,
  '/api/knowledge/:entryId': async ({ call }) => {
    const answer = await call('POST', '/api/knowledge', { question: 'Do you move boats?', answer: 'Yes.' });
    return { entryId: answer.json().id };
  },
  '/api/open-questions/:questionId': ({ company }, { database }) => openQuestionOf(database, company.id),
  '/api/platform/open-questions/:questionId': (_, { database }) => openQuestionOf(database, null),
  '/api/refused-pages/:id': async ({ company }, { database }) => {
    const id = randomUUID();
    const page = { path: '', count: 1, firstAt: Date.now(), lastAt: Date.now(), hiddenAt: null };
    const row = { id, companyId: company.id, host: `${id}.example`, ...page };
    await database.transaction((trx) => trx.insertInto('refusedPages').values(row).execute());
    return { id };
  },
  '/api/webhooks/:webhookId': webhookOf,
  '/api/webhooks/:webhookId/deliveries/:deliveryId': async (owner) => {
    const { webhookId = '' } = await webhookOf(owner);
    const tested = await owner.call('POST', `/api/webhooks/${webhookId}/test`);
    return { webhookId, deliveryId: tested.json().id };
  },
  '/api/company-config/history/:changeId': async ({ call }) => {
    const { config, version } = (await call('GET', '/api/company-config')).json();
    const tagline = `Moved ${randomUUID()}`;
    const edited = { ...config, branding: { ...config.branding, tagline } };
    await call('PUT', '/api/company-config', { config: edited, version });
    const { changes } = (await call('GET', '/api/company-config/history')).json();
    return { changeId: changes[0].id };
  },
  '/api/team/:personId': async ({ company }, ground) => {
    const { person } = await signIn(ground.app, ground.database, { teamRole: 'agent', company: company.id });
    return { personId: person.id };
  },
  '/api/team/invitations/:invitationId': async ({ call }) => {
    const invited = { email: `i-${randomUUID()}@example.com`, teamRole: 'agent' };
    return { invitationId: (await call('POST', '/api/team/invitations', invited)).json().id };
  },
  '/api/platform/orders/:orderId': async (owner) => {
    const { orders } = (await owner.call('GET', '/api/plan')).json();
    if (orders.length > 0) return { orderId: orders[0].id };
    return { orderId: (await owner.call('POST', '/api/orders', { addons: ['white-label'] })).json().id };
  },
  '/api/platform/companies/:companyId': async ({ company }) => ({ companyId: company.id }),
  '/api/platform/site-messages/:messageId': async (_, { app, database }) => {
    const { call } = await signIn(app, database, { role: 'internal_admin' });
    const sent = { name: 'Amina', email: 'a@example.com', topic: 'other', message: 'Hello' };
    await call('POST', '/api/contact-messages', sent);
    const { messages } = (await call('GET', '/api/platform/site-messages')).json();
    return { messageId: messages[0].id };
  },
  '/api/platform/jobs/:jobId': async ({ company }, { database }) => {
    const jobId = randomUUID();
    await database.transaction((trx) =>
      trx
        .insertInto('jobs')
        .values({
          id: jobId,
          kind: 'a.test',
          companyId: company.id,
          payload: '{}',
          uniqueKey: null,
          state: 'dead',
          runAt: 1,
          leaseUntil: null,
          leaseToken: null,
          attempts: 3,
          lastError: 'Refused',
          createdAt: 1,
          finishedAt: Date.now(),
        })
        .execute(),
    );
    return { jobId };
  },
  '/api/platform/admins/:personId': async (_, { app, database }) => {
    const { person } = await signIn(app, database, { role: 'internal_admin' });
    return { personId: person.id };
  },
  '/api/platform/admins/invitations/:invitationId': async (_, { app, database }) => {
    const { call } = await signIn(app, database, { role: 'super_admin' });
    const invited = { email: `i-${randomUUID()}@example.com`, role: 'internal_admin' };
    return { invitationId: (await call('POST', '/api/platform/admins', invited)).json().id };
  },
};

async function leadOf({ company }: SignedIn, { app }: Ground): Promise<Params> {
  const payload = leadBody({ companyId: company.slug });
  return { id: (await app.inject({ method: 'POST', url: '/api/leads', payload })).json().id };
}

async function callbackOf({ company }: SignedIn, { app }: Ground): Promise<Params> {
  const { slots } = (await app.inject({ url: '/api/callback-slots', query: { companyId: company.slug } })).json();
  const payload = {
    companyId: company.slug,
    requestType: 'scheduled',
    contactInfo: newContact(),
    slot: slots.at(-1).start,
  };
  const booked = await app.inject({
    method: 'POST',
    url: '/api/human-handoff',
    remoteAddress: newAddress(),
    headers: { 'idempotency-key': randomUUID() },
    payload,
  });
  return { callbackId: booked.json().id };
}

async function openQuestionOf(database: Database, companyId: string | null): Promise<Params> {
  const questionId = randomUUID();
  const question = { text: 'Do you move boats?', language: 'en', country: '', kind: 'unanswered' } as const;
  const settled = { state: 'open', entryId: null, settledAt: null, settledBy: null } as const;
  const asked = { wordings: 1, chatAnswer: '', asked: 1, firstAskedAt: Date.now(), lastAskedAt: Date.now() };
  await database.transaction((trx) =>
    trx
      .insertInto('openQuestions')
      .values({ id: questionId, companyId, ...question, ...settled, ...asked })
      .execute(),
  );
  return { questionId };
}

/** In place of the ones before: a company can have a few only. */
async function webhookOf({ call }: SignedIn): Promise<Params> {
  const { webhooks } = (await call('GET', '/api/webhooks')).json();
  for (const { id } of webhooks) await call('DELETE', `/api/webhooks/${id}`);
  return { webhookId: (await call('POST', '/api/webhooks', webhookBody)).json().webhook.id };
}

/** Ids that are well formed and belong to nothing. */
export function missingObject(path: string): Params {
  return Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, randomUUID()]));
}

/**
 * A body that is right, by method and path, for routes whose parameter names an object. Without one the call would be
 * refused for its body, before it shows whose object it takes.
 */
export const routeBodies: Record<string, object | (() => object)> = {
  'PUT /api/webhooks/:webhookId': { ...webhookBody, isEnabled: false, version: 1 },
  'POST /api/webhooks/:webhookId/rotate': { version: 1 },
  'PATCH /api/leads/views/:id': { name: 'In June' },
  'PATCH /api/leads/:id': { version: 1, tags: ['piano'] },
  'PATCH /api/leads/:id/facts': { version: 1, contact: { name: 'Kai' } },
  'POST /api/leads/:id/quotes': { version: 1 },
  'PUT /api/leads/:id/outcome': { version: 1, outcome: { kind: 'lost', reason: 'price' } },
  'POST /api/leads/:id/outcome/undo': { version: 1 },
  'POST /api/leads/:id/tasks': { text: 'Call', dueAt: '2027-01-01T10:00:00Z', assigneeId: null },
  'PATCH /api/leads/:id/tasks/:taskId': { isDone: true },
  'POST /api/leads/:id/replies': { subject: 'Your move', text: 'Hello' },
  'PUT /api/reply-templates/:templateId': { name: 'Survey', subject: 'Your move', text: 'Hello', version: 1 },
  'POST /api/leads/:id/merges': () => ({ otherId: randomUUID(), version: 1, otherVersion: 1 }),
  'POST /api/leads/:id/calls': { outcome: 'no-answer', note: 'Rings out' },
  'POST /api/leads/:id/tries': { way: 'phone' },
  'POST /api/leads/:id/status': { version: 1, to: 'contacted' },
  'POST /api/leads/:id/notes': { text: 'Called' },
  'POST /api/leads/:id/erase': { confirm: 'erase' },
  'PATCH /api/callbacks/:callbackId': {
    version: 1,
    change: { kind: 'result', result: 'no_answer', note: 'Rings out' },
  },
  'PUT /api/knowledge/:entryId': { question: 'Do you move trees?', answer: 'No.', version: 1 },
  'POST /api/open-questions/:questionId/answer': { question: 'Do you move boats?', answer: 'Yes.', keywords: ['boat'] },
  'PATCH /api/open-questions/:questionId': { state: 'dismissed' },
  'PATCH /api/platform/open-questions/:questionId': { state: 'dismissed' },
  'PATCH /api/team/:personId': { version: 1, teamRole: 'agent' },
  'POST /api/platform/companies/:companyId/support/emergency': {
    reason: 'Their chat shows the leads of another company.',
  },
  'PATCH /api/platform/orders/:orderId': { state: 'in_progress' },
  'PATCH /api/platform/companies/:companyId': { state: 'active' },
  'PATCH /api/platform/site-messages/:messageId': { isAnswered: true },
  'PATCH /api/platform/admins/:personId': { version: 1, role: 'internal_admin' },
  'POST /api/company-config/history/:changeId/undo': { version: 1 },
};
