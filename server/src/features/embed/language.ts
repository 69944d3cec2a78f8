/** The languages of a setting or an Accept-Language header, most wanted first. */
function wanted(value: unknown): string[] {
  if (typeof value !== 'string' || value.length > 500) return [];
  return value
    .split(',')
    .map((part) => {
      const [tag = '', quality] = part.trim().split(/;\s*q=/);
      return { tag: tag.toLowerCase(), quality: quality === undefined ? 1 : Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}

/** The first wanted language that there is a catalogue for: `fr-CA` is served by `fr`. English where there is none. */
export function chooseLanguage(available: readonly string[], wishes: readonly unknown[]): string {
  for (const tag of wishes.flatMap(wanted)) {
    const found = [tag, tag.split('-')[0]].find(
      (candidate) => candidate !== undefined && available.includes(candidate),
    );
    if (found) return found;
  }
  return 'en';
}
