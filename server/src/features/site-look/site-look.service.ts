import type { SiteLook, SiteReading } from '@meg/shared/contract/site-look';
import { siteHost } from '@meg/shared/domain/companies/site-hosts';
import { AppError } from '../../app-error.js';
import type { Ground } from '../../ground.js';
import { OutgoingFault } from '../../outgoing/outgoing-fault.js';
import { isoTime } from '../../time/iso-time.js';
import { hourMs } from '../../time/time-units.js';
import { type CompaniesService, companyOfRow } from '../companies/companies.service.js';
import { readSite } from './read-site.js';
import { findSiteLook, saveSiteLook } from './site-looks.store.js';

interface Needs extends Pick<Ground, 'database' | 'now' | 'outgoing' | 'limits'> {
  companies: CompaniesService;
}

const readingsAnHour = 12;
/** Of all companies together, so that nobody can have this server burden a stranger's. */
const readingsOfHostAnHour = 40;
const tooMany = 'This website was read often within the hour. What was found is kept: try again later.';
const noAddress = 'Write the address of your website, such as www.example.com';

/** Reads the company's own website, so that its chat can be seen beside it and take its looks over. */
export class SiteLookService {
  constructor(private readonly needs: Needs) {}

  async find(companyId: string): Promise<SiteReading> {
    const { database, companies } = this.needs;
    const kept = await findSiteLook(database.reader, companyId);
    if (kept) {
      const look = kept.look === null ? null : (JSON.parse(kept.look) as SiteLook);
      return { website: kept.website, look, fault: kept.fault };
    }
    const { config } = companyOfRow(await companies.requireRow(database.reader, companyId));
    return { website: config.contactInfo.website, look: null, fault: '' };
  }

  async read(companyId: string, website: string): Promise<SiteReading> {
    const { database, now, limits } = this.needs;
    const address = addressOf(website);
    await limits.require(
      [
        { name: 'site-look', of: companyId, most: readingsAnHour, windowMs: hourMs },
        { name: 'site-look-host', of: new URL(address).host, most: readingsOfHostAnHour, windowMs: hourMs },
      ],
      tooMany,
    );
    const { look, fault } = await this.tryReading(address);
    const readAt = now();
    const stored = look && JSON.stringify({ ...look, readAt: isoTime(readAt) } satisfies SiteLook);
    await database.transaction((trx) => saveSiteLook(trx, companyId, { website, look: stored, fault, readAt }));
    return this.find(companyId);
  }

  private async tryReading(address: string) {
    const { outgoing } = this.needs;
    try {
      return { look: await readSite(address, { outgoing, signal: new AbortController().signal }), fault: '' };
    } catch (error) {
      if (!(error instanceof OutgoingFault)) throw error;
      return { look: null, fault: error.message };
    }
  }
}

/** As people write it: without a scheme, or with the old one that their server leads on from. */
function addressOf(website: string): string {
  const text = website.trim();
  const isLocal = /^http:\/\/(localhost|[\d.]+)(:\d+)?(\/|$)/.test(text);
  const bare = text.replace(/^https?:\/\//i, '');
  if (!isLocal && siteHost(text) === undefined) {
    throw new AppError('validation_failed', { fields: { website: noAddress } });
  }
  return isLocal ? text : `https://${bare}`;
}
