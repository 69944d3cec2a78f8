import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { Database } from '../../database/database.js';
import type { Company } from '../companies/companies.service.js';
import { deletePreviewsBeyond, deletePreviewsMade, findPreviewConfig, insertPreview } from './config-previews.store.js';

const keptMs = 10 * 60_000;
/** A preview is made each time that somebody pauses while they edit, and only the last is looked at. */
const mostOfPerson = 10;

interface Sources {
  database: Database;
  now: () => number;
  newId: () => string;
}

interface Editing {
  companyId: string;
  personId: string;
}

/** Settings that are looked at before they are saved. Stored for minutes, so that any server can show them. */
export class ConfigPreviews {
  constructor(private readonly sources: Sources) {}

  /** Answers the preview's id. */
  async keep({ companyId, personId }: Editing, config: CompanyConfig): Promise<string> {
    const { database, now, newId } = this.sources;
    const row = { id: newId(), companyId, personId, config: JSON.stringify(config), createdAt: now() };
    await database.transaction(async (trx) => {
      await deletePreviewsBeyond(trx, { personId, most: mostOfPerson - 1, now: row.createdAt });
      await insertPreview(trx, row);
    });
    return row.id;
  }

  /** The company as it would be; as it is where there is no such preview of it. */
  async show(company: Company, id: string): Promise<Company> {
    const { database, now } = this.sources;
    const config = await findPreviewConfig(database.reader, { id, companyId: company.id }, now() - keptMs);
    return config === undefined ? company : { ...company, config: JSON.parse(config) as CompanyConfig };
  }

  prune(): Promise<void> {
    const { database, now } = this.sources;
    return database.transaction((trx) => deletePreviewsMade(trx, now() - keptMs));
  }
}
