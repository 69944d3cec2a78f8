import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ground } from '../../ground.js';
import { readUrl } from '../../read-url.js';
import type { CompaniesService, Company } from '../companies/companies.service.js';
import type { CompanyStandingService } from '../companies/standing/company-standing.service.js';

interface Needs extends Pick<Ground, 'publicUrl' | 'dashboardOrigin'> {
  companies: CompaniesService;
  standing: CompanyStandingService;
}

/** Records once for each company that a page carries its chat. No first message waits for it. */
export class SnippetSightings {
  private readonly noting = new Map<string, Promise<void>>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly needs: Needs,
  ) {
    app.addHook('onClose', async () => void (await Promise.all(this.noting.values())));
  }

  note(company: Company, request: FastifyRequest): void {
    if (this.noting.has(company.id) || !this.isFromPage(request)) return;
    const done = this.noteOnce(company)
      .catch((error: Error) => this.app.log.warn({ reason: error.message }, 'a page with the chat was not noted'))
      .finally(() => this.noting.delete(company.id));
    this.noting.set(company.id, done);
  }

  private async noteOnce({ id, slug }: Company): Promise<void> {
    const { companies, standing } = this.needs;
    if (await companies.isSeen(slug)) return;
    await standing.noteSnippet(id);
    companies.forget(slug);
  }

  /** The server's own pages do not count, since they show the chat of any company. */
  private isFromPage({ headers, host }: FastifyRequest): boolean {
    const page = readUrl(headers.referer ?? headers.origin ?? '');
    if (!page || !/^https?:$/.test(page.protocol)) return false;
    const { publicUrl, dashboardOrigin } = this.needs;
    // The Host header may name a port that the address leaves out.
    const ownHost = readUrl(`${page.protocol}//${host}`)?.host;
    return page.origin !== publicUrl && page.origin !== dashboardOrigin && page.host !== ownHost;
  }
}
