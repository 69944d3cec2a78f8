import type { InventoryCode } from '@meg/shared/domain/quotes/inventory-items';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isLeftBehind, isPhraseDenied } from '../slots/denial.js';
import { numberOfThings } from '../slots/number-words.js';
import { thingsIn } from '../slots/things/inventory.js';
import { deniedParts } from './denied-parts.js';

export interface WithdrawnThing {
  readonly code: InventoryCode;
  /** Where it is named. */
  readonly at: number;
  /** Undefined for all of them. */
  readonly count: number | undefined;
}

/** "2 boxes less", "2 fewer boxes", where "less than 20 boxes" takes nothing back. */
const fewer = new PhraseSet({
  less: 'less, fewer, menos, de moins, en moins, moins, kurang, vahem, اقل, ناقص',
  than: 'less than, fewer than, menos de, menos que, moins de, moins que, kurang dari, kurang daripada, vahem kui, اقل من',
});
const reach = 4;

/** The number right before a thing: "1 of the bikes", "dos de las sillas". */
function numberBefore(words: readonly SentenceWord[], from: number): number | undefined {
  const before = words.slice(Math.max(0, from - reach), from);
  return before.map(({ plain }) => numberOfThings(plain)).findLast((number) => number !== undefined);
}

function fewerThings(words: readonly SentenceWord[]): WithdrawnThing[] {
  const found = fewer.find(words);
  const isThan = (at: number) => found.some(({ label, from }) => label === 'than' && from === at);
  const less = found.filter(({ label, from }) => label === 'less' && !isThan(from));
  return thingsIn(words).flatMap(({ label, from, to }): WithdrawnThing[] => {
    const isLess = less.some(
      (at) => at.from === to || (at.to === from && numberOfThings(words[at.from - 1]?.plain ?? '')),
    );
    const count = numberBefore(words, from);
    return isLess && count !== undefined ? [{ code: label, at: from, count }] : [];
  });
}

/** The things that a message takes back, some of them or all. */
export function withdrawnThings(words: readonly SentenceWord[]): WithdrawnThing[] {
  const denied = deniedParts(words).flatMap((part) => {
    const start = part[0] ? words.indexOf(part[0]) : 0;
    return thingsIn(part).map(({ label, from }) => ({
      code: label,
      at: start + from,
      count: numberBefore(part, from),
    }));
  });
  const less = fewerThings(words);
  const said = [...less, ...denied.filter(({ at }) => !less.some((one) => one.at === at))];
  const staying = thingsIn(words)
    .filter((thing) => isPhraseDenied(words, thing) || isLeftBehind(words, thing))
    .filter(({ from }) => !said.some(({ at }) => at === from))
    .map(({ label, from }) => ({ code: label, at: from, count: undefined }));
  return [...said, ...staying];
}
