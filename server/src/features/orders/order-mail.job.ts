import { orderPromiseHours } from '@meg/shared/domain/companies/order-promise';
import { corePlan } from '@meg/shared/domain/companies/plan-prices';
import { writeMoney } from '@meg/shared/domain/money/write-money';
import { paths } from '@meg/shared/domain/paths';
import type { Ground } from '../../ground.js';
import type { Job, JobHandler } from '../../jobs/job.js';
import type { Letter } from '../../mail/letter/letter.js';
import { english, megSender, writeLetter } from '../../mail/letter/write-mail.js';
import type { Mail } from '../../mail/mailer.js';
import { mailJob } from '../../mail/send/mail-job.js';
import type { CompaniesService } from '../companies/companies.service.js';
import type { PeopleService } from '../people/people.service.js';
import { orderReference } from './order-views.js';
import { findOrder, type OrderRow } from './orders.store.js';

export const orderMailKind = 'order.mail';

type Needs = Pick<Ground, 'database' | 'mailer' | 'logger' | 'linkAddress' | 'mailLimits'> & {
  people: PeopleService;
  companies: CompaniesService;
};

/** As the pages of the plan and of the orders show it. */
const dollarsIn = (country: string) => (amount: number) => writeMoney(amount, { currency: 'USD', country });

/** The order with its lines, to who ordered. */
export function orderMailJob(needs: Needs): JobHandler {
  return mailJob({ ...needs, kind: orderMailKind, write: (job) => writeOrder(needs, job) });
}

async function writeOrder(needs: Needs, { payload, attempt }: Job): Promise<Mail | undefined> {
  const { database, people, companies, linkAddress } = needs;
  const row = await findOrder(database.reader, String(payload.orderId));
  const person = await people.require(String(payload.personId));
  if (!row || person.state !== 'active') return undefined;
  if (attempt === 1 && !(await mayMail(needs, row.companyId, person.email))) return undefined;
  const { config } = await companies.requireById(row.companyId);
  const reader = { to: person.email, country: config.country };
  const urls = { planUrl: `${linkAddress()}${paths.plan}`, contactUrl: `${linkAddress()}${paths.contact}` };
  return writeLetter(payload.isSetUp === 'yes' ? setUpLetter(row, reader, urls) : orderLetter(row, reader, urls));
}

function mayMail({ database, mailLimits }: Needs, companyId: string, to: string): Promise<boolean> {
  return database.transaction((trx) => mailLimits.take(trx, 'order', { to, companyId }));
}

interface OrderUrls {
  readonly planUrl: string;
  readonly contactUrl: string;
}

/** Whoever typed the address may not be its owner, so that all words are Meg's own. */
function orderLetter(order: OrderRow, { to, country }: { to: string; country: string }, urls: OrderUrls): Letter {
  const { planUrl: url, contactUrl } = urls;
  const { id, kind, lines, firstBillUsd, monthlyUsd } = order;
  const dollars = dollarsIn(country);
  const rows = (JSON.parse(lines) as { label: string; amountUsd: number }[]).map(
    ({ label, amountUsd }) => [label, dollars(amountUsd)] as const,
  );
  const bill = dollars(firstBillUsd);
  const terms =
    kind === 'signup'
      ? [['Minimum term', `${corePlan.minimumMonths} months`] as const, ['Currency', 'US dollars (USD)'] as const]
      : [['Currency', 'US dollars (USD)'] as const];
  return {
    to,
    subject: `Your order ${orderReference(id)}: the first bill is ${bill}`,
    sender: megSender,
    language: english,
    parts: [
      { is: 'heading', text: 'Thank you for your order' },
      {
        is: 'text',
        text: `We set it up within ${orderPromiseHours} hours and send the invoice. There is nothing to pay now.`,
      },
      { is: 'facts', rows: [...rows, ['First bill', bill], ['Then each month', dollars(monthlyUsd)], ...terms] },
      { is: 'action', label: 'See your plan and orders', url, isWrittenOut: true },
    ],
    foot: [
      {
        text:
          `Order ${orderReference(id)}. If you did not order this, write to us before it is set up, and name the order: ` +
          `it stays until we take it back. ${contactUrl}`,
      },
    ],
  };
}

/** That staff have set the order up, to each owner of the company. */
function setUpLetter({ id, lines }: OrderRow, { to }: { to: string }, { planUrl, contactUrl }: OrderUrls): Letter {
  const labels = (JSON.parse(lines) as { label: string }[]).map(({ label }) => label);
  return {
    to,
    subject: `Your order ${orderReference(id)} is set up`,
    sender: megSender,
    language: english,
    parts: [
      { is: 'heading', text: 'Your order is set up' },
      { is: 'facts', rows: [['Order', orderReference(id)] as const, ['Lines', labels.join(', ')] as const] },
      { is: 'action', label: 'See your plan and orders', url: planUrl, isWrittenOut: true },
    ],
    foot: [{ text: `Something is not as you ordered it? Write to us and name the order. ${contactUrl}` }],
  };
}
