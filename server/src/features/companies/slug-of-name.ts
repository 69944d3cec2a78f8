const most = 40;

/** The public name made from a company's name: addresses have only Latin letters. */
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
