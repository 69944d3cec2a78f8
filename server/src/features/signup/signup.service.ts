import type { NewSignup, StoredSignup } from '@meg/shared/contract/signup';
import { type DerivedPlace, derivePlace } from '@meg/shared/domain/companies/place/derive-place';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import { pick } from '../../pick.js';
import { botSign } from '../../submissions/bot-signs.js';
import { hashOfBody } from '../../submissions/idempotency.js';
import { requirePhone } from '../../text/phone-number.js';
import type { AccountMailsService } from '../account-mails/account-mails.service.js';
import type { CompaniesService, Company } from '../companies/companies.service.js';
import type { ReplyTemplatesService } from '../lead-replies/reply-templates.service.js';
import { invoiceOf, type OrdersService } from '../orders/orders.service.js';
import type { Passwords } from '../people/passwords/passwords.service.js';
import type { PeopleService, PersonRow } from '../people/people.service.js';
import type { PlacesService } from '../places/places.service.js';
import { placeClues, type TypedPlace } from './place-clues.js';
import { settleConfig } from './settle-config.js';
import type { SignupLimits } from './signup-limits.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'recordAudit'> {
  companies: CompaniesService;
  people: PeopleService;
  accountMails: AccountMailsService;
  orders: OrdersService;
  replyTemplates: ReplyTemplatesService;
  passwords: Passwords;
  places: PlacesService;
  signupLimits: SignupLimits;
}

interface Request {
  idempotencyKey: string | undefined;
  signup: NewSignup;
  network: string;
  /** Aborts when the caller has gone away. */
  gone?: AbortSignal;
}

/** Without the password, because a fast hash of it would help a thief of the table. */
function hashOf(signup: NewSignup): string {
  const { password: _, ...adminUser } = signup.adminUser;
  return hashOfBody({ ...signup, adminUser });
}

/** Creates a company with its first owner, its order and its audit entry in one transaction. */
export class SignupService {
  constructor(private readonly needs: Needs) {}

  async signUp(request: Request): Promise<StoredSignup> {
    const before = await this.answeredBefore(request);
    if (before) return before;
    await this.needs.signupLimits.take(request.network);
    const passwordHash = await this.needs.passwords.hash(request.signup.adminUser.password, request.gone);
    try {
      return await this.needs.database.transaction((trx) => this.createSignup(trx, request, passwordHash));
    } catch (error) {
      // The same request may have been stored by a parallel call.
      const first = error instanceof AppError ? await this.answeredBefore(request) : undefined;
      if (first) return first;
      throw error;
    }
  }

  derivePlace(typed: TypedPlace): DerivedPlace {
    return derivePlace(placeClues(this.needs.places, typed));
  }

  private async answeredBefore({ idempotencyKey, signup }: Request): Promise<StoredSignup | undefined> {
    if (idempotencyKey === undefined) return undefined;
    const order = await this.needs.orders.findByKey(idempotencyKey);
    if (order && order.bodyHash !== hashOf(signup)) throw new AppError('idempotency_conflict');
    return order && (JSON.parse(order.answer) as StoredSignup);
  }

  private async createSignup(db: Db, request: Request, passwordHash: string): Promise<StoredSignup> {
    const { companies, accountMails, recordAudit, replyTemplates, signupLimits } = this.needs;
    const { company: details, selectedAddons } = request.signup;
    const config = settleConfig(details, this.derivePlace(typedPlace(request.signup)));
    const { phone } = config.contactInfo;
    const dialled = requirePhone({ typed: phone, country: config.country, field: 'company.contactInfo.phone' });
    config.contactInfo.phone = dialled.formatInternational();
    const company = await companies.create(db, { name: details.name, config });
    const { timezone } = config.chatbotConfig.businessHours;
    await replyTemplates.addFirst(db, company.id, config.chatbotConfig.languages[0] ?? 'en');
    const owner = await this.owner(db, request.signup, { companyId: company.id, passwordHash, timezone });
    const answer = answerOf(company, owner, request.signup);
    await this.order(db, request, owner, answer);
    await signupLimits.giveBack(db, request.network);
    await recordAudit(db, {
      companyId: company.id,
      person: owner,
      action: 'company.created',
      subject: company.slug,
      detail: { addons: selectedAddons },
    });
    await accountMails.planConfirmation(db, owner);
    return answer;
  }

  private owner(
    db: Db,
    signup: NewSignup,
    given: Pick<PersonRow, 'companyId' | 'passwordHash' | 'timezone'>,
  ): Promise<PersonRow> {
    const { email, firstName, lastName } = signup.adminUser;
    const at = this.needs.now();
    return this.needs.people.create(db, {
      email,
      firstName,
      lastName,
      role: 'customer_admin',
      teamRole: 'owner',
      ...given,
      termsAcceptedAt: at,
      marketingConsentAt: signup.marketingConsent ? at : null,
    });
  }

  private async order(db: Db, request: Request, owner: PersonRow, answer: StoredSignup): Promise<void> {
    const { idempotencyKey = null, signup } = request;
    await this.needs.orders.place(db, {
      companyId: answer.company.id,
      kind: 'signup',
      person: owner,
      addons: signup.selectedAddons,
      bill: answer.invoiceDetails,
      idempotencyKey,
      bodyHash: hashOf(signup),
      answer: JSON.stringify(answer),
      botSign: botSign(signup),
    });
  }
}

/** Sent by the form of the specification where nobody has chosen one, so that it tells nothing. */
const zoneOfForm = 'America/New_York';

function typedPlace({ company, browser }: NewSignup): TypedPlace {
  const { contactInfo, serviceAreas, chatbotConfig } = company;
  const sentZone = chatbotConfig.businessHours?.timezone ?? '';
  return {
    ...pick(contactInfo, 'address', 'phone'),
    serviceAreas,
    country: company.country ?? '',
    timezone: browser?.timezone || (sentZone === zoneOfForm ? '' : sentZone),
    locale: browser?.locale ?? '',
  };
}

function answerOf({ id, slug, name }: Company, { email }: PersonRow, { selectedAddons }: NewSignup): StoredSignup {
  return {
    company: { id, slug, name },
    user: { email, adminType: 'customer_admin' },
    invoiceDetails: invoiceOf(selectedAddons),
  };
}
