import type { AnswerOf } from '@meg/shared/contract/endpoint';
import {
  type ChangedWebhook,
  type listWebhooks,
  mostEndpoints,
  type NewWebhook,
  type Webhook,
} from '@meg/shared/contract/webhooks';
import type { AuditAction } from '@meg/shared/domain/audit-actions';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { Member } from '../../people/person.js';
import { dayMs } from '../../time/time-units.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';
import { openSecret, sealSecret } from './endpoint-secrets.js';
import { type WebhookWithSecret, webhookView } from './webhook-views.js';
import {
  deleteEndpoint,
  type EndpointRow,
  findEndpoint,
  insertEndpointAtPlace,
  listEndpoints,
  updateSeenEndpoint,
} from './webhooks.store.js';
import type { WebhookKey } from './webhooks.table.js';

const secretBytes = 24;
const overlapMs = dayMs;

interface Needs
  extends Pick<Ground, 'database' | 'now' | 'newId' | 'randomBytes' | 'secrets' | 'outgoing' | 'recordAudit'> {
  standing: CompanyStandingService;
}

type Action = Extract<AuditAction, `webhook.${string}`>;
type SeenEndpoint = Pick<EndpointRow, 'id' | 'version'>;

const unreadable = 'The server cannot read this secret any more. Make a new one: Replace the secret.';

const gone = () => new AppError('not_found', { message: 'This endpoint is not there. It may have been removed.' });

export async function requireEndpoint(db: Db, key: WebhookKey): Promise<EndpointRow> {
  const row = await findEndpoint(db, key);
  if (!row) throw gone();
  return row;
}

function columnsOf({ url, description, events, shape, mapping }: NewWebhook) {
  const own = shape === 'generic' ? mapping : {};
  return { url, description, events: JSON.stringify(events), shape, mapping: JSON.stringify(own) };
}

/** A company's endpoints. Each change has an audit entry, and none overwrites a change that its writer did not see. */
export class WebhooksService {
  constructor(private readonly needs: Needs) {}

  async list(member: Member): Promise<AnswerOf<typeof listWebhooks>> {
    const { database, standing } = this.needs;
    const rows = await listEndpoints(database.reader, member.companyId);
    const waitsFor = await standing.waitsFor(member.companyId);
    return { webhooks: rows.map((row) => this.view(row, member)), waitsFor };
  }

  async add(member: Member, endpoint: NewWebhook): Promise<WebhookWithSecret> {
    const { database, secrets, newId, now } = this.needs;
    this.requireTarget(endpoint.url);
    const id = newId();
    const secret = this.newSecret();
    const given: Omit<EndpointRow, 'place' | 'secret'> = {
      id,
      companyId: member.companyId,
      ...columnsOf(endpoint),
      oldSecret: null,
      oldSecretUntil: null,
      disabledAt: null,
      disabledReason: null,
      failingSince: null,
      lastTriedAt: null,
      lastStatus: null,
      lastFault: '',
      version: 1,
      createdAt: now(),
    };
    const row = await database.transaction(async (trx) => {
      const sealed = await sealSecret(trx, secrets, { id, column: 'secret', secret });
      const inserted = await insertAtFreePlace(trx, { ...given, secret: sealed });
      await this.record(trx, member, { action: 'webhook.added', row: inserted });
      return inserted;
    });
    return { webhook: this.view(row, member), secret };
  }

  /** A new address, or switching it on, clears the failures. */
  async change(
    member: Member,
    { id, version, isEnabled, ...endpoint }: ChangedWebhook & SeenEndpoint,
  ): Promise<Webhook> {
    const { now } = this.needs;
    this.requireTarget(endpoint.url);
    const row = await this.update(member, { id, version }, 'webhook.changed', async (before) => {
      const wasEnabled = before.disabledAt === null;
      const isNew = endpoint.url !== before.url || (isEnabled && !wasEnabled);
      return {
        ...columnsOf(endpoint),
        ...(isNew && { failingSince: null, lastTriedAt: null, lastStatus: null, lastFault: '' }),
        ...(isEnabled && { disabledAt: null, disabledReason: null }),
        ...(!isEnabled && wasEnabled && { disabledAt: now(), disabledReason: 'person' as const }),
      };
    });
    return this.view(row, member);
  }

