/**
 * The sites that may frame a company's chat, for the header. The list was checked when it was saved; anything that
 * does not look like a host is dropped again, because it would stand in a header.
 */
const host = /^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/;

export function frameAncestors(allowedDomains: readonly string[]): string[] {
  if (allowedDomains.length === 0) return ['*'];
  const hosts = allowedDomains.filter((domain) => host.test(domain));
  return ["'self'", ...hosts.flatMap((domain) => [`https://${domain}`, `http://${domain}`])];
}
