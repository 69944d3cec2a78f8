import type { Database } from '../../database/database.js';
import { countPeopleOf } from './team-sizes.store.js';

export class TeamSizesService {
  constructor(private readonly sources: { database: Database }) {}

  of(companyIds: readonly string[]): Promise<Map<string, number>> {
    return countPeopleOf(this.sources.database.reader, companyIds);
  }
}
