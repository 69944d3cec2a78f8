import { type CompanyConfig, companyConfig } from '@meg/shared/contract/company-config';
import type { CompanySettings, ConfigChange } from '@meg/shared/contract/company-settings';
import {
  type ChangedValue,
  canUndoChanges,
  changedValues,
  undoChanges,
} from '@meg/shared/domain/companies/changed-values';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { rankLeadsKind } from '../../jobs/rank-leads-kind.js';
import type { Member } from '../../people/person.js';
import { personName } from '../../people/person-name.js';
import { type CompaniesService, type Company, type CompanyRow, companyOfRow } from '../companies/companies.service.js';
import { auditedChange } from './audited-changes.js';
import { checkedChanges } from './checked-changes.js';
import {
  type ChangesWanted,
  type ConfigChangeRow,
  findConfigChange,
  insertConfigChange,
  listChanges,
} from './config-changes.store.js';
import { figureByFigure } from './rate-changes.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'newId' | 'recordAudit' | 'addJob'> {
  companies: CompaniesService;
}

interface Saving {
  config: CompanyConfig;
  /** The version that the writer read. */
  version: number;
  undoesAt?: number;
}

const pageLength = 30;

/** A company's settings, their history and the way to undo a change. */
export class CompanySettingsService {
  constructor(private readonly needs: Needs) {}

  async read(companyId: string): Promise<CompanySettings> {
    const { reader } = this.needs.database;
    const [latest] = await listChanges(reader, { companyId, most: 1 });
    return settingsOf(await this.needs.companies.requireRow(reader, companyId), latest?.personName ?? null);
  }

  /** The stored company, for trying other settings on it. */
  async company(companyId: string): Promise<Company> {
    return companyOfRow(await this.needs.companies.requireRow(this.needs.database.reader, companyId));
  }

  async save(member: Member, saving: Omit<Saving, 'undoesAt'>): Promise<CompanySettings> {
    return this.change(member, async (_, current) => ({ ...saving, config: checkedChanges(current, saving.config) }));
  }

  /** A person has looked at the rates and leaves them as they are. */
  async confirmRates({ companyId, person }: Member): Promise<CompanySettings> {
    const { database, companies, recordAudit } = this.needs;
    const row = await database.transaction(async (trx) => {
      const action = 'rates.confirmed';
      if (await companies.confirmRates(trx, companyId))
        await recordAudit(trx, { companyId, person, action, subject: companyId, detail: {} });
      return companies.requireRow(trx, companyId);
    });
    companies.forget(row.slug);
    return this.read(companyId);
  }

  /** Undoing is itself a change, so that it is listed and can be undone. */
  async undo(member: Member, changeId: string, version: number): Promise<CompanySettings> {
    return this.change(member, async (trx, current) => {
      const done = await findConfigChange(trx, member.companyId, changeId);
      if (!done) throw new AppError('not_found');
      const changes = changesOf(done);
      if (!canUndoChanges(current, changes)) throw new AppError('edit_conflict', { message: changedSince });
      // A newer version may need settings that the older values lack.
      const before = companyConfig.safeParse(undoChanges(current, changes));
      if (!before.success) throw new AppError('edit_conflict', { message: fitsNoMore });
      return { config: before.data, version, undoesAt: done.createdAt };
    });
  }

  async history(companyId: string, wanted: Pick<ChangesWanted, 'topic' | 'before'>) {
    const { reader } = this.needs.database;
    const current = configOf(await this.needs.companies.requireRow(reader, companyId));
    const rows = await listChanges(reader, { ...wanted, companyId, most: pageLength + 1 });
    const changes = rows.slice(0, pageLength).map((row) => describeChange(row, current));
    return { changes, hasMore: rows.length > pageLength };
  }

