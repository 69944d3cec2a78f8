import type { GuideSource } from '@meg/shared/contract/answers';
import { readUrl } from '../../../read-url.js';
import type { Company } from '../../companies/companies.service.js';

export const nameOf = ({ name, config }: Company): string => config.branding.companyName || name;

/** The company as a source, with its website if it has one. */
export function sourceOf(company: Company): GuideSource {
  const { website } = company.config.contactInfo;
  const written = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  return { title: nameOf(company), url: website === '' ? '' : (readUrl(written)?.href ?? '') };
}
