import type { Kysely } from 'kysely';

export interface Migration {
  /** Never changes once released: it is how a database knows what it holds. */
  name: string;
  up(db: Kysely<never>, dialect: 'sqlite' | 'postgres'): Promise<void>;
}
