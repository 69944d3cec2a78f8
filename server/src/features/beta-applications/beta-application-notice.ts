import type { BetaApplication } from '@meg/shared/contract/beta-applications';
import {
  annualRevenueNames,
  bestTimeToCallNames,
  currentCRMNames,
  hasBetaPriority,
  monthlyLeadsNames,
} from '@meg/shared/domain/forms/beta-application';
import { plainName } from '../../mail/letter/plain-name.js';
import type { Notice } from '../site-messages/staff-notice.service.js';

/** The mail to the staff about an application. */
export function betaApplicationNotice(application: BetaApplication): Notice {
  const { firstName, lastName, jobTitle, companyName, email, phone, currentCRM, additionalInfo } = application;
  const isFirst = hasBetaPriority(application.monthlyLeads);
  return {
    subject: `${isFirst ? 'Beta application with priority' : 'Beta application'}: ${plainName(companyName, 'a company')}`,
    paragraphs: [
      `${firstName} ${lastName}, ${jobTitle} at ${companyName}, applies for the beta. They were promised an answer within 24 hours.`,
      `Email: ${email}. Phone: ${phone}. Best time: ${bestTimeToCallNames[application.bestTimeToCall]}.`,
      `Estimates a month: ${monthlyLeadsNames[application.monthlyLeads]}. Revenue a year: ${annualRevenueNames[application.annualRevenue]}. System: ${currentCRM === '' ? 'not said' : currentCRMNames[currentCRM]}.`,
      `Challenges: ${application.primaryPainPoints}`,
      ...(additionalInfo === '' ? [] : [`Also: ${additionalInfo}`]),
    ],
  };
}
