import { type AddonKey, addonSetupUsd, addons, corePlan } from '@meg/shared/domain/companies/plan-prices';
import { money } from '../site-figures.js';
import { claims } from './claims.js';

/**
 * What each add-on is for; its price stands in the list of all prices. Add-ons are services of the operator: the
 * software does not switch anything by them, so whoever sells one must be able to deliver what stands here.
 */
export const addonTexts: Record<AddonKey, string> = {
  'priority-support': 'A person answers day and night, in under an hour. Without it, within 48 hours.',
  'knowledge-sync': 'Your help pages, price notes and policies flow into the chat’s answers and stay up to date.',
  'advanced-dashboard': 'Longer periods, more breakdowns, and the figures of each person in the team.',
  'lead-scoring': 'Leads come with a score and land in your CRM, so that the best one is called first.',
  'api-integration': 'Connect the chat to your own systems. Each call costs a cent on top.',
  'white-label': 'Your name alone on the chat and its mails. Paid once.',
};

/** Each add-on with its price in words, such as "$20 a month and $0.01 a call". */
export function priceOf(key: AddonKey): string {
  const addon = addons[key];
  if ('oneTimeUsd' in addon) return `${money(addon.oneTimeUsd)} once`;
  const perMonth = `${money(addon.monthlyUsd)} a month`;
  return 'perCallUsd' in addon ? `${perMonth}, ${money(addon.perCallUsd)} a call` : perMonth;
}

export const pricing = {
  title: 'Plans and pricing · Meg',
  description: `One plan at ${money(corePlan.monthlyUsd)} a month, ${money(corePlan.setupUsd)} to set up, and add-ons for when you want more. Put your own together and see the first bill.`,
  eyebrow: 'Plans and pricing',
  heading: 'One plan, and a bill without surprises',
  lede: 'Pick what you want. The sum is worked out below as you do, by the same rules as the invoice.',
  start: 'Get Started Now',
  core: {
    heading: 'The core plan',
    perMonth: 'a month',
    facts: [
      `${money(corePlan.setupUsd)} setup, once`,
      `${corePlan.minimumMonths} months at least`,
      `Support answers within ${corePlan.supportHours} hours`,
      'Up and running in 24 to 48 hours',
    ],
  },
  addons: {
    heading: 'Strategic add-ons',
    lede: `Each costs ${money(addonSetupUsd)} to set up, beside its own price. Tick some to see your bill.`,
    legend: 'Add-ons',
  },
  bill: {
    heading: 'Your first bill',
    setup: 'Setup',
    oneTime: 'Paid once',
    monthly: 'First month',
    total: 'First bill',
    after: (monthly: string) => `After that ${monthly} a month. The invoice comes within 24 hours.`,
  },
  faq: {
    heading: 'Asked before',
    items: [
      {
        question: 'Is there a setup fee?',
        answer: `Yes: ${money(corePlan.setupUsd)} for the app, once, and ${money(addonSetupUsd)} for each add-on. It pays for your rates, your look and a first conversation that we walk through together, done in 24 to 48 hours.`,
      },
      {
        question: 'How long am I bound?',
        answer: `${corePlan.minimumMonths} months at the start. After that it goes on from month to month, until you say stop.`,
      },
      {
        question: 'What is on the first bill?',
        answer: `The setup fees, what is paid once, and one month. With no add-on that is ${money(corePlan.setupUsd + corePlan.monthlyUsd)}. You see the whole sum before you order, and the invoice follows within 24 hours.`,
      },
      {
        question: 'How wide is a quote’s range?',
        answer: `Never wider than ${money(claims.quoteRangeCapUsd)}. Where less is known, the chat says that the real price may lie further away, and asks the question that would narrow it most.`,
      },
      {
        question: 'Can I add or drop an add-on later?',
        answer: `Yes, from the next month on. A new one costs its ${money(addonSetupUsd)} setup when it starts.`,
      },
      {
        question: 'What if I need help?',
        answer: `Support answers within ${corePlan.supportHours} hours. With ${addons['priority-support'].name} it answers day and night, in under an hour.`,
      },
      {
        question: 'Do I pay per lead or per visitor?',
        answer: `No. The only thing that is counted is calls through the ${addons['api-integration'].name}, at ${money(addons['api-integration'].perCallUsd)} each.`,
      },
    ],
  },
  closing: {
    heading: 'Four steps, and it works.',
    text: 'Company, administrator, add-ons, done. You get the line for your site at the end of it.',
  },
} as const;
