/** The host of a website as people write it: `www.acme.example/contact`, `https://acme.example`. */
export function siteHost(website: string): string | undefined {
  const text = website.trim();
  const url = text === '' ? null : URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url && /^[a-z0-9.-]+\.[a-z0-9-]+$/.test(url.hostname) ? url.host : undefined;
}

/** What to allow for a website: its host with and without `www.`, because browsers compare hosts letter by letter. */
export function domainsOfSite(website: string): string[] {
  const host = siteHost(website);
  if (host === undefined) return [];
  const bare = host.replace(/^www\./, '');
  // A host below another one, such as quotes.acme.example, has no www. of its own.
  return host === bare && bare.split('.').length > 3 ? [bare] : [bare, `www.${bare}`];
}

/** The host without `www.` and the star of an entry for all below it, and without the port. */
const bareHost = (host: string): string => host.replace(/^(?:www|\*)\./, '').replace(/:\d+$/, '');

interface OwnSites {
  website: string;
  allowedDomains: readonly string[];
}

/** Whether a page is of the company's own site: of its website or of a domain that it allows, or below one of them. */
export function isOfOwnSite(page: string, { website, allowedDomains }: OwnSites): boolean {
  const host = URL.parse(page)?.hostname;
  if (host === undefined) return false;
  const own = [siteHost(website) ?? '', ...allowedDomains].map(bareHost).filter((name) => name !== '');
  return own.some((name) => host === name || host.endsWith(`.${name}`));
}
