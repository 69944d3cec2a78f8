import type { SpecialItem } from '@meg/shared/domain/quotes/special-items';
import { PhraseSet } from '../phrase-set.js';
import type { SentenceWord } from '../sentence.js';
import { isDenied, isLeftBehind } from '../slots/denial.js';
import { numberOfThings } from '../slots/number-words.js';

export type Piano = Extract<SpecialItem, `piano-${string}`>;

/** What a piano is called by those who have spoken of it before: "it's a baby grand", "es de cola". */
export const pianoKinds = new PhraseSet<Piano | 'any'>({
  'piano-upright':
    'upright, uprights, up right, vertical, verticales, de pared, droit, droits, tegak, pianino, pianiino, pianiinot, pianiinod, قائم, عمودي, رأسي',
  'piano-grand':
    'grand, grands, baby grand, de cola, media cola, cuarto de cola, a queue, quart de queue, demi queue, crapaud, tiibklaver*, kabinetklaver*, ' +
    'جراند, غراند, ذو ذيل, بذيل',
  any: 'piano, pianos, klaver*, بيانو, بيانوهات, بيانوين',
});
const only = new PhraseSet({
  one:
    'only one, just one, only 1, just 1, one only, only the one, just a, only a, solo un, solo uno, solo hay un, solo hay uno, solo 1, un solo, solo tengo un, solo tenemos un, un seul, qu un, qu un seul, seulement un, juste un, ' +
    'satu sahaja, satu je, hanya satu, 1 je, ainult uks, ainult 1, vaid uks, aint uks, واحد بس, واحد فقط, بس واحد, فقط واحد',
});

/** A kind stands last in its clause or beside the piano: a "grand lit" and a "droit de douane" are none. */
const following = new Set(
  'and but not no then actually instead please pls one ones sorry too also its it is only y pero no por et mais non en aussi dan tapi juga ja aga ka و بس مش'.split(
    ' ',
  ),
);

const beforeMoney = new Set('for under about around roughly than to below over spend pay'.split(' '));

/** "For six grand", "under a grand": a thousand of money. */
function isMoney(words: readonly SentenceWord[], at: number): boolean {
  if (words[at]?.plain !== 'grand') return false;
  const [before, own] = [words[at - 2]?.plain ?? '', words[at - 1]?.plain ?? ''];
  return (numberOfThings(own) ?? 0) > 1 || (own === 'a' && beforeMoney.has(before));
}

export interface SaidPianos {
  readonly meant: readonly Piano[];
  readonly denied: readonly Piano[];
  /** Whether a piano is named without its kind. */
  readonly isNamed: boolean;
  readonly isOnlyOne: boolean;
}

/** The kinds of piano that a message names, and those that it denies, where a piano is spoken of. */
export function pianosIn(words: readonly SentenceWord[]): SaidPianos {
  const found = pianoKinds.find(words);
  const isPlain = (at: number) => found.some(({ label, from, to }) => label === 'any' && (from === at || to === at));
  const isKind = ({ from, to }: { from: number; to: number }) => {
    const next = words[to];
    if (isMoney(words, from)) return false;
    return !next || next.followsMark || following.has(next.plain) || isPlain(from) || isPlain(to);
  };
  const said = found.flatMap((span) => (span.label !== 'any' && isKind(span) ? [{ ...span, kind: span.label }] : []));
  const isStaying = (span: (typeof said)[number]) => isDenied(words, span.from) || isLeftBehind(words, span);
  const kindsOf = (spans: typeof said): Piano[] => [...new Set(spans.map(({ kind }) => kind))];
  return {
    meant: kindsOf(said.filter((span) => !isStaying(span))),
    denied: kindsOf(said.filter(isStaying)),
    isNamed: found.some(({ label }) => label === 'any'),
    isOnlyOne: only.has(words),
  };
}
