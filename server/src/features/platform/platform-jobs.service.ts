import type { DeadJob } from '@meg/shared/contract/jobs';
import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import type { JobsService } from '../../jobs/jobs.service.js';
import type { Person } from '../../people/person.js';
import { pick } from '../../pick.js';
import { readPage } from '../../read-page.js';
import { isoTime } from '../../time/iso-time.js';
import { readTimeCursor, timeCursor } from '../../time/time-cursor.js';
import type { FeaturesUsed } from './platform.service.js';

type DeadJobRow = Awaited<ReturnType<JobsService['dead']>>[number];

const pageLength = 25;
const diedAt = ({ finishedAt, createdAt }: DeadJobRow) => finishedAt ?? createdAt;

/** Lists jobs that failed for good, and runs them again. */
export class PlatformJobsService {
  constructor(private readonly needs: Ground & FeaturesUsed & { jobs: JobsService }) {}

  async page(cursor: string | undefined) {
    const { jobs } = this.needs;
    const before = cursor === undefined ? undefined : readTimeCursor(cursor);
    const cursorOf = (row: DeadJobRow) => timeCursor({ atMs: diedAt(row), id: row.id });
    const [{ shown, next }, figures] = await Promise.all([
      readPage(pageLength, (limit) => jobs.dead(before, limit), cursorOf),
      jobs.figures(),
    ]);
    return { jobs: await this.described(shown), next, figures };
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
      ...pick(row, 'id', 'kind', 'attempts'),
      reason: row.lastError ?? '',
      company: companies.get(row.companyId ?? '') ?? null,
      createdAt: isoTime(row.createdAt),
      diedAt: isoTime(diedAt(row)),
    }));
  }
}
