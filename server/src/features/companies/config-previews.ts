import type { CompanyConfig } from '@meg/shared/contract/company-config';
import type { Company } from './companies.service.js';

interface Preview {
  company: Company;
  untilMs: number;
}

const keptMs = 10 * 60_000;
const mostKept = 500;

interface Sources {
  now: () => number;
  newId: () => string;
}

/**
 * Settings that are looked at before they are saved. Kept in memory for minutes: a server that does not know one shows
 * the chat as it is saved, which is what a preview may fall back to.
 */
export class ConfigPreviews {
  private readonly kept = new Map<string, Preview>();

  constructor(private readonly sources: Sources) {}

  keep(company: Company, config: CompanyConfig): string {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= mostKept && oldest !== undefined) this.kept.delete(oldest);
    const id = this.sources.newId();
    this.kept.set(id, { company: { ...company, config }, untilMs: this.sources.now() + keptMs });
    return id;
  }

  /** The company as it would be. Only by its own public name, so that no address shows one under another's. */
  find(slug: string, id: string): Company | undefined {
    const preview = this.kept.get(id);
    const isGood = preview && preview.company.slug === slug && preview.untilMs > this.sources.now();
    return isGood ? preview.company : undefined;
  }
}
