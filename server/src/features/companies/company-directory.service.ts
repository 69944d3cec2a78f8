import { defaultSlug } from '@meg/shared/domain/companies/default-company';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import type { CompaniesService } from './companies.service.js';
import {
  type DirectoryRow,
  type DirectoryWanted,
  listDirectory,
  lockCompany,
  updateState,
} from './company-directory.store.js';

export type { DirectoryRow } from './company-directory.store.js';

interface Needs extends Pick<Ground, 'database'> {
  companies: CompaniesService;
}

type DirectoryQuery = Omit<DirectoryWanted, 'name' | 'slug'> & { search: string };

/** In the spelling of public names: without accents, words joined by a dash. */
function foldedSearch(search: string): string {
  return search.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, '-');
}

/** The list of companies for the platform's staff, without their settings. */
export class CompanyDirectoryService {
  constructor(private readonly needs: Needs) {}

  list({ search, ...wanted }: DirectoryQuery): Promise<DirectoryRow[]> {
    return listDirectory(this.needs.database.reader, { ...wanted, name: search, slug: foldedSearch(search) });
  }

  require(id: string, db: Db = this.needs.database.reader): Promise<DirectoryRow> {
    return this.needs.companies.requireRow(db, id);
  }

  /** After the commit, the caller calls `refresh`. */
  async setState(db: Db, row: DirectoryRow, state: DirectoryRow['state']): Promise<void> {
    if (row.slug === defaultSlug) {
      const message = 'This company is the home of the platform’s staff, and cannot be suspended.';
      throw new AppError('validation_failed', { message, fields: { state: message } });
    }
    await updateState(db, row.id, state);
  }

  refresh({ slug }: DirectoryRow): void {
    this.needs.companies.forget(slug);
  }

  /** Makes other transactions that lock it wait, for example to keep a count of owners right. */
  lock(db: Db, id: string): Promise<void> {
    return lockCompany(db, id);
  }
}
