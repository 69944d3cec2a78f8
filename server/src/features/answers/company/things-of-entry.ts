import type { KnowledgeEntry } from '@meg/shared/contract/knowledge';

/** The special items that a text names. */
export type NamesThings = (text: string) => readonly string[];

const known = new WeakMap<KnowledgeEntry, readonly string[]>();

/** Uprights and grands are both pianos. */
export const kindOf = (thing: string): string => thing.split(/[-_ ]/).find((part) => part === 'piano') ?? thing;

function kindsIn({ question, keywords, answer }: KnowledgeEntry, thingsIn: NamesThings): readonly string[] {
  return thingsIn([question, keywords.join(', '), answer].join('. ')).map(kindOf);
}

/** Whether an entry may answer what is asked of things: one on pianos says nothing of a hot tub. */
export function speaksOfThings(entry: KnowledgeEntry, query: string, thingsIn: NamesThings): boolean {
  const asked = thingsIn(query).map(kindOf);
  if (asked.length === 0) return true;
  const own = known.get(entry) ?? kindsIn(entry, thingsIn);
  known.set(entry, own);
  return own.length === 0 || asked.some((kind) => own.includes(kind));
}
