/** The host of a website as people write it: `www.acme.example/contact`, `https://acme.example`. */
export function siteHost(website: string): string | undefined {
  const text = website.trim();
  const url = text === '' ? null : URL.parse(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  return url && /^[a-z0-9.-]+\.[a-z0-9-]+$/.test(url.hostname) ? url.host : undefined;
}
