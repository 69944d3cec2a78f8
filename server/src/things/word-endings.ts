/** The language of a name; `any` is a make, a breed or a brand that all languages share. */
export type NameLanguage = 'any' | 'en' | 'es' | 'fr' | 'ms' | 'et' | 'ar';

const set = (endings: string): ReadonlySet<string> => new Set(['', ...endings.split(' ')]);

const estonian = 'd t ga le lt l s st sse ks na ni ta te de tega dega dele dest i id it iga is ist isse ile';

/** What may follow a name in the same word: plurals, cases, possessives. Estonian names are listed with their stem. */
export const endings: Readonly<Record<NameLanguage, ReadonlySet<string>>> = {
  any: set(`s es nya ${estonian}`),
  en: set('s es'),
  es: set('s es'),
  fr: set('s x es'),
  ms: set('nya ku mu'),
  et: set(estonian),
  ar: set('ي نا ه ها هم ك كم ات اتي اتنا ين ان'),
};

/** Spellings of a name's last word that do more than add an ending. */
export function changedSpellings(word: string, language: NameLanguage): string[] {
  if (language === 'en' && /[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`];
  if (language === 'es' && word.endsWith('z')) return [`${word.slice(0, -1)}ces`];
  if (language === 'ar' && word.endsWith('ه'))
    return ['ت', 'تي', 'تنا', 'تها', 'ته', 'تين', 'تان', 'ات'].map((end) => word.slice(0, -1) + end);
  return [];
}
