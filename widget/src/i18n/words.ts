/** Words with `{names}` in them; or one for each plural form of the language, chosen by `count`. */
export type Words = Readonly<Record<string, string | PluralWords>>;

export type PluralWords = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;