  private async change(member: Member, wish: (trx: Db, current: CompanyConfig) => Promise<Saving>) {
    const { database, companies } = this.needs;
    const row = await database.transaction(async (trx) => {
      const row = await this.needs.companies.requireRow(trx, member.companyId);
      return this.write(trx, { member, row, saving: await wish(trx, configOf(row)) });
    });
    companies.forget(row.slug);
    return this.read(row.id);
  }

  private async write(trx: Db, { member, row, saving }: { member: Member; row: CompanyRow; saving: Saving }) {
    if (row.version !== saving.version) throw await this.conflict(trx, row);
    const changes = changedValues(configOf(row), saving.config);
    if (changes.length === 0) return row;
    const { companies, now, newId, recordAudit } = this.needs;
    const { id } = row;
    if (!(await companies.writeConfig(trx, row, saving.config))) throw await this.conflict(trx, row);
    const { person } = member;
    if (changes.some(isRateChange)) await companies.confirmRates(trx, id);
    await insertConfigChange(trx, {
      id: newId(),
      companyId: id,
      version: row.version + 1,
      changes: JSON.stringify(changes),
      topics: [...new Set(changes.map(({ path }) => path[0]))].join(' '),
      personId: person.id,
      personName: personName(person),
      undoesAt: saving.undoesAt ?? null,
      createdAt: now(),
    });
    if (changes.some(({ path }) => movesDueTimes(path))) {
      await this.needs.addJob(trx, { kind: rankLeadsKind, companyId: id, payload: {} });
    }
    const action = saving.undoesAt === undefined ? 'config.changed' : 'config.undone';
    const { currency } = saving.config;
    const paths = changes.map(({ path }) => path.join('.'));
    const detail = {
      version: row.version + 1,
      paths,
      currency,
      changes: changes.flatMap(figureByFigure).map(auditedChange),
    };
    await recordAudit(trx, { companyId: id, person, action, subject: id, detail });
    return row;
  }

  private async conflict(trx: Db, { id }: CompanyRow): Promise<AppError> {
    const [latest] = await listChanges(trx, { companyId: id, most: 1 });
    const who = latest?.personName ?? 'Somebody else';
    const message = `${who} has changed the settings since you opened them. Nothing was overwritten: look at both, and save again.`;
    return new AppError('edit_conflict', { message });
  }
}

/** Until when leads are to be answered follows from these settings. */
function movesDueTimes(path: readonly unknown[]): boolean {
  return path[0] === 'responseMinutes' || path.includes('businessHours');
}

const changedSince = 'This was changed again since, so it cannot be taken back. Undo the newer change first.';
const fitsNoMore = 'The older values do not go with the present ones any more. Change them by hand instead.';

/** What visitors see of the rates is none of them. */
const isRateChange = ({ path: [topic, group] }: ChangedValue): boolean => topic === 'pricing' && group !== 'showsRates';

function configOf({ config }: CompanyRow): CompanyConfig {
  return companyConfig.parse(JSON.parse(config));
}

function changesOf({ changes }: ConfigChangeRow): ChangedValue[] {
  return JSON.parse(changes) as ChangedValue[];
}

function settingsOf(row: CompanyRow, updatedBy: string | null): CompanySettings {
  const { slug, version, updatedAt, ratesConfirmedAt } = row;
  return {
    config: configOf(row),
    slug,
    version,
    updatedAt: new Date(updatedAt).toISOString(),
    ratesConfirmedAt: ratesConfirmedAt === null ? null : new Date(ratesConfirmedAt).toISOString(),
    updatedBy,
  };
}

function describeChange(row: ConfigChangeRow, current: CompanyConfig): ConfigChange {
  const { id, version, personName, createdAt, undoesAt } = row;
  const changes = changesOf(row);
  return {
    id,
    version,
    changes: changes.flatMap(figureByFigure).map((change) => ({ ...change, path: [...change.path] })),
    personName,
    at: new Date(createdAt).toISOString(),
    undoes: undoesAt === null ? null : new Date(undoesAt).toISOString(),
    canUndo: canUndoChanges(current, changes),
  };
}
