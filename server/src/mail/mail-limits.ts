import type { Logger } from 'pino';
import type { Db } from '../database/schema.js';
import type { Limit, SharedLimits } from '../limits/shared-limits.js';
import { dayMs, hourMs } from '../time/time-units.js';
import { mailboxName } from './mailbox-name.js';

/** In a day, of one kind, to people who may not have asked for it. */
const mostOfPlatform = 20_000;

type Cap = Pick<Limit, 'most' | 'windowMs'>;

/** By mailbox and by company; the narrower is counted first. */
const caps = {
  /** By the chat itself, to the address that a visitor typed. */
  visitor: { mailbox: { most: 5, windowMs: dayMs }, company: { most: 500, windowMs: dayMs } },
  /** Written by people of a company to its own leads: strangers on other chats use up nothing of it. */
  reply: {
    mailbox: { most: 20, windowMs: dayMs },
    company: { most: 500, windowMs: dayMs },
    isByCompany: true,
  },
  invitation: { mailbox: { most: 5, windowMs: dayMs }, company: { most: 100, windowMs: dayMs } },
  confirmation: {
    mailbox: { most: 10, windowMs: dayMs },
    company: { most: 30, windowMs: dayMs },
    isOfOneSpelling: true,
  },
  /** To people with an account, so that nobody can use up what others need by asking for strangers. */
  reset: { mailbox: { most: 5, windowMs: hourMs }, isToMembers: true, isOfOneSpelling: true },
  /** Of orders: a sign-up orders, whoever typed the address. */
  order: { mailbox: { most: 5, windowMs: dayMs }, company: { most: 20, windowMs: dayMs }, isOfOneSpelling: true },
  /** Of leads, to an owner whose address is not confirmed: whoever typed it may not be its owner. */
  unconfirmed: { mailbox: { most: 10, windowMs: dayMs } },
} as const satisfies Readonly<Record<string, Caps>>;

interface Caps {
  mailbox: Cap;
  company?: Cap;
  isToMembers?: boolean;
  /** Each company has its own share of a mailbox. */
  isByCompany?: boolean;
  /**
   * The plain spelling of a mailbox has a share of its own and all others have one together: a stranger who signs up
   * under `jane+1@…` and `jane+2@…` keeps no link from Jane.
   */
  isOfOneSpelling?: boolean;
}

interface Addressed {
  to: string;
  /** Counts for this account alone, and not for its mailbox: where the address is proven to be the account's. */
  accountId?: string | undefined;
  /** The company that writes; missing for mails of the platform itself. */
  companyId?: string;
}

const complaintEveryMs = hourMs;

/** Limits mails to people who may not have asked for them. All servers count together. */
export class MailLimits {
  private complainedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly needs: { limits: SharedLimits; logger: Logger; now: () => number }) {}

  /** Counts one more mail, in the caller's transaction. False if the limit is reached. */
  async take(trx: Db, kind: keyof typeof caps, addressed: Addressed): Promise<boolean> {
    const reached = await this.needs.limits.takeIn(trx, limitsOf(kind, addressed));
    if (reached?.limit.name === platformName(kind)) this.complain(kind);
    return reached === undefined;
  }

  /** As `giveBack`, in the caller's transaction. */
  async giveBackIn(trx: Db, kind: keyof typeof caps, addressed: Addressed): Promise<void> {
    await this.needs.limits.giveBackIn(trx, limitsOf(kind, addressed));
  }

  /** For a mail that was counted and then not sent. */
  async giveBack(kind: keyof typeof caps, addressed: Addressed): Promise<void> {
    await this.needs.limits.giveBack(limitsOf(kind, addressed));
  }

  private complain(kind: string): void {
    const { logger, now } = this.needs;
    if (now() - this.complainedAt < complaintEveryMs) return;
    this.complainedAt = now();
    logger.error({ kind, most: mostOfPlatform }, 'the most mails a day of this kind are sent: no more go out today');
  }
}

const platformName = (kind: string) => `mails-${kind}-by-platform`;

function mailboxOf(address: string, isOfOneSpelling: boolean): string {
  const name = mailboxName(address);
  return isOfOneSpelling && address.toLowerCase() !== name ? `${name} in other spellings` : name;
}

function limitsOf(kind: keyof typeof caps, { to, accountId, companyId }: Addressed): Limit[] {
  const { mailbox, company, isToMembers, isByCompany, isOfOneSpelling = false }: Caps = caps[kind];
  const counted = accountId ?? mailboxOf(to, isOfOneSpelling);
  return [
    { name: `mails-${kind}-by-mailbox`, of: isByCompany ? `${companyId} ${counted}` : counted, ...mailbox },
    ...(company && companyId !== undefined ? [{ name: `mails-${kind}-by-company`, of: companyId, ...company }] : []),
    ...(isToMembers ? [] : [{ name: platformName(kind), of: '', most: mostOfPlatform, windowMs: dayMs }]),
  ];
}
