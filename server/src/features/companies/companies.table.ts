import type { Generated } from 'kysely';

/**
 * JSON is kept as text on both databases: PostgreSQL's own type would reorder keys and refuse what SQLite takes,
 * and the configuration is only ever read whole.
 */
export interface CompaniesTable {
  id: string;
  slug: string;
  name: string;
  config: string;
  /** Counts the writings of the configuration. */
  version: Generated<number>;
  state: Generated<'active' | 'suspended'>;
  createdAt: number;
  updatedAt: number;
  /** When the chat was first asked for by a page that is not the server's own. */
  snippetSeenAt: Generated<number | null>;
  /** When the platform's staff said that the company is set up. */
  setUpAt: Generated<number | null>;
}
