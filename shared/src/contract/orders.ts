import { z } from 'zod';
import { orderStates } from '../domain/companies/order-promise.js';
import { addonKeys } from '../domain/companies/plan-prices.js';
import { endpoint } from './endpoint.js';
import { addonKey } from './order-addons.js';
import { idempotencyHeaders } from './public-write.js';

export const orderLine = z.object({
  label: z.string(),
  kind: z.enum(['setup', 'one-time', 'monthly']),
  amountUsd: z.number(),
});

const step = z.object({ at: z.iso.datetime(), by: z.string() });

export const order = z
  .object({
    id: z.uuid(),
    reference: z.string().describe('A short name for people, as in O-7K3F9QXY.'),
    kind: z.enum(['signup', 'addons']),
    addons: z.array(z.enum(addonKeys)),
    lines: z.array(orderLine),
    firstBillUsd: z.number(),
    monthlyUsd: z.number(),
    state: z.enum(orderStates),
    orderedBy: z.string(),
    createdAt: z.iso.datetime(),
    dueAt: z.iso.datetime().describe('The promise: set up by then.'),
    takenUp: step.nullable().describe('Who of the platform’s staff took it up, and when.'),
    setUp: step.nullable().describe('Who set it up, and when.'),
  })
  .meta({ id: 'Order' });

export type Order = z.infer<typeof order>;

const addonOffer = z.object({
  key: z.enum(addonKeys),
  name: z.string(),
  isOrdered: z.boolean(),
  setupUsd: z.number(),
  monthlyUsd: z.number().nullable(),
  oneTimeUsd: z.number().nullable(),
});

export const plan = z
  .object({
    name: z.string(),
    monthlyUsd: z.number().describe('Of the plan and of all add-ons that were ordered.'),
    currency: z.literal('USD'),
    addons: z.array(addonOffer),
    orders: z.array(order).describe('The newest first.'),
  })
  .meta({ id: 'Plan' });

export type Plan = z.infer<typeof plan>;

export const getPlan = endpoint('GET', '/api/plan', {
  summary: 'What the company has ordered, what it costs and what it can add',
  access: 'company',
  permission: 'plan.see',
  answer: plan,
});

export const orderAddons = endpoint('POST', '/api/orders', {
  summary: 'Order add-ons; the server works out the price, and stores once for each Idempotency-Key',
  access: 'company',
  permission: 'plan.change',
  headers: idempotencyHeaders,
  body: z.strictObject({ addons: z.array(addonKey).min(1, 'Choose an add-on').max(20) }),
  status: 201,
  answer: order,
  errors: ['idempotency_conflict'],
});

export const platformOrder = order
  .extend({
    company: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
    botSign: z.string().nullable().describe('Why it looks like a bot’s. Nobody was told of it.'),
  })
  .meta({ id: 'PlatformOrder' });

export type PlatformOrder = z.infer<typeof platformOrder>;

const orderView = z.enum(['open', 'set_up', 'bots']);

export type OrderView = z.infer<typeof orderView>;

export const listOrders = endpoint('GET', '/api/platform/orders', {
  summary: 'Orders of all companies: those to be set up, the oldest first, or others, the newest first',
  access: 'platform',
  query: z.strictObject({
    view: orderView.default('open'),
    cursor: z.uuid('`next` of the page before').optional(),
  }),
  answer: z.object({ orders: z.array(platformOrder), next: z.uuid().nullable() }).meta({ id: 'PlatformOrderPage' }),
});

export const changeOrder = endpoint('PATCH', '/api/platform/orders/:orderId', {
  summary: 'Say how far an order is; the company sees it, and its audit log says who did it',
  access: 'platform',
  params: z.strictObject({ orderId: z.uuid() }),
  body: z.strictObject({ state: z.enum(orderStates) }),
  answer: platformOrder,
  errors: ['not_found'],
});
