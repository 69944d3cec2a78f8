import type { WebhookEvent, WebhookMapping, WebhookShape } from '@meg/shared/contract/webhooks';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import type { CompaniesService } from '../../companies/companies.service.js';
import { createPayload } from './create-payload.js';
import { exampleFacts } from './example-facts.js';

interface Needs extends Pick<Ground, 'now' | 'publicUrl'> {
  companies: CompaniesService;
}

interface PreviewRequest {
  shape: WebhookShape;
  mapping: WebhookMapping;
  event: WebhookEvent;
}

const exampleEventId = '0190d2a6-6c20-7a51-b3e8-4f19c2d7a801';

/** A payload as it would be sent, of a person who does not exist. */
export class WebhookPreviewService {
  constructor(private readonly needs: Needs) {}

  async show({ companyId }: Member, { shape, mapping, event }: PreviewRequest): Promise<string> {
    const { companies, now, publicUrl } = this.needs;
    const { name, slug, config } = await companies.requireById(companyId);
    const facts = exampleFacts({
      id: exampleEventId,
      type: event,
      atMs: now(),
      publicUrl: publicUrl ?? '',
      company: { name: config.branding.companyName || name, slug, currency: config.currency },
    });
    return JSON.stringify(JSON.parse(createPayload(shape, mapping, facts)), null, 2);
  }
}
