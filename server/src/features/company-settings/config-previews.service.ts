import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { Ground } from '../../ground.js';
import type { Member } from '../../people/person.js';
import { minuteMs } from '../../time/time-units.js';
import type { Company } from '../companies/companies.service.js';
import { deletePreviewsBeyond, findPreviewConfig, insertPreview } from './config-previews.store.js';

export const keptPreviewMs = 10 * minuteMs;
/** Every pause while editing makes a preview, and only the last one is looked at. */
const mostOfPerson = 10;

/** Unsaved settings, stored for some minutes so that any server can show them. */
export class ConfigPreviews {
  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'newId'>) {}

  /** Returns the preview's id. */
  async keep({ companyId, personId }: Member, config: CompanyConfig): Promise<string> {
    const { database, now, newId } = this.ground;
    const row = { id: newId(), companyId, personId, config: JSON.stringify(config), createdAt: now() };
    await database.transaction(async (trx) => {
      await deletePreviewsBeyond(trx, { personId, most: mostOfPerson - 1, now: row.createdAt });
      await insertPreview(trx, row);
    });
    return row.id;
  }

  /** The company with the preview's settings, or unchanged if it has no such preview. */
  async show(company: Company, id: string): Promise<Company> {
    const { database, now } = this.ground;
    const config = await findPreviewConfig(database.reader, { id, companyId: company.id }, now() - keptPreviewMs);
    return config === undefined ? company : { ...company, config: JSON.parse(config) as CompanyConfig };
  }
}
