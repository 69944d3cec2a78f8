import type { FinishJob, Job, JobHandler } from '../../jobs/job.js';
import { minuteMs } from '../../time/time-units.js';
import type { QuestionAskers } from './askers.service.js';

/** Looks for open questions in what the visitor of a lead has said, as soon as the lead or more of it comes in. */
export class LinkAskers implements JobHandler {
  readonly kind = 'open-questions.link';
  readonly events = ['lead.created', 'lead.updated'] as const;
  readonly retryAfterMs = [10_000, minuteMs, 10 * minuteMs];

  constructor(
    private readonly askers: QuestionAskers,
    private readonly settle: () => Promise<void>,
  ) {}

  async run({ companyId, payload }: Job): Promise<FinishJob | undefined> {
    if (companyId === null) return undefined;
    // What was asked just before the lead may still be waiting to be stored.
    await this.settle();
    return this.askers.find(companyId, String(payload.subjectId));
  }
}
