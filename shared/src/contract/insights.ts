import { z } from 'zod';
import { periods } from '../domain/time/periods.js';
import { endpoint } from './endpoint.js';

export const periodDays = z
  .enum(periods, { error: '7, 30 or 90 days, or year' })
  .default('30')
  .describe('As many days up to now, or `year`: since the first of January.');
const period = z.enum(periods).describe('What was asked for as `days`.');

const count = z.number().int();
const amount = z.number();
const measuredAmount = z.object({ value: amount, before: amount });
const measured = z.object({
  value: count,
  before: count.describe('In as many days before, or on the same days of the year before.'),
});
const measuredIfAny = z.object({ value: z.number().nullable(), before: z.number().nullable() });

export const funnelSteps = ['leads', 'quotes', 'handoffs', 'contacted', 'qualified', 'converted'] as const;
export type FunnelStep = (typeof funnelSteps)[number];

export const insights = z
  .object({
    period,
    days: z.number().int(),
    isEmpty: z.boolean().describe('Whether no lead has ever come.'),
    timezone: z.string().describe("The company's: its midnights part the days."),
    currency: z.string(),
    from: z.iso.datetime(),
    until: z.iso.datetime(),
    leads: measured,
    thisWeek: measured.describe('The last 7 days.'),
    conversion: z.object({
      percent: count.nullable().describe('Of the leads that came in these days, how many were won by now.'),
      before: count.nullable(),
      converted: count,
      performance: z.enum(['Excellent', 'Good', 'Needs Improvement']).nullable(),
    }),
    averageQuote: measuredIfAny.describe('Of the middles of the ranges, rounded to whole units of the currency.'),
    response: z
      .object({
        answered: count,
        medianMs: z.number().nullable(),
        slowestTenthMs: z.number().nullable().describe('Nine in ten were answered within it.'),
        medianBeforeMs: z.number().nullable(),
      })
      .describe("From a lead to the first change of its status by one of the company's people."),
    trend: z.array(z.object({ date: z.iso.date(), leads: count, converted: count })),
    funnel: z.array(z.object({ step: z.enum(funnelSteps), count })),
    sources: z
      .array(z.object({ page: z.string(), leads: count, converted: count }))
      .describe('The pages that most leads came from; an empty one is not known.'),
  })
  .meta({ id: 'Insights' });

export type Insights = z.infer<typeof insights>;

export const getInsights = endpoint('GET', '/api/insights', {
  summary: "The figures of the company's leads; what looks like a bot is left out",
  access: 'company',
  permission: 'insights.see',
  query: z.strictObject({ days: periodDays }),
  answer: insights,
});

export const moneyInsights = z
  .object({
    period,
    days: z.number().int(),
    currency: z.string(),
    booked: measuredAmount.describe(
      "In the company's currency, by the day on which a lead was first said to be booked.",
    ),
    bookings: measured,
    average: measuredIfAny,
    winPercent: measuredIfAny.describe('Booked, of the leads that were said to be booked or lost.'),
    parts: z
      .array(z.object({ from: z.iso.date(), to: z.iso.date(), amount, count }))
      .describe('By week; of a year by month.'),
    otherCurrencies: z.array(z.object({ currency: z.string(), amount, count })).describe('Counted nowhere else.'),
    sources: z
      .array(z.object({ cameFrom: z.string(), amount, count }))
      .describe('How the booked leads came, the highest amount first; empty where it is not known.'),
    pages: z
      .array(z.object({ page: z.string(), amount, count }))
      .describe('The pages whose chat the booked leads came from; empty where it is not known.'),
    routes: z
      .array(z.object({ from: z.string(), to: z.string(), areCountries: z.boolean(), amount, count }))
      .describe('Two countries by their codes, or two cities where the move is local or a country is not known.'),
    people: z
      .array(z.object({ personId: z.string().nullable(), name: z.string(), amount, count }))
      .describe('The people whom the booked leads are assigned to; null is nobody.'),
    openValue: z
      .array(z.object({ currency: z.string(), amount, count }))
      .describe("The middles of the ranges of all leads that are open now; the company's currency first."),
  })
  .meta({ id: 'MoneyInsights' });

export type MoneyInsights = z.infer<typeof moneyInsights>;

export const getMoney = endpoint('GET', '/api/insights/money', {
  summary: 'What was booked, against the period before',
  access: 'company',
  permission: 'insights.money',
  query: z.strictObject({ days: periodDays }),
  answer: moneyInsights,
});
