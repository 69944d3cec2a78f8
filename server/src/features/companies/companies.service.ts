import type { PublicCompany } from '@meg/shared/contract/companies';
import { type CompanyConfig, companyConfig } from '@meg/shared/contract/company-config';
import { phoneUrl, whatsappUrl } from '@meg/shared/domain/contact-links';
import { defaultSlug } from '@meg/shared/domain/default-company';
import { AppError } from '../../app-error.js';
import type { Database } from '../../database/database.js';
import { findCompanyBySlug, insertCompanyOnce } from './companies.store.js';
import { demoCompany } from './demo-company.js';

export interface Company {
  id: string;
  slug: string;
  name: string;
  config: CompanyConfig;
}

/** Every call of the chat asks for the company; a change reaches all servers within this time. */
const keptMs = 2_000;

interface Sources {
  database: Database;
  now: () => number;
  newId: () => string;
}

export class CompaniesService {
  private readonly kept = new Map<string, { company: Company; untilMs: number }>();

  constructor(private readonly sources: Sources) {}

  async find(slug: string): Promise<Company | undefined> {
    const kept = this.kept.get(slug);
    if (kept && kept.untilMs > this.sources.now()) return kept.company;
    const row = await findCompanyBySlug(this.sources.database.reader, slug);
    if (!row) return undefined;
    const { id, name, config } = row;
    const company = { id, slug, name, config: companyConfig.parse(JSON.parse(config)) };
    this.kept.set(slug, { company, untilMs: this.sources.now() + keptMs });
    return company;
  }

  /** The company of a call; one that names none means the server's default company. */
  async require(slug: string = defaultSlug): Promise<Company> {
    const company = await this.find(slug);
    if (!company) throw new AppError('company_unknown');
    return company;
  }

  /** Whether this call made it. */
  async seedDemo(): Promise<boolean> {
    const { database, now, newId } = this.sources;
    const { slug, name, config } = demoCompany;
    const at = now();
    return database.transaction((trx) =>
      insertCompanyOnce(trx, {
        id: newId(),
        slug,
        name,
        config: JSON.stringify(companyConfig.parse(config)),
        createdAt: at,
        updatedAt: at,
      }),
    );
  }
}

export function publicCompanyOf({ slug, name, config }: Company): PublicCompany {
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
    privacyUrl: config.privacyUrl,
    currency: config.currency,
    quoteFirst: config.chatbotConfig.quoteFirst,
    offersWhatsApp: config.chatbotConfig.enableWhatsApp && whatsappUrl(config.contactInfo.phone, '') !== undefined,
    offersCalls: config.chatbotConfig.enablePhoneCalls && phoneUrl(config.contactInfo.phone) !== undefined,
    paceFactor: config.chatbotConfig.paceFactor,
    allowedDomains: config.allowedDomains,
  };
}
