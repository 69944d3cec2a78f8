import { isAllowedOrigin } from '@meg/shared/bridge/guards';
import type { CompanyConfig } from '@meg/shared/contract/company-config';
import { isOfOwnSite } from '@meg/shared/domain/companies/site-hosts';

/** Whether a page is of the company's own site and may show the chat, as the settings are now. */
export function showsOwnChat(page: string, { contactInfo, allowedDomains }: CompanyConfig): boolean {
  const origin = URL.parse(page)?.origin ?? '';
  return isOfOwnSite(page, { website: contactInfo.website, allowedDomains }) && isAllowedOrigin(origin, allowedDomains);
}
