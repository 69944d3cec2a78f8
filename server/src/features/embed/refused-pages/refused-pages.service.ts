import { isAllowedOrigin } from '@meg/shared/bridge/guards';
import type { RefusedPage } from '@meg/shared/contract/refused-pages';
import { AppError } from '../../../app-error.js';
import type { Ground } from '../../../ground.js';
import { isoTime } from '../../../time/iso-time.js';
import { dayMs } from '../../../time/time-units.js';
import type { CompaniesService, Company } from '../../companies/companies.service.js';
import { hostPageOf } from '../host-page.js';
import { countRefusal, deleteRarest, hideRefusal, insertRefusal, listRefusals } from './refused-pages.store.js';

type Needs = Pick<
  Ground,
  'database' | 'now' | 'newId' | 'limits' | 'recordEvent' | 'publicUrl' | 'dashboardOrigin' | 'logger'
> & { companies: CompaniesService };

interface Pending {
  companyId: string;
  host: string;
  path: string;
  count: number;
}

export const keptRefusalMs = 90 * dayMs;
/** Until these are written, others are not counted: a flood of made-up addresses takes no memory. */
const mostPending = 200;
const mostOfPath = 200;
/** A flood of made-up addresses rings the bell no more often. */
const noticesADay = 3;
const plainHost = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(:\d{1,5})?$/;

/**
 * Keeps which websites the browser refuses to show a company's chat on, so that its owner hears of a forgotten domain.
 * It rests on the referring page, which anybody can forge: it is shown and never acted on.
 */
export class RefusedPages {
  private pending = new Map<string, Pending>();
  private writing: Promise<void> | undefined;

  constructor(private readonly needs: Needs) {}

  /** No chat waits for it. */
  note(company: Company, request: Parameters<typeof hostPageOf>[0]): void {
    const { allowedDomains } = company.config;
    const destination = request.headers['sec-fetch-dest'] ?? 'iframe';
    if (allowedDomains.length === 0 || destination !== 'iframe') return;
    const page = hostPageOf(request, this.needs);
    if (!page || page.host.length > 253 || !plainHost.test(page.host)) return;
    if (isAllowedOrigin(page.origin, allowedDomains)) return;
    const key = `${company.id} ${page.host}`;
    const known = this.pending.get(key);
    if (!known && this.pending.size >= mostPending) return;
    const path = page.pathname === '/' ? '' : page.pathname.slice(0, mostOfPath);
    this.pending.set(key, { companyId: company.id, host: page.host, path, count: (known?.count ?? 0) + 1 });
    this.writing ??= this.write().finally(() => {
      this.writing = undefined;
    });
  }

  async settle(): Promise<void> {
    while (this.writing) await this.writing;
  }

  async list(companyId: string): Promise<{ pages: RefusedPage[] }> {
    const { config } = await this.needs.companies.requireById(companyId);
    const { allowedDomains } = config;
    const rows = await listRefusals(this.needs.database.reader, companyId);
    const isRefused = (host: string) =>
      allowedDomains.length > 0 &&
      !['https', 'http'].some((scheme) => isAllowedOrigin(`${scheme}://${host}`, allowedDomains));
    const pages = rows
      .filter(({ host }) => isRefused(host))
      .map(({ id, host, path, count, firstAt, lastAt }) => ({
        id,
        host,
        path,
        count,
        firstAt: isoTime(firstAt),
        lastAt: isoTime(lastAt),
      }));
    return { pages };
  }

  async hide(companyId: string, id: string): Promise<void> {
    const { database, now } = this.needs;
    const isHidden = await database.transaction((trx) => hideRefusal(trx, companyId, { id, at: now() }));
    if (!isHidden) throw new AppError('not_found');
  }

  /** One after the other: what comes meanwhile is counted together. */
  private async write(): Promise<void> {
    while (this.pending.size > 0) {
      const waiting = this.pending;
      this.pending = new Map();
      for (const one of waiting.values()) {
        await this.writeOne(one).catch((error: Error) =>
          this.needs.logger.warn({ reason: error.message }, 'a page that may not show the chat was not noted'),
        );
      }
    }
  }

  private async writeOne({ companyId, ...refused }: Pending): Promise<void> {
    const { database, now, newId, limits, recordEvent } = this.needs;
    const refusal = { ...refused, at: now() };
    await database.transaction(async (trx) => {
      if (await countRefusal(trx, companyId, refusal)) return;
      const id = newId();
      if (!(await insertRefusal(trx, { id, companyId }, refusal))) return;
      await deleteRarest(trx, companyId);
      const notice = { name: 'refused-page-notices', of: companyId, most: noticesADay, windowMs: dayMs };
      if (await limits.takeIn(trx, [notice])) return;
      await recordEvent(trx, { companyId, type: 'chat.refused', subjectId: id, detail: { host: refused.host } });
    });
  }
}
