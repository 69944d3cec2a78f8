import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { Ground } from '../../ground.js';
import { minuteMs } from '../../time/time-units.js';
import type { Company } from '../companies/companies.service.js';
import { deletePreviewsBeyond, findPreviewConfig, insertPreview } from './config-previews.store.js';

export const previewMinutes = 10;
const keptMs = previewMinutes * minuteMs;
/** A preview is made each time that somebody pauses while they edit, and only the last is looked at. */
const mostOfPerson = 10;

interface Editing {
  companyId: string;
  personId: string;
}

/** Settings that are looked at before they are saved. Stored for minutes, so that any server can show them. */
export class ConfigPreviews {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'newId'>) {}

  /** Answers the preview's id. */
  async keep({ companyId, personId }: Editing, config: CompanyConfig): Promise<string> {
    const { database, now, newId } = this.ground;
    const row = { id: newId(), companyId, personId, config: JSON.stringify(config), createdAt: now() };
    await database.transaction(async (trx) => {
      await deletePreviewsBeyond(trx, { personId, most: mostOfPerson - 1, now: row.createdAt });
      await insertPreview(trx, row);
    });
    return row.id;
  }

  /** The company as it would be; as it is where there is no such preview of it. */
  async show(company: Company, id: string): Promise<Company> {
    const { database, now } = this.ground;
    const config = await findPreviewConfig(database.reader, { id, companyId: company.id }, now() - keptMs);
    return config === undefined ? company : { ...company, config: JSON.parse(config) as CompanyConfig };
  }
}
