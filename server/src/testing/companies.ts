import { companyConfig } from '@meg/shared/contract/company-config';
import type { z } from 'zod';
import type { Database } from '../database/database.js';
import { newId } from '../ids.js';

/** A company beside the demo one, with what a test is about in its configuration. */
export async function addCompany(
  database: Database,
  slug: string,
  config: z.input<typeof companyConfig> = {},
): Promise<string> {
  const id = newId();
  const text = JSON.stringify(companyConfig.parse(config));
  await database.transaction((trx) =>
    trx
      .insertInto('companies')
      .values({ id, slug, name: 'Other Movers', config: text, createdAt: 0, updatedAt: 0 })
      .execute(),
  );
  return id;
}
