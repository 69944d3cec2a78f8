/**
 * The sites that may frame a company's chat, as the header wants them. The list was checked when it was saved;
 * what does not look like a host is left out all the same, because it would stand in a header.
 */
const host = /^(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/;

export function frameAncestors(allowedDomains: readonly string[]): string[] {
  if (allowedDomains.length === 0) return ['*'];
  const hosts = allowedDomains.filter((domain) => host.test(domain));
  return ["'self'", ...hosts.flatMap((domain) => [`https://${domain}`, `http://${domain}`])];
}
