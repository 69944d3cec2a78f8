import { withoutContacts, withoutLongNumbers } from '../../understanding/personal-data.service.js';

const mostCharacters = 200;

/** The path of a page without what may name a visitor: its query, its fragment, long numbers. */
export function pagePath(page: string): string | undefined {
  const url = URL.parse(page, 'https://page.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  return withoutLongNumbers(withoutContacts(readable(url.pathname))).slice(0, mostCharacters);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
