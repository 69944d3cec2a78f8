const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?';
const domain = new RegExp(`^(\\*\\.)?(${label}\\.)*${label}(:\\d{1,5})?$`);

/**
 * The domain in what somebody typed or pasted, such as an address from the browser's bar. Any other text
 * is returned unchanged, and the server says what is wrong with it.
 */
export function domainOf(typed: string): string {
  const text = typed.trim().toLowerCase();
  const address = /^[a-z]+:\/\//.test(text) ? text : `https://${text}`;
  const host = text.startsWith('*.') ? text.replace(/\/.*$/, '') : URL.parse(address)?.host;
  return host && domain.test(host) ? host : text;
}

export function isDomain(text: string): boolean {
  return domain.test(text);
}
