import type { Feature } from '../../feature.js';
import type { Ground } from '../../ground.js';
import type { PeopleService } from '../people/people.service.js';
import { accountMailJobs } from './account-mail.jobs.js';
import { AccountMailsService } from './account-mails.service.js';
import { ConfirmingTokensService } from './confirming-tokens.service.js';

export function accountMailsFeature(ground: Ground, used: { people: PeopleService }) {
  return {
    name: 'account-mails',
    service: {
      accountMails: new AccountMailsService(ground),
      confirmingTokens: new ConfirmingTokensService(ground),
    },
    jobs: accountMailJobs({ ...ground, ...used }),
  } satisfies Feature;
}
