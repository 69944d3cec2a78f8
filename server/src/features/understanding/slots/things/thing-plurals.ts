const plain = /^[\p{Script=Latin}]{3,}$/u;
const arabic = /^[\p{Script=Arabic}]{3,}$/u;

/** Spanish and English add a vowel after these alone: "sillones", "couches", where "cotés" are no cots. */
const takesVowel = /(?:[lnrdjyiu]|[cs]h)$/;
/** "Lits de bebé", "machines à laver": French and Spanish put the first word into the plural. */
const firstOfName = /^([\p{Script=Latin}]{3,})( (?:de|d|a|en) .+)$/u;

const latinPlurals = (name: string): string[] => [`${name}s`, ...(takesVowel.test(name) ? [`${name}es`] : [])];

/** The plurals that end a name regularly; others stand in the lists. */
function plurals(name: string): string[] {
  const last = name.split(' ').at(-1) ?? '';
  const [, first = '', rest = ''] = firstOfName.exec(name) ?? [];
  const ofFirst = rest !== '' && !/[sxz]$/.test(first) ? latinPlurals(first).map((one) => one + rest) : [];
  if (plain.test(last)) return [...ofFirst, ...(/[sxz]$/.test(last) ? [] : latinPlurals(name))];
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
