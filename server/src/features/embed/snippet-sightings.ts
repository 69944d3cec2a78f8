import { isAllowedOrigin } from '@meg/shared/bridge/guards';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Ground } from '../../ground.js';
import type { CompaniesService, Company } from '../companies/companies.service.js';
import { type CompanyStandingService, showsOwnChat } from '../companies/standing/company-standing.service.js';
import { hostPageOf } from './host-page.js';

interface Needs extends Pick<Ground, 'publicUrl' | 'dashboardOrigin'> {
  companies: CompaniesService;
  standing: CompanyStandingService;
}

const mostOfAddress = 500;

/** Records once for each company that a page carries its chat, and once more that one of its own does. No first message waits for it. */
export class SnippetSightings {
  private readonly noting = new Map<string, Promise<void>>();

  constructor(
    private readonly app: FastifyInstance,
    private readonly needs: Needs,
  ) {
    app.addHook('onClose', async () => void (await Promise.all(this.noting.values())));
  }

  note(company: Company, request: FastifyRequest): void {
    const page = this.noting.has(company.id) ? undefined : hostPageOf(request, this.needs);
    // A page that is refused shows a sentence in place of the chat.
    if (page === undefined || !isAllowedOrigin(page.origin, company.config.allowedDomains)) return;
    const done = this.noteOnce(company, `${page.origin}${page.pathname}`.slice(0, mostOfAddress))
      .catch((error: Error) => this.app.log.warn({ reason: error.message }, 'a page with the chat was not noted'))
      .finally(() => this.noting.delete(company.id));
    this.noting.set(company.id, done);
  }

  /** A page of the company's own site takes the place of another one. */
  private async noteOnce({ id, slug, config }: Company, page: string): Promise<void> {
    const { companies, standing } = this.needs;
    const before = await companies.seenOn(slug);
    if (before !== undefined && (showsOwnChat(before, config) || !showsOwnChat(page, config))) return;
    if (before === undefined) await standing.noteSnippet(id, page);
    else await standing.noteOwnPage(id, page);
    companies.forget(slug);
  }
}
