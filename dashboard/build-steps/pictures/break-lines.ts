/** Words to lines no wider than there is room for; what does not fit into the last line ends in an ellipsis. */
export function breakLines(
  text: string,
  { fits, mostLines }: { fits: (line: string) => boolean; mostLines: number },
): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  if (lines.length <= mostLines) return lines;
  const shown = lines.slice(0, mostLines);
  let words = (shown.at(-1) ?? '').split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words = words.slice(0, -1);
  return [...shown.slice(0, -1), `${words.join(' ').replace(/[,.;:]$/, '')}…`];
}
