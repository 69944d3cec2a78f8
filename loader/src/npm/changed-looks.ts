import type { Looks } from './api.js';

/** What a look is without a word about it. All others are then empty, and each falls back by itself. */
function unset(look: string): string {
  if (look === 'theme') return 'auto';
  return look === 'language' ? document.documentElement.lang : '';
}

/** What has to be said for the looks to be others: no more than that, since the visitor may have chosen a language. */
export function changedLooks(before: Looks, now: Looks): Looks {
  const gone = Object.keys(before).filter((look) => !(look in now));
  const changed = Object.entries(now).filter(([look, value]) => before[look as keyof Looks] !== value);
  return Object.fromEntries([...gone.map((look) => [look, unset(look)]), ...changed]);
}
