import { paths } from '@meg/shared/domain/paths';
import type { Ground } from '../../ground.js';
import { type Job, type JobHandler, JobRefused } from '../../jobs/job.js';
import { english, megSender, writeLetter } from '../../mail/letter/write-mail.js';
import type { Mail } from '../../mail/mailer.js';
import { sendAsJob } from '../../mail/send/send-as-job.js';
import type { PeopleService } from '../people/people.service.js';
import { endTest } from './company-setup.store.js';

export const testLeadKind = 'setup.test-lead';

interface Needs extends Pick<Ground, 'now' | 'mailer' | 'linkAddress'> {
  people: PeopleService;
}

/** In words of our own alone: the address may not be confirmed. */
function testMail(to: string, dashboard: string): Mail {
  const rows = [
    ['Name', 'Test Lead'],
    ['Move', 'A home with 2 bedrooms, next month'],
    ['Reference', 'M-TESTLEAD'],
  ] as const;
  return writeLetter({
    to,
    subject: 'Test: a new lead from your chat',
    sender: megSender,
    language: english,
    parts: [
      { is: 'heading', text: 'This is a test, and it has arrived' },
      { is: 'text', text: 'Leads from your chat reach you like this. This one is made up, and stands in no list.' },
      { is: 'facts', rows },
      { is: 'action', label: 'Open your list of things to do', url: `${dashboard}${paths.overview}` },
    ],
    foot: [{ text: 'Somebody who signed in to Meg with this address pressed “Send me a test lead”.' }],
  });
}

const testOf = ({ companyId, payload }: Job) => ({ companyId: String(companyId), askedAt: Number(payload.askedAt) });

const onlyLogged = 'Written to the server’s log, not sent: SMTP_URL is not set';

/** Two tries within a minute: whoever pressed the button waits for what became of it. */
export function testLeadJob(needs: Needs): JobHandler {
  const { now, mailer, linkAddress, people } = needs;
  return {
    kind: testLeadKind,
    retryAfterMs: [10_000],
    reportsFailure: () => false,
    run: async (job) => {
      if (mailer.isDropping) throw new JobRefused('This server sends no mail: ask whoever runs it to set SMTP_URL');
      const { email } = await people.require(String(job.payload.personId));
      await sendAsJob(mailer, { ...testMail(email, linkAddress()), id: job.id });
      const testReason = mailer.isLogging ? onlyLogged : '';
      return (trx) => endTest(trx, testOf(job), { testState: 'sent', testReason, testAt: now() });
    },
    onDead: (trx, job, reason) => endTest(trx, testOf(job), { testState: 'failed', testReason: reason, testAt: now() }),
  };
}
