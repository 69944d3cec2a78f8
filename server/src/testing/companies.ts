import { companyConfig } from '@meg/shared/contract/company-config';
import type { z } from 'zod';
import type { Database } from '../database/database.js';
import { demoCompany } from '../features/companies/demo-company.js';
import { newId } from '../ids/ids.js';

/** A company beside the demo one that is set up, with what a test is about in its configuration. */
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
      .values({
        id,
        slug,
        name: 'Other Movers',
        config: text,
        createdAt: 0,
        updatedAt: 0,
        setUpAt: 0,
        ratesConfirmedAt: 0,
      })
      .execute(),
  );
  return id;
}

/** The demo company with the hours that a company has by itself, on the clock of New York. Before the app is built. */
export function addDemoInNewYork(database: Database): Promise<string> {
  const { slug, name, config } = demoCompany;
  return addCompany(database, slug, { ...config, branding: { companyName: name }, chatbotConfig: {} });
}
