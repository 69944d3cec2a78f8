import type { SiteMessage } from '@meg/shared/contract/site-messages';
import {
  annualRevenueNames,
  bestTimeToCallNames,
  currentCRMNames,
  hasBetaPriority,
  monthlyLeadsNames,
} from '@meg/shared/domain/forms/beta-application';
import { contactTopicNames } from '@meg/shared/domain/forms/contact-message';

export interface MessageFacts {
  name: string;
  company: string;
  email: string;
  phone: string;
  /** In a word or two, for the list. */
  about: string;
  isFirst: boolean;
  /** The long texts. */
  texts: readonly (readonly [heading: string, text: string])[];
  rows: readonly (readonly [term: string, value: string])[];
}

/** What is shown of a message, whichever form it came from. */
export function factsOf(message: SiteMessage): MessageFacts {
  return message.kind === 'beta-application' ? factsOfApplication(message.content) : factsOfContact(message.content);
}

function factsOfApplication(content: Extract<SiteMessage, { kind: 'beta-application' }>['content']): MessageFacts {
  const { firstName, lastName, companyName, email, phone, jobTitle, currentCRM, additionalInfo } = content;
  return {
    name: `${firstName} ${lastName}`,
    company: companyName,
    email,
    phone,
    about: 'Beta application',
    isFirst: hasBetaPriority(content.monthlyLeads),
    texts: [
      ['Main challenges', content.primaryPainPoints],
      ...(additionalInfo ? [['Also', additionalInfo] as const] : []),
    ],
    rows: [
      ['Job title', jobTitle],
      ['Estimates a month', monthlyLeadsNames[content.monthlyLeads]],
      ['Revenue a year', annualRevenueNames[content.annualRevenue]],
      ['System', currentCRM === '' ? 'Not said' : currentCRMNames[currentCRM]],
      ['Best time to call', bestTimeToCallNames[content.bestTimeToCall]],
    ],
  };
}

function factsOfContact(content: Extract<SiteMessage, { kind: 'contact-message' }>['content']): MessageFacts {
  const { name, company, email, topic, message } = content;
  return {
    name,
    company,
    email,
    phone: '',
    isFirst: false,
    rows: [],
    about: contactTopicNames[topic],
    texts: [['Message', message]],
  };
}

export const signWords: Readonly<Record<string, string>> = {
  hidden_field: 'It filled in a field that people do not see.',
  too_fast: 'It came faster than a person types.',
  too_many: 'Many came from the same address within an hour.',
};
