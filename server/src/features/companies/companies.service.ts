import type { PublicCompany } from '@meg/shared/contract/companies';
import { type CompanyConfig, companyConfig } from '@meg/shared/contract/company-config';
import { defaultSlug } from '@meg/shared/domain/companies/default-company';
import { moneyLocaleOf } from '@meg/shared/domain/english/english-of-country';
import { phoneUrl, whatsappUrl } from '@meg/shared/domain/leads/contact-links';
import { AppError } from '../../app-error.js';
import type { Db } from '../../database/schema.js';
import type { Ground } from '../../ground.js';
import {
  type CompanyRow,
  findCompanyById,
  findCompanyBySlug,
  findCompanySlug,
  insertCompanyOnce,
  listCompaniesAfter,
  markRatesConfirmed,
  updateConfig,
} from './companies.store.js';
import { demoCompany, demoPrivacyPath } from './demo-company.js';
import { slugOfName } from './slug-of-name.js';

export type { CompanyRow } from './companies.store.js';

export interface Company {
  id: string;
  slug: string;
  name: string;
  config: CompanyConfig;
  /** Whether a person of the company has changed or confirmed its rates. Until then they are typical prices. */
  isRatesConfirmed: boolean;
}

type NewCompany = Pick<Company, 'slug' | 'name' | 'config'>;
/** What a company of the server itself has done from its first day. */
type Done = Partial<Pick<CompanyRow, 'setUpAt' | 'ratesConfirmedAt'>>;

/** Every call of the chat reads the company. A change reaches all servers within this time. */
const keptMs = 2_000;

const companiesAtOnce = 100;

interface CachedCompany {
  company: Company;
  isSuspended: boolean;
  /** The page that showed the chat; undefined if none has. */
  seenOn: string | undefined;
  untilMs: number;
}

export class CompaniesService {
  private readonly kept = new Map<string, CachedCompany>();
  private readonly reading = new Map<string, Promise<CachedCompany | undefined>>();

  constructor(private readonly ground: Pick<Ground, 'database' | 'now' | 'newId'>) {}

  /** For visitors, who do not see suspended companies. */
  async find(slug: string): Promise<Company | undefined> {
    const found = await this.lookUp(slug);
    return found?.isSuspended ? undefined : found?.company;
  }

  async isSuspended(slug: string): Promise<boolean> {
    return (await this.lookUp(slug))?.isSuspended ?? false;
  }

  /** Whether a page has loaded the chat before. */
  async seenOn(slug: string): Promise<string | undefined> {
    return (await this.lookUp(slug))?.seenOn;
  }

  async requireRow(db: Db, id: string): Promise<CompanyRow> {
    const row = await findCompanyById(db, id);
    if (!row) throw new AppError('not_found');
    return row;
  }

  /** False if the row has changed since that version. */
  writeConfig(trx: Db, { id, version }: CompanyRow, config: CompanyConfig): Promise<boolean> {
    return updateConfig(trx, { id, seen: version, config: JSON.stringify(config), updatedAt: this.ground.now() });
  }

  /** False if somebody has confirmed them before. */
  confirmRates(trx: Db, id: string): Promise<boolean> {
    return markRatesConfirmed(trx, id, this.ground.now());
  }

  /** Drops the cached company after a change on this server. */
  forget(slug: string): void {
    this.kept.delete(slug);
    this.reading.delete(slug);
  }

  /** The company that a call names; without a name, the server's default company. */
  async require(slug: string = defaultSlug): Promise<Company> {
    const company = await this.find(slug);
    if (!company) throw new AppError('company_unknown');
    return company;
  }

  /** For people of the company, even if it is suspended. */
  async requireById(id: string): Promise<Company> {
    const slug = await findCompanySlug(this.ground.database.reader, id);
    const found = slug === undefined ? undefined : await this.lookUp(slug);
    if (!found) throw new AppError('company_unknown');
    return found.company;
  }

  /** All companies, for work that the server does by itself. */
  async *all(): AsyncGenerator<Pick<Company, 'id' | 'config'>> {
    for (let after = ''; ; ) {
      const rows = await listCompaniesAfter(this.ground.database.reader, after, companiesAtOnce);
      for (const { id, config } of rows) yield { id, config: companyConfig.parse(JSON.parse(config)) };
      if (rows.length < companiesAtOnce) return;
      after = rows.at(-1)?.id ?? '';
    }
  }

