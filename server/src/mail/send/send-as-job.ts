import { JobRefused } from '../../jobs/job.js';
import { type Mail, type Mailer, MailRefused } from '../mailer.js';

/** For jobs: a mail that was refused for good is not tried again; all other failures are. */
export async function sendAsJob(mailer: Mailer, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail);
  } catch (error) {
    throw error instanceof MailRefused ? new JobRefused(error.message) : error;
  }
}
