const mostCharacters = 2_000;

/** The page's address without query and fragment, which may hold personal data and tokens. */
export function sourcePage(page: string): string {
  if (!URL.canParse(page)) return '';
  const { origin, pathname } = new URL(page);
  return origin === 'null' ? '' : `${origin}${pathname}`.slice(0, mostCharacters);
}
