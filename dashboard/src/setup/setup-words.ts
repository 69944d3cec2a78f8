import type { Setup } from '@meg/shared/contract/setup';
import { enoughFacts } from '@meg/shared/domain/companies/firm-facts';
import type { SetupTaskCode } from '@meg/shared/domain/companies/setup-list';
import { paths } from '@meg/shared/domain/paths';
import { formatDate, spelled } from '../ui/text/format.js';

interface TaskWords {
  title: string;
  text: string;
  /** Where it is done; none for what is done in the list. */
  to?: string;
  action?: string;
}

function snippetText({ snippet }: Setup): string {
  if (snippet === null)
    return 'Paste one line into your pages. This is marked as done once a page of yours shows the chat.';
  const { address, at, isOwn } = snippet;
  const when = formatDate(at, 'dateTime');
  if (isOwn) return `Seen on ${address}, ${when}.`;
  const host = URL.parse(address)?.host;
  if (host === undefined) return `Seen on a page, ${when}. This is marked as done once a page of yours shows the chat.`;
  return `Seen on ${host}, ${when}, not your website: add it to your domains if it is yours.`;
}

function testText({ testLead }: Setup): string {
  if (testLead === null) return 'See that mails of leads arrive, before the first visitor leaves details.';
  if (testLead.state === 'sending') return `On its way to ${testLead.to}…`;
  if (testLead.state === 'sent') {
    if (testLead.reason !== '') return `${testLead.reason}.`;
    return `Accepted for ${testLead.to}, ${formatDate(testLead.at, 'dateTime')}. Not there? Look among the spam.`;
  }
  return `Not delivered to ${testLead.to}: ${testLead.reason}`;
}

/** What each thing to do is called, what it is for, and where it is done. */
export function setupWords(setup: Setup): Readonly<Record<SetupTaskCode, TaskWords>> {
  return {
    email: {
      title: 'Confirm your email address',
      text: 'Before that, and before your chat is on a page, no mail goes to visitors and no webhook is sent.',
      to: `${paths.account}#email`,
      action: 'Correct the address',
    },
    area: {
      title: 'Say where you move people',
      text: 'Your country and those that you move people within: other local moves are declined.',
      to: paths.companyConfig,
      action: 'Check',
    },
    rates: {
      title: 'Look at your rates',
      text: 'Visitors are told that the prices are typical ones until you change or confirm them.',
      to: paths.quoteEngines,
      action: 'Look and confirm',
    },
    facts: {
      title: 'Answer what visitors ask of every firm',
      text: `${spelled('Licences')}, insurance, packing, pianos: ${setup.factsAnswered} answered, ${enoughFacts} make a start.`,
      to: paths.knowledge,
      action: 'Answer',
    },
    domains: {
      title: 'Allow your website',
      text: 'So that no other site can carry your chat.',
      to: paths.domains,
      action: 'Domains',
    },
    snippet: {
      title: 'Put the chat on your website',
      text: snippetText(setup),
      to: paths.domains,
      action: 'Get the line',
    },
    test_lead: { title: 'Get a test lead by mail', text: testText(setup) },
  };
}
