import type { testLeadStates } from '@meg/shared/contract/setup';
import type { Generated } from 'kysely';

/** What the list of things to do knows of a company that nothing else says. */
export interface CompanySetupTable {
  companyId: string;
  putAwayAt: number | null;
  /** Of the last test lead. */
  testState: (typeof testLeadStates)[number] | null;
  /** Who asked for it and was mailed. */
  testPersonId: string | null;
  testReason: Generated<string>;
  testAt: number | null;
}
