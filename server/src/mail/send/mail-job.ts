import type { Logger } from 'pino';
import { failureReason } from '../../jobs/failure-reason.js';
import type { FinishJob, Job, JobHandler } from '../../jobs/job.js';
import { hourMs, minuteMs } from '../../time/time-units.js';
import { type Mail, type Mailer, MailRefused } from '../mailer.js';

interface MailJob {
  kind: string;
  mailer: Mailer;
  logger: Logger;
  /** Called at each try, so that no secret of a link is stored. Undefined: the mail is not wanted any more. */
  write: (job: Job) => Promise<Mail | undefined>;
  /** Called when the mail was sent, refused for good, not wanted any more, or given up. */
  onEnd?: (trx: Parameters<FinishJob>[0], job: Job) => Promise<void>;
}

/** A mail to one person, which outlasts a mail server that is down and a server that is killed. */
export function mailJob({ kind, mailer, logger, write, onEnd }: MailJob): JobHandler {
  const send = async (mail: Mail): Promise<void> => {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      // A mistyped address is nothing that the platform's staff could correct.
      logger.warn({ kind, reason: failureReason(error) }, 'a mail was turned away for good');
    }
  };
  return {
    kind,
    retryAfterMs: [
      10_000,
      30_000,
      2 * minuteMs,
      10 * minuteMs,
      20 * minuteMs,
      30 * minuteMs,
      hourMs,
      2 * hourMs,
      6 * hourMs,
      12 * hourMs,
    ],
    run: async (job) => {
      const mail = await write(job);
      if (mail) await send({ ...mail, id: job.id });
      return onEnd && ((trx) => onEnd(trx, job));
    },
    ...(onEnd && { onDead: onEnd }),
  };
}
