import type { ArticleSummary } from './article.js';

/** The articles of the knowledge hub, the newest first. Their texts are files of their own, so that the list stays light. */
export const articles: readonly ArticleSummary[] = [
  {
    id: 5,
    slug: 'choose-and-join-software',
    title: 'Choosing software for a team of five, and making it talk',
    description:
      'How a small moving company picks its next program without a developer: one job followed on paper, ten awkward cases for the trial, webhooks explained in plain words, and the order in which to join things up.',
    metaDescription:
      'A practical guide to choosing and connecting software in a small moving company: requirements from one real job, webhooks and APIs in plain words, trials with bad data.',
    keywords: 'moving company software, CRM for movers, webhooks, integration, small team, data migration',
    category: 'Technology & Innovation',
    readTime: 13,
    author: 'Meg editorial, technology desk',
    publishedDate: '2026-10-29',
    tags: ['Software', 'Webhooks', 'CRM', 'Small teams'],
    featured: false,
  },
  {
    id: 4,
    slug: 'customs-and-data-across-borders',
    title: 'Two cargos, two borders: customs and data protection in an international move',
    description:
      'A family abroad ships a container and a file. This guide goes through the rules for both: relief on household goods, the inventory as evidence, what stops containers, and who may see which part of the file.',
    metaDescription:
      'Customs relief for household goods and data protection for movers: what to ask, prove, share and delete in an international move, explained for owners and sales managers.',
    keywords: 'international moving, customs, transfer of residence, household goods, GDPR, data protection, movers',
    category: 'Compliance & Regulations',
    readTime: 15,
    author: 'Meg editorial, international desk',
    publishedDate: '2026-10-08',
    tags: ['Customs', 'Data protection', 'International moves', 'Inventory', 'Checklists'],
    featured: true,
  },
  {
    id: 3,
    slug: 'estimate-volume-in-conversation',
    title: 'How to estimate volume from a conversation',
    description:
      'Customers cannot name their cubic feet, but they describe their homes well. Which questions carry the most, how to deal with cartons, how wide an honest range is, and when to stop talking and look.',
    metaDescription:
      'Estimate moving volume from a chat or a call: cube sheets, cartons, the questions that narrow a range most, and when a survey is needed. With a worked example.',
    keywords: 'moving volume estimate, cubic feet, cube sheet, inventory, video survey, moving quote',
    category: 'AI & Automation',
    readTime: 12,
    author: 'Meg editorial, estimating desk',
    publishedDate: '2026-09-17',
    tags: ['Estimating', 'Inventory', 'Surveys', 'Quotes'],
    featured: false,
  },
  {
    id: 2,
    slug: 'read-your-funnel-honestly',
    title: 'Reading your funnel without fooling yourself',
    description:
      'Conversion rates flatter and frighten for no reason: they look backwards, dance with small numbers and fall when every part of them rises. A way to read them with school arithmetic and one page on Mondays.',
    metaDescription:
      'How to read a moving company’s sales funnel: cohorts, small numbers, changing mix, attribution, paired figures and a one-page Monday report. No statistics needed.',
    keywords: 'moving company analytics, sales funnel, conversion rate, cohort, lead attribution, median response time',
    category: 'Analytics & Insights',
    readTime: 10,
    author: 'Meg editorial, analytics desk',
    publishedDate: '2026-08-27',
    tags: ['Funnel', 'Conversion', 'Reporting'],
    featured: false,
  },
  {
    id: 1,
    slug: 'answer-leads-in-minutes',
    title: 'Answer in minutes: what automation may say, and what it must leave to you',
    description:
      'A fast answer wins the conversation and not the sale. What a customer needs in the first five minutes, what a machine may say on your behalf, what it never should, and a plan of ten working days.',
    metaDescription:
      'Answering moving leads within minutes: what a chat assistant may say for you, what must wait for a person, and how to hand over without losing the thread.',
    keywords: 'lead response time, moving leads, chat assistant, automation, handoff, price range',
    category: 'AI & Automation',
    readTime: 8,
    author: 'Meg editorial, sales desk',
    publishedDate: '2026-08-06',
    tags: ['Leads', 'Response time', 'Chat', 'Handoff'],
    featured: true,
  },
];
