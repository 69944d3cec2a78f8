const plain = /^[\p{Script=Latin}]{3,}$/u;
const arabic = /^[\p{Script=Arabic}]{3,}$/u;

/** The plurals that end a name regularly; others stand in the lists. */
function plurals(name: string): string[] {
  const last = name.split(' ').at(-1) ?? '';
  if (plain.test(last) && !/[sxz]$/.test(last)) return [`${name}s`, `${name}es`];
  if (!arabic.test(last)) return [];
  return last.endsWith('ه')
    ? ['ات', 'تين', 'تي'].map((end) => name.slice(0, -1) + end)
    : ['ات', 'ين'].map((end) => name + end);
}

/** Lists of names with their regular plurals. */
export const withPlurals = <Label extends string>(
  lists: Readonly<Partial<Record<Label, string>>>,
): Readonly<Record<Label, string>> =>
  Object.fromEntries(
    Object.entries(lists).map(([label, list]) => {
      const names = (list as string).split(',').map((name) => name.trim());
      return [label, [...names, ...names.flatMap(plurals)].join(', ')];
    }),
  ) as Readonly<Record<Label, string>>;
