const most = 40;

/** The public name that a company gets of its own one: letters of other scripts have no place in an address. */
export function slugOfName(name: string): string {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '');
  return slug === '' ? 'movers' : slug;
}
