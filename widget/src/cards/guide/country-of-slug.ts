const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

const known = new Map<string, string | undefined>();

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

/**
 * The code of a country from its slug, which is its English name. Found by the names that the browser knows, because a
 * table of our own would have to be downloaded.
 */
export function codeOfSlug(slug: string): string | undefined {
  if (!known.has(slug)) known.set(slug, findCode(slug));
  return known.get(slug);
}

function findCode(slug: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'region' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => slugOf(names.of(code) ?? code) === slug);
}

/** In the reader's language; in English where the browser does not know it. */
export function countryOfSlug(slug: string, nameOf: (code: string) => string): string {
  const code = codeOfSlug(slug);
  return code ? nameOf(code) : slug.replace(/(^|-)(\w)/g, (_, gap, letter) => (gap && ' ') + letter.toUpperCase());
}