  async remove(member: Member, id: string): Promise<void> {
    const key = { companyId: member.companyId, id };
    await this.needs.database.transaction(async (trx) => {
      const row = await requireEndpoint(trx, key);
      if (!(await deleteEndpoint(trx, key))) throw gone();
      await this.record(trx, member, { action: 'webhook.removed', row });
    });
    await this.needs.database.forget();
  }

  async showSecret(member: Member, id: string): Promise<string> {
    return this.needs.database.transaction(async (trx) => {
      const row = await requireEndpoint(trx, { companyId: member.companyId, id });
      const secret = openSecret(this.needs.secrets, row, 'secret');
      if (secret === undefined) throw new AppError('not_found', { message: unreadable });
      await this.record(trx, member, { action: 'webhook.secret_shown', row });
      return secret;
    });
  }

  /** The former secret signs for another day, if it can be read. */
  async rotate(member: Member, seen: SeenEndpoint): Promise<WebhookWithSecret> {
    const { secrets, now } = this.needs;
    const { id } = seen;
    const secret = this.newSecret();
    const row = await this.update(member, seen, 'webhook.rotated', async (before, trx) => {
      const old = openSecret(secrets, before, 'secret');
      return {
        secret: await sealSecret(trx, secrets, { id, column: 'secret', secret }),
        oldSecret: old === undefined ? null : await sealSecret(trx, secrets, { id, column: 'oldSecret', secret: old }),
        oldSecretUntil: old === undefined ? null : now() + overlapMs,
      };
    });
    return { webhook: this.view(row, member), secret };
  }

  private update(
    member: Member,
    { id, version }: SeenEndpoint,
    action: Action,
    changeOf: (before: EndpointRow, trx: Db) => Promise<Parameters<typeof updateSeenEndpoint>[2]>,
  ): Promise<EndpointRow> {
    const key = { companyId: member.companyId, id };
    return this.needs.database.transaction(async (trx) => {
      const before = await requireEndpoint(trx, key);
      const row = await updateSeenEndpoint(trx, { ...key, version }, await changeOf(before, trx));
      if (!row) throw new AppError('edit_conflict');
      await this.record(trx, member, { action, row });
      return row;
    });
  }

  private view(row: EndpointRow, member: Member): Webhook {
    const isSecretReadable = openSecret(this.needs.secrets, row, 'secret') !== undefined;
    return { ...webhookView(row, member, this.needs.now()), isSecretReadable };
  }

  private newSecret(): string {
    return `whsec_${this.needs.randomBytes(secretBytes).toString('base64')}`;
  }

  private requireTarget(url: string): void {
    const fault = this.needs.outgoing.faultOfTarget(url);
    if (fault !== undefined) throw new AppError('validation_failed', { fields: { url: fault } });
  }

  /** Records only the host, because the rest of an address may hold a key. */
  private record(trx: Db, { companyId, person }: Member, { action, row }: { action: Action; row: EndpointRow }) {
    const detail = { host: new URL(row.url).host, isEnabled: row.disabledAt === null };
    return this.needs.recordAudit(trx, { companyId, person, action, subject: row.id, detail });
  }
}

async function insertAtFreePlace(trx: Db, given: Omit<EndpointRow, 'place'>): Promise<EndpointRow> {
  const taken = new Set((await listEndpoints(trx, given.companyId)).map(({ place }) => place));
  for (let place = 1; place <= mostEndpoints; place++) {
    const row = { ...given, place };
    if (!taken.has(place) && (await insertEndpointAtPlace(trx, row))) return row;
  }
  throw new AppError('validation_failed', { fields: { url: `At most ${mostEndpoints} endpoints: remove one first` } });
}
