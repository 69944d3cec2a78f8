/** As many and as long as an entry takes. */
const mostWordings = 30;
const mostCharacters = 160;

/** Wordings as an entry stores them: the page Knowledge parts them by commas, so they have none themselves. */
export function entryWordings(lines: readonly string[]): string[] {
  const plain = lines.map((line) => line.replace(/,/g, ' ').replace(/\s+/g, ' ').trim());
  const short = plain.filter((line) => line !== '' && line.length <= mostCharacters);
  return [...new Set(short)].slice(0, mostWordings);
}
