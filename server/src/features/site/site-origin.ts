import { unknownOrigin } from '@meg/shared/domain/site-origin';

const elements = new RegExp(`<(?:meta|link)\\b[^>]*"${unknownOrigin.replaceAll('.', '\\.')}[^>]*>`, 'g');

/**
 * Fills the site's address into a prerendered page, for search engines and previews of links. Without `PUBLIC_URL` the
 * address is not known: elements that need one are removed, and structured data has paths.
 */
export function withSiteOrigin(html: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return html.replace(elements, '').replaceAll(unknownOrigin, '');
  return html.replaceAll(unknownOrigin, publicUrl).replace('<html ', `<html data-public-url="${publicUrl}" `);
}
