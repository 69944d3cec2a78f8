import { unknownOrigin } from '@meg/shared/domain/site-origin';

const elements = new RegExp(`<(?:meta|link)\\b[^>]*"${unknownOrigin.replaceAll('.', '\\.')}[^>]*>`, 'g');

/**
 * Puts the site's own address where the page that was written ahead has none, for search engines and previews of
 * links. Without `PUBLIC_URL` there is no address that one could vouch for: the elements that need one are left out,
 * and structured data names paths.
 */
export function withSiteOrigin(html: string, publicUrl: string | undefined): string {
  if (publicUrl === undefined) return html.replace(elements, '').replaceAll(unknownOrigin, '');
  return html.replaceAll(unknownOrigin, publicUrl).replace('<html ', `<html data-public-url="${publicUrl}" `);
}
