import type { Generated } from 'kysely';

/**
 * JSON is text on both databases: PostgreSQL's own type would reorder keys and refuse what SQLite takes, and the
 * configuration is only read whole.
 */
export interface CompaniesTable {
  id: string;
  slug: string;
  name: string;
  config: string;
  /** Counts the changes of the configuration. */
  version: Generated<number>;
  state: Generated<'active' | 'suspended'>;
  createdAt: number;
  updatedAt: number;
  /** When a person of the company first changed or confirmed its rates. */
  ratesConfirmedAt: Generated<number | null>;
  /** When a page other than the server's own first asked for the chat. */
  snippetSeenAt: Generated<number | null>;
  /** That page, without what follows a question mark. */
  snippetSeenOn: Generated<string | null>;
  /** When the platform's staff marked the company as set up. */
  setUpAt: Generated<number | null>;
}