  /** The public name is made from the company's name, with a number if it is taken. */
  async create(db: Db, { name, config }: Pick<Company, 'name' | 'config'>): Promise<Company> {
    const wished = slugOfName(name);
    for (let number = 1; ; number++) {
      const slug = number === 1 ? wished : `${wished}-${number}`;
      const id = await this.insert(db, { slug, name, config });
      if (id !== undefined) return { id, slug, name, config, isRatesConfirmed: false };
    }
  }

  /** Returns the id, and whether this call made the company. */
  async seedDemo(): Promise<{ id: string; isNew: boolean }> {
    const { slug, name, config } = demoCompany;
    const company = { slug, name, config: companyConfig.parse(config) };
    const at = this.ground.now();
    const done = { setUpAt: at, ratesConfirmedAt: at };
    const made = await this.ground.database.transaction((trx) => this.insert(trx, company, done));
    if (made !== undefined) return { id: made, isNew: true };
    const found = await findCompanyBySlug(this.ground.database.reader, slug);
    if (!found) throw new AppError('company_unknown');
    return { id: found.id, isNew: false };
  }

  private lookUp(slug: string): Promise<CachedCompany | undefined> {
    const kept = this.kept.get(slug);
    if (kept && kept.untilMs > this.ground.now()) return Promise.resolve(kept);
    return this.reading.get(slug) ?? this.readOnce(slug);
  }

  /** One query for all calls that wait for it, so that they do not fill the queue of the database. */
  private readOnce(slug: string): Promise<CachedCompany | undefined> {
    const reading = this.read(slug)
      .then((found) => {
        // A company that was forgotten meanwhile may have been read before the change.
        if (found && this.reading.get(slug) === reading) this.kept.set(slug, found);
        return found;
      })
      .finally(() => {
        if (this.reading.get(slug) === reading) this.reading.delete(slug);
      });
    this.reading.set(slug, reading);
    return reading;
  }

  private async read(slug: string): Promise<CachedCompany | undefined> {
    const row = await findCompanyBySlug(this.ground.database.reader, slug);
    if (!row) return undefined;
    const { state, snippetSeenAt, snippetSeenOn } = row;
    const company = companyOfRow(row);
    return {
      company,
      isSuspended: state === 'suspended',
      seenOn: snippetSeenAt === null ? undefined : (snippetSeenOn ?? ''),
      untilMs: this.ground.now() + keptMs,
    };
  }

  /** Undefined if the public name is taken. */
  private async insert(db: Db, { slug, name, config }: NewCompany, done: Done = {}) {
    const id = this.ground.newId();
    const at = this.ground.now();
    const row = { id, slug, name, config: JSON.stringify(config), createdAt: at, updatedAt: at, ...done };
    return (await insertCompanyOnce(db, row)) ? id : undefined;
  }
}

export function companyOfRow({ id, slug, name, config, ratesConfirmedAt }: CompanyRow): Company {
  const parsed = companyConfig.parse(JSON.parse(config));
  return { id, slug, name, config: parsed, isRatesConfirmed: ratesConfirmedAt !== null };
}

export function publicCompanyOf({ slug, name, config }: Omit<Company, 'isRatesConfirmed'>): PublicCompany {
  return {
    slug,
    name: config.branding.companyName || name,
    tagline: config.branding.tagline,
    primaryColor: config.branding.primaryColor,
    secondaryColor: config.branding.secondaryColor,
    welcomeMessage: config.chatbotConfig.welcomeMessage,
    avatarUrl: config.chatbotConfig.avatarUrl,
    phone: config.contactInfo.phone,
    phoneUrl: phoneUrl(config.contactInfo.phone) ?? '',
    privacyUrl: config.privacyUrl || (slug === defaultSlug ? demoPrivacyPath : ''),
    currency: config.currency,
    moneyLocale: moneyLocaleOf(config.country),
    quoteFirst: config.chatbotConfig.quoteFirst,
    contactRequired: config.chatbotConfig.contactRequired,
    offersWhatsApp: config.chatbotConfig.enableWhatsApp && whatsappUrl(config.contactInfo.phone, '') !== undefined,
    offersCalls: config.chatbotConfig.enablePhoneCalls && phoneUrl(config.contactInfo.phone) !== undefined,
    offersEmail: config.visitorEmails,
    paceFactor: config.chatbotConfig.paceFactor,
    allowedDomains: config.allowedDomains,
  };
}

/** Whether the company moves homes within this country. */
export const movesWithin = (
  { localMoves, serviceCountries }: Pick<Company['config'], 'localMoves' | 'serviceCountries'>,
  country: string,
): boolean => localMoves && serviceCountries.includes(country);
