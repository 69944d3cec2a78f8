import type { ParsedInputOf } from '@meg/shared/contract/endpoint';
import type { previewWebhook } from '@meg/shared/contract/webhooks';
import type { Ground } from '../../../ground.js';
import type { Member } from '../../../people/person.js';
import { type CompaniesService, publicCompanyOf } from '../../companies/companies.service.js';
import { createPayload } from './create-payload.js';
import { exampleFacts } from './example-facts.js';

interface Needs extends Pick<Ground, 'now' | 'publicUrl'> {
  companies: CompaniesService;
}

type PreviewRequest = ParsedInputOf<typeof previewWebhook>['body'];

const exampleEventId = '0190d2a6-6c20-7a51-b3e8-4f19c2d7a801';

/** Shows a payload with an example lead. */
export class WebhookPreviewService {
  constructor(private readonly needs: Needs) {}

  async show({ companyId }: Member, { shape, mapping, event }: PreviewRequest): Promise<string> {
    const { companies, now, publicUrl } = this.needs;
    const facts = exampleFacts({
      id: exampleEventId,
      type: event,
      atMs: now(),
      publicUrl: publicUrl ?? '',
      company: publicCompanyOf(await companies.requireById(companyId)),
    });
    return JSON.stringify(JSON.parse(createPayload(shape, mapping, facts)), null, 2);
  }
}
