import type { DeadJob } from '@meg/shared/contract/jobs';
import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import type { JobsService } from '../../jobs/jobs.service.js';
import type { Person } from '../../people/person.js';
import { readTimeCursor, timeCursor } from '../../time/time-cursor.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { CompanyDirectoryService } from '../companies/company-directory.service.js';

interface Needs extends Pick<Ground, 'database' | 'recordAudit'> {
  jobs: JobsService;
  companies: CompaniesService;
  directory: CompanyDirectoryService;
}

type DeadJobRow = Awaited<ReturnType<JobsService['dead']>>[number];

const pageLength = 25;
const diedAt = ({ finishedAt, createdAt }: DeadJobRow) => finishedAt ?? createdAt;

/** Lists jobs that failed for good, and runs them again. */
export class PlatformJobsService {
  constructor(private readonly needs: Needs) {}

  async page(cursor: string | undefined) {
    const { jobs } = this.needs;
    const before = cursor === undefined ? undefined : readTimeCursor(cursor);
    const [rows, figures] = await Promise.all([jobs.dead(before, pageLength + 1), jobs.figures()]);
    const shown = rows.slice(0, pageLength);
    const last = rows.length > pageLength ? shown.at(-1) : undefined;
    return {
      jobs: await this.described(shown),
      next: last ? timeCursor({ atMs: diedAt(last), id: last.id }) : null,
      figures,
    };
  }

  async replay(person: Person, jobId: string): Promise<void> {
    const { database, jobs, companies, recordAudit } = this.needs;
    // A job of no company is recorded in the log of the default company.
    const own = await companies.require();
    await database.transaction(async (trx) => {
      const job = await jobs.revive(trx, jobId);
      if (!job) throw new AppError('not_found', { message: 'This job is not there, or is being done already.' });
      const change = { companyId: job.companyId ?? own.id, subject: jobId, detail: { kind: job.kind } };
      await recordAudit(trx, { ...change, person, action: 'job.replayed' });
    });
  }

  private async described(rows: readonly DeadJobRow[]): Promise<DeadJob[]> {
    const ids = [...new Set(rows.flatMap(({ companyId }) => companyId ?? []))];
    const found = await Promise.all(ids.map((id) => this.needs.directory.require(id)));
    const companies = new Map(found.map(({ id, name }) => [id, { id, name }]));
    return rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      attempts: row.attempts,
      reason: row.lastError ?? '',
      company: companies.get(row.companyId ?? '') ?? null,
      createdAt: new Date(row.createdAt).toISOString(),
      diedAt: new Date(diedAt(row)).toISOString(),
    }));
  }
}
