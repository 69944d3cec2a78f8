/**
 * `npm run seed -- --leads 100000 [--company demo]`: fills the database that the settings name with made-up leads, to
 * see and measure how the server copes with them. It only adds.
 */
import { parseArgs } from 'node:util';
import { build } from '../build/build.mjs';

const { values } = parseArgs({
  options: { leads: { type: 'string', default: '1000' }, company: { type: 'string', default: 'demo' } },
});
const leads = Number(values.leads);
if (!Number.isSafeInteger(leads) || leads < 1) throw new Error('--leads must be a whole number from 1');

await build();
const [{ readConfig }, { connect }, { CompaniesService }, { newId }, { storeLeads }] = await Promise.all([
  import('../../server/dist/config/config.js'),
  import('../../server/dist/database/connect.js'),
  import('../../server/dist/features/companies/companies.service.js'),
  import('../../server/dist/ids/ids.js'),
  import('./seed/store-leads.mjs'),
]);

const database = connect(readConfig(process.env).database);
await database.migrate();
const companies = new CompaniesService({ database, now: Date.now, newId });
await companies.seedDemo();
const company = await companies.find(values.company);
if (!company) throw new Error(`There is no company ${values.company}`);
const startMs = Date.now();
await storeLeads(database, {
  companyId: company.id,
  leads,
  now: startMs,
  onProgress: (done) => process.stderr.write(`\r${done} of ${leads}`),
});
await database.close();
process.stderr.write(` leads for ${company.name} in ${Math.round((Date.now() - startMs) / 1000)} s\n`);
