const mostCharacters = 2_000;

/** The page without its query and fragment, where addresses and tokens of people are found. */
export function sourcePage(page: string): string {
  if (!URL.canParse(page)) return '';
  const { origin, pathname } = new URL(page);
  return origin === 'null' ? '' : `${origin}${pathname}`.slice(0, mostCharacters);
}
